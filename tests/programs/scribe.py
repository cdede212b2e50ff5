"""A program that writes down all that it is told, byte for byte, and takes the first choice: `python scribe.py FILE`."""

import json
import sys
from pathlib import Path

print('{"do":"hello","protocol":1}', flush=True)
with Path(sys.argv[1]).open("wb") as file:
    for line in sys.stdin.buffer:
        file.write(line)
        file.flush()
        message = json.loads(line)
        if message["is"] == "decide":
            print(json.dumps({"do": "decide", "id": message["id"], "action": message["choices"][0]["action"]}), flush=True)
