### The server of the Bitcoin network that a wallet asks, and how far its blocks were checked.

chain-title = Bitcoin network source of { $name }
chain-what = A server of the Bitcoin network lets Ochre check for itself whether a transaction is in a block. Ochre checks the proof of work of every block header since a known block; it does not take the server’s word.
chain-learns = The server learns which transactions and addresses you ask about, so which are yours, and your IP address unless a proxy hides it. Best is a server of your own.
chain-practice = “practice” is the practice chain inside Ochre. Nobody outside this computer is asked.
chain-by-proxy = It is reached by the proxy of this wallet’s connection.
chain-signet = On signet, the signature of a block lies in its transactions and is not checked.
chain-off = Off. Ochre asks no such server.
chain-address = Address of an Electrum or Esplora server
    .hint = ssl://host:50002 for Electrum, https://host/api for Esplora. tcp:// and http:// are for this computer alone, and for onion addresses through Tor.
chain-address-missing = Enter the address of a server
chain-pin = Certificate fingerprint (SHA-256), if the server made its own
    .hint = Your own server often has a certificate that no authority vouches for. Ochre then trusts only this one.
chain-test = Test
chain-tested = The server answers: block { $height }, after { $time } ms
    .harmless = It was told nothing of your wallet.
chain-use = Use this server
chain-used = Ochre asks this server from now on
chain-turn-off = Turn off
chain-turned-off = Ochre asks no Bitcoin server any more
chain-server = Server
chain-network = Network
chain-height = Newest checked block
chain-newest = { $height }, { $ago }
chain-progress = Checking block headers
chain-progress-of = { $height } of { $of }
chain-waiting = Asks the server soon
chain-failed = The last look at the server failed. What was checked before stays.
chain-again = Try again
chain-offline = Offline mode is on, so no server is asked.
chain-fee =
    { $blocks ->
        [one] In the next block: { $rate }
       *[other] In about { $blocks } blocks: { $rate }
    }
chain-fees = Estimates of your Bitcoin server
