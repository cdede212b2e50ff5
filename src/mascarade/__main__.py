"""`python -m mascarade` is the command `mascarade`."""

from mascarade.cli import main

raise SystemExit(main())
