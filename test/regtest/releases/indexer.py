"""ElectrumX as it is, but for the second that it may wait before each answer, to hide from a network how long answers are."""

import sys

from electrumx.cli.electrumx_server import main
from electrumx.server.transport import PaddedRSTransport

PaddedRSTransport.WAIT_FOR_BUFFER_GROWTH_SECONDS = 0
sys.exit(main())
