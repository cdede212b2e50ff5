"""The fourth speed: the compiled rules and bots as WebAssembly, for browsers."""
