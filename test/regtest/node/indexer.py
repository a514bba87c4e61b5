"""ElectrumX as it is, but for the second that it may wait before each answer, to hide from a network how long answers are.

With OCHRE_PROMPT it answers a broadcast once it lists it, where else it looks at what waits a moment later.
"""

import asyncio
import os
import sys

from electrumx.cli.electrumx_server import main
from electrumx.lib.hash import hex_str_to_hash
from electrumx.server.session import SessionManager
from electrumx.server.transport import PaddedRSTransport

PaddedRSTransport.WAIT_FOR_BUFFER_GROWTH_SECONDS = 0
broadcast = SessionManager.broadcast_transaction


async def broadcast_and_look(self, raw_tx):
    tx_hash = await broadcast(self, raw_tx)
    for _ in range(500):
        if hex_str_to_hash(tx_hash) in self.mempool.txs:
            break
        await asyncio.sleep(0.02)
    return tx_hash


if os.environ.get("OCHRE_PROMPT"):
    SessionManager.broadcast_transaction = broadcast_and_look
sys.exit(main())
