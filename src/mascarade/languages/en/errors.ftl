# Why something could not be done: one message for each code of mascarade.server.errors, and the page’s own “offline”.

error-bad-message = The server did not understand that. Reload the page and try again.
error-too-large = That was too long to send.
error-too-fast = Not so fast! Wait a moment, then try again.
error-not-now = You cannot do that right now.
error-not-host = Only the host can do that.
error-not-seated = You have no seat at this table.
error-unknown-table = There is no table with this code. Did you type it correctly?
error-table-full = Every seat at this table is taken.
error-name-taken = Somebody at this table already has that name. Choose another one.
error-bad-name = That name cannot be used. Try another one.
error-bad-cast = This cast breaks the rules. See what is wrong, then try again.
error-late = Too late: the game has already moved on.
error-not-allowed = The rules do not allow that now.
error-chat-off = The host has turned off the chat.
error-too-many-tables = Too many tables have been opened from your connection. Try again later.
error-onlookers-off = This table does not admit onlookers.
error-old-protocol = There is a new version of the game. Reload the page.
error-server-busy = The server is very busy. Try again in a moment.
error-offline = No connection to the server. Trying again…
error-no-core = This browser can’t run the game on its own. An up-to-date Firefox, Chrome, Edge or Safari can.
error-unfetched = Part of the game could not be loaded. Check your connection, then try again.
error-lone-failed = Something went wrong, and nothing has changed. Try again, or reload the page.
