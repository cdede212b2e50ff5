"""A program that misbehaves: `python rogue.py KIND`. It takes the last of its choices, except where its kind makes it do something else."""

import json
import os
import signal
import subprocess
import sys
import time

KIND = sys.argv[1]
OUT = sys.stdout.buffer
FOREVER = 600


def write(line):
    OUT.write(line + b"\n")
    OUT.flush()


def say(**message):
    write(json.dumps(message).encode())


def sleep():
    time.sleep(FOREVER)


def answer(asked):
    say(do="decide", id=asked["id"], action=asked["choices"][-1]["action"])


def before():
    """What comes before its hello."""
    if KIND == "exits":
        sys.exit("I would rather not.")
    elif KIND == "silent":
        sleep()
    elif KIND == "old":
        say(do="hello", protocol=0)
        sys.stderr.write(sys.stdin.readline())
        sleep()
    elif KIND == "impatient":
        say(do="decide", id="1", action=1)
    elif KIND == "greets with nonsense":
        write(b"hello")
    elif KIND == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)


def after():
    """What comes after it."""
    if KIND == "deaf":
        sleep()
    elif KIND == "closes output":
        os.close(1)
        sleep()
    elif KIND == "closes input":
        os.close(0)
        sleep()
    elif KIND == "greets twice":
        say(do="hello", protocol=1)
    elif KIND == "has a child":
        child = subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({FOREVER})"])
        print(child.pid, file=sys.stderr, flush=True)


def decide(asked, number):
    """What it does when it is asked for its decision, which has a number from 1."""
    match KIND:
        case "late":
            time.sleep(0.5)
            answer(asked)
        case "mute":
            pass
        case "stops":
            os.kill(os.getpid(), signal.SIGSTOP)
        case "not JSON":
            write(b"I claim!")
        case "empty lines":
            write(b"")
        case "wrong shape":
            write([b"[]", b'{"do":"decide","id":7,"action":"pass"}', b'{"do":"decide","id":"7","action":1,"why":"not"}'][number % 3])
        case "deep":
            write(b"[" * 4000)
        case "a number without end":
            write(b'{"do":"decide","id":"%b","action":%b}' % (asked["id"].encode(), b"9" * 4000))
        case "not UTF-8":
            write(b'{"do":"decide","id":"\xff\xfe","action":1}')
        case "not allowed":
            say(do="decide", id=asked["id"], action=264 if asked["game"]["asked"] != "name a character" else 0)
        case "another question":
            say(do="decide", id="nobody-asked", action=asked["choices"][0]["action"])
        case "twice":
            answer(asked)
            answer(asked)
        case "floods":
            while True:
                write(b"and another thing")
        case "no end of line":
            while True:
                OUT.write(b"blah " * 1000)
        case "floods errors":
            os.write(2, b"dear diary, " * 10_000)
            answer(asked)
        case "dies":
            if number > 2:
                sys.exit("I have had enough.")
            answer(asked)
        case "crashes":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "babbles":
            print("let me think", flush=True)
            answer(asked)
        case _:
            answer(asked)


before()
say(do="hello", protocol=1)
after()
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["is"] == "decide":
        asked += 1
        decide(message, asked)
if KIND == "stubborn":
    sleep()
