"""The rules, tested in the order of the rulebook; run interpreted, these tests reach every line and every branch of the core."""
