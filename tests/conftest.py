"""For all tests."""

import os

os.environ.setdefault("OMP_NUM_THREADS", "1")  # tests run side by side, and more threads than cores would wait for each other
