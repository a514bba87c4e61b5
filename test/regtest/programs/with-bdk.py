"""What the lane has BDK do: reads {"act": …} from the file that it is given, and writes the answer as JSON."""

import json
import sys

import bdkpython as bdk

NETWORK = bdk.Network.REGTEST
KIND = bdk.NetworkKind.TEST
EXTERNAL = bdk.KeychainKind.EXTERNAL
INTERNAL = bdk.KeychainKind.INTERNAL
#: As far as docs/recovery.md has other programs look.
STOP_GAP = 30
BATCH = 20


def wallet_of(receive, change):
    return bdk.Wallet(receive, change, NETWORK, bdk.Persister.new_in_memory())


def from_descriptors(asked):
    return wallet_of(bdk.Descriptor(asked["receive"], KIND), bdk.Descriptor(asked["change"], KIND))


def from_words(asked):
    secret = bdk.DescriptorSecretKey(KIND, bdk.Mnemonic.from_string(asked["words"]), None)
    return wallet_of(
        bdk.Descriptor.new_bip86(secret, EXTERNAL, KIND), bdk.Descriptor.new_bip86(secret, INTERNAL, KIND)
    )


def scan(wallet, electrum):
    client = bdk.ElectrumClient(electrum)
    wallet.apply_update(client.full_scan(wallet.start_full_scan().build(), STOP_GAP, BATCH, False))


def script_of(address):
    return bdk.Address(address, NETWORK).script_pubkey()


def addresses(asked):
    wallet = from_descriptors(asked)
    return {
        name: [str(wallet.peek_address(keychain, index).address) for index in range(asked["count"])]
        for name, keychain in (("receive", EXTERNAL), ("change", INTERNAL))
    }


def build(asked):
    wallet = from_descriptors(asked)
    scan(wallet, asked["electrum"])
    amount = bdk.Amount.from_sat(asked["sats"])
    rate = bdk.FeeRate.from_sat_per_vb(asked["rate"])
    builder = bdk.TxBuilder().add_recipient(script_of(asked["to"]), amount).fee_rate(rate)
    return {"sats": wallet.balance().total.to_sat(), "psbt": builder.finish(wallet).serialize()}


def spend_all(asked):
    wallet = from_words(asked)
    scan(wallet, asked["electrum"])
    rate = bdk.FeeRate.from_sat_per_vb(asked["rate"])
    psbt = bdk.TxBuilder().drain_wallet().drain_to(script_of(asked["to"])).fee_rate(rate).finish(wallet)
    whole = wallet.sign(psbt)
    return {
        "sats": wallet.balance().total.to_sat(),
        "whole": whole,
        "hex": bytes(psbt.extract_tx().serialize()).hex(),
    }


def sign(asked):
    wallet = from_words(asked)
    # What a service hands out may lie beyond what this wallet has shown.
    for keychain in (EXTERNAL, INTERNAL):
        wallet.reveal_addresses_to(keychain, STOP_GAP)
    psbt = bdk.Psbt(asked["psbt"])
    options = bdk.SignOptions(
        trust_witness_utxo=True,
        assume_height=None,
        allow_all_sighashes=False,
        try_finalize=asked["finalize"],
        sign_with_tap_internal_key=True,
        allow_grinding=False,
    )
    return {"whole": wallet.sign(psbt, options), "psbt": psbt.serialize()}


ACTS = {"addresses": addresses, "build": build, "spendAll": spend_all, "sign": sign}

with open(sys.argv[1], encoding="utf-8") as file:
    request = json.load(file)
print(json.dumps(ACTS[request["act"]](request)))
