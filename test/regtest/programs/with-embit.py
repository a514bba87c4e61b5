"""What the lane has embit do: reads {"act": …} from the file that it is given, and writes the answer as JSON."""

import json
import sys

from embit import bip32, bip39, finalizer, script
from embit.descriptor import Descriptor
from embit.networks import NETWORKS
from embit.psbt import PSBT, DerivationPath
from embit.transaction import Transaction, TransactionInput, TransactionOutput

NETWORK = NETWORKS["regtest"]
ACCOUNT = "m/86h/1h/0h"


def root_of(asked):
    return bip32.HDKey.from_seed(bip39.mnemonic_to_seed(asked["words"]), version=NETWORK["xprv"])


def descriptors_of(asked):
    root = root_of(asked)
    origin = root.my_fingerprint.hex() + ACCOUNT[1:]
    account = root.derive(ACCOUNT).to_public().to_base58(NETWORK["xpub"])
    return [Descriptor.from_string(f"tr([{origin}]{account}/{keychain}/*)") for keychain in (0, 1)]


def addresses(asked):
    receive, change = (
        [one.derive(index).address(NETWORK) for index in range(asked["count"])] for one in descriptors_of(asked)
    )
    return {"receive": receive, "change": change}


def descriptors(asked):
    """For a node that looks through its coins."""
    return {"descriptors": [str(one) for one in descriptors_of(asked)]}


def build(asked):
    """Spends the given coins whole: {txid, vout, sats, keychain, index}."""
    root = root_of(asked)
    coins = asked["coins"]
    paid = sum(coin["sats"] for coin in coins) - asked["feeSats"]
    inputs = [TransactionInput(bytes.fromhex(coin["txid"]), coin["vout"], sequence=0xFFFFFFFD) for coin in coins]
    outputs = [TransactionOutput(paid, script.address_to_scriptpubkey(asked["to"]))]
    psbt = PSBT(Transaction(version=2, vin=inputs, vout=outputs, locktime=0))
    both = descriptors_of(asked)
    for coin, scope in zip(coins, psbt.inputs):
        own = both[coin["keychain"]].derive(coin["index"])
        path = f'{ACCOUNT}/{coin["keychain"]}/{coin["index"]}'
        key = root.derive(path).key.get_public_key()
        scope.witness_utxo = TransactionOutput(coin["sats"], own.script_pubkey())
        scope.taproot_internal_key = key
        origin = DerivationPath(root.my_fingerprint, bip32.parse_path(path))
        scope.taproot_bip32_derivations[key] = ([], origin)
    return {"psbt": psbt.to_string()}


def sign(asked):
    psbt = PSBT.from_string(asked["psbt"])
    signatures = psbt.sign_with(root_of(asked))
    answer = {"signatures": signatures, "psbt": psbt.to_string()}
    whole = finalizer.finalize_psbt(psbt)
    return {**answer, "hex": whole.serialize().hex() if whole is not None else None}


ACTS = {"addresses": addresses, "descriptors": descriptors, "build": build, "sign": sign}

with open(sys.argv[1], encoding="utf-8") as file:
    request = json.load(file)
print(json.dumps(ACTS[request["act"]](request)))
