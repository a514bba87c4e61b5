### What a wallet service speaks, and what was seen of it when it was asked.

## What each dialect is called: RGB Node, rgb-node-api and ThunderLink are names of programs.

dialect-document = Wie dokumentiert
dialect-rgb-node-api = rgb-node-api, seit August 2026
dialect-rgb-node-2026-03 = RGB Node, seit März 2026
dialect-rgb-node-2025-08 = RGB Node, August 2025 bis März 2026
dialect-rgb-node-2025-07 = RGB Node, Juli 2025
dialect-rgb-node-2025-06 = RGB Node, Juni 2025
dialect-rgb-node-2025-05 = RGB Node, Mai 2025
dialect-rgb-node-2025-04 = RGB Node, April 2025
dialect-thunderlink = ThunderLink-Server, für eine Wallet

## Which keychain of the wallet (a number of its paths) the service uses.

dialect-keychain-learned = Erkennen (0 oder 1)
dialect-keychain-vanilla0 = Zweig 0
dialect-keychain-vanilla1 = Zweig 1 (RGB Node bis März 2026)
dialect-keychain-oldest = Zweig 1, Assets 9 (älteste)

## What was seen. path: what was asked; names: names of headers, fields or calls.

dialect-saw-wantsHeaders = { $path } verlangt { $names }.
dialect-saw-namesCalls = Listet die Aufrufe { $names }.
dialect-saw-names-no-calls = Listet keinen der späteren Aufrufe.
dialect-saw-callIsThere = { $path } ist vorhanden.
dialect-saw-answersWithoutKeys = { $path } antwortet jedem: Der Dienst bedient eine einzige Wallet.
dialect-saw-wantsToken = { $path } verlangt ein Token.
dialect-saw-isThunderlink = { $path } antwortet wie ThunderLink.
dialect-saw-saysApp = { $path } nennt das Programm: { $names }.
dialect-saw-nothingThere = Unter { $path } ist nichts.
dialect-saw-noSense = { $path } gab keine lesbare Antwort.
dialect-saw-no-sense-status = { $path } antwortete { $status }.
