### The API version of a wallet service, and what its answers showed.

## The name of each API version (dialect): RGB Node, rgb-node-api and ThunderLink are names of programs.

dialect-document = As documented
dialect-rgb-node-api = rgb-node-api, since August 2026
dialect-rgb-node-2026-03 = RGB Node, since March 2026
dialect-rgb-node-2025-08 = RGB Node, August 2025 to March 2026
dialect-rgb-node-2025-07 = RGB Node, July 2025
dialect-rgb-node-2025-06 = RGB Node, June 2025
dialect-rgb-node-2025-05 = RGB Node, May 2025
dialect-rgb-node-2025-04 = RGB Node, April 2025
dialect-thunderlink = ThunderLink server, for one wallet

## Which keychain of the wallet (a number of its paths) the service uses.

dialect-keychain-learned = Detect (0 or 1)
dialect-keychain-vanilla0 = Branch 0
dialect-keychain-vanilla1 = Branch 1 (RGB Node until March 2026)
dialect-keychain-oldest = Branch 1, assets 9 (oldest)

## What was seen. path: what was asked; names: names of headers, fields or calls.

dialect-saw-wantsHeaders = { $path } requires { $names }.
dialect-saw-namesCalls = Lists calls { $names }.
dialect-saw-names-no-calls = Lists none of the later calls.
dialect-saw-callIsThere = { $path } exists.
dialect-saw-answersWithoutKeys = { $path } answers anyone: it serves one wallet.
dialect-saw-wantsToken = { $path } requires a token.
dialect-saw-isThunderlink = { $path } answers like ThunderLink.
dialect-saw-saysApp = { $path } says what it is: { $names }.
dialect-saw-nothingThere = { $path } doesn’t exist.
dialect-saw-noSense = { $path } gave an unreadable answer.
# status: a number of HTTP.
dialect-saw-no-sense-status = { $path } answered { $status }.
