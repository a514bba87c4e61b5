"""A wallet service over one official release of rgb-lib for Python, in the shape that RGB-Node had in its day.

    PYTHONPATH=<unpacked wheel> python3 server.py DATA_DIR INDEXER_URL PROXY_ENDPOINT

Writes one line of JSON once it listens: its port. What it answers is what the library's own objects hold: attributes by
name, enumerations by number, as FastAPI writes them. The handlers follow RGB-Node src/routes.py; service-facts.md 1.3 has
the source.

The `x-lane` header of a request holds what the lane sets: the shape, the seconds of an invoice, what a send fixes.
"""

import inspect
import json
import os
import sys
import threading
import time
from enum import Enum
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import rgb_lib
from rgb_lib import RgbLibError, Wallet, WalletData

DATA_DIR, INDEXER_URL, PROXY_ENDPOINT = sys.argv[1:4]
NETWORK = rgb_lib.BitcoinNetwork.REGTEST
HEADERS = {"2025-06": ["xpub-van", "xpub-col"]}
ALL_HEADERS = ["xpub-van", "xpub-col", "master-fingerprint"]
OFFER_SECONDS = 3600


def named(function):
    return [name for name in inspect.signature(function).parameters if name != "self"]


def call(function, **known):
    """Hands over what this release takes, by name. A parameter that nobody knows ends the call."""
    return function(**{name: known[name] for name in named(function)})


def plain(value):
    if isinstance(value, Enum):
        return value.value
    if value is None or isinstance(value, (str, int, float, bool)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return {name: plain(one) for name, one in vars(value).items() if not name.startswith("_")}


def assigned(amount):
    """Base units as the release says them; None where the amount is left open."""
    if not hasattr(rgb_lib, "Assignment"):
        return amount
    return rgb_lib.Assignment.ANY() if amount is None else rgb_lib.Assignment.FUNGIBLE(amount)


class Refused(Exception):
    def __init__(self, status, body):
        super().__init__(body)
        self.status, self.body = status, body


class Open:
    """A watch-only wallet that is online. One call at a time."""

    def __init__(self, keys):
        folder = os.path.join(DATA_DIR, keys["xpub-van"])
        os.makedirs(folder, exist_ok=True)
        known = dict(
            data_dir=folder,
            bitcoin_network=NETWORK,
            database_type=rgb_lib.DatabaseType.SQLITE,
            max_allocations_per_utxo=1,
            account_xpub_vanilla=keys["xpub-van"],
            account_xpub_colored=keys["xpub-col"],
            mnemonic=None,
            master_fingerprint=keys.get("master-fingerprint"),
            vanilla_keychain=1,
            supported_schemas=[rgb_lib.AssetSchema.NIA],
        )
        if hasattr(rgb_lib, "WitnessVersion"):
            known["witness_version"] = rgb_lib.WitnessVersion.TAPROOT
        data = call(WalletData, **known)
        if "keys" in named(Wallet.__init__):
            self.wallet = Wallet(data, call(rgb_lib.SinglesigKeys, **known))
        else:
            self.wallet = Wallet(data)
        at = dict(indexer_url=INDEXER_URL, skip_consistency_check=False, vanilla_sync_lookback=20)
        if "online_options" in named(self.wallet.go_online):
            at["online_options"] = call(rgb_lib.OnlineOptions, **at)
        self.online = call(self.wallet.go_online, **at)
        self.lock = threading.Lock()

    def ask(self, name, **known):
        now = dict(online=self.online, skip_sync=False, dry_run=True)
        return call(getattr(self.wallet, name), **{**now, **known})


wallets = {}
opening = threading.Lock()


def register(one, _body, _lane):
    balance = one.ask("get_btc_balance")
    return {"address": one.wallet.get_address(), "btc_balance": balance}


def list_assets(one, _body, _lane):
    return one.wallet.list_assets([rgb_lib.AssetSchema.NIA])


def slots_begin(one, body, _lane):
    of = lambda name, camel, otherwise: body.get(name, body.get(camel, otherwise))
    return one.ask(
        "create_utxos_begin",
        up_to=of("up_to", "upTo", False),
        num=of("num", "num", 5),
        size=of("size", "size", 1000),
        fee_rate=of("fee_rate", "feeRate", 5),
    )


def signed(body):
    return body.get("signed_psbt", body.get("signedPsbt"))


def receive(name):
    def made(one, body, lane):
        seconds = lane["invoiceSeconds"]
        return one.ask(
            name,
            asset_id=body.get("asset_id"),
            amount=body.get("amount"),
            assignment=assigned(body.get("amount")),
            duration_seconds=seconds,
            expiration_timestamp=int(time.time()) + seconds,
            transport_endpoints=[PROXY_ENDPOINT],
            min_confirmations=1,
        )

    return made


def recipient(recipient_id, witness, amount, endpoints):
    witness = witness and rgb_lib.WitnessData(amount_sat=witness["amount_sat"], blinding=witness.get("blinding"))
    return call(
        rgb_lib.Recipient,
        recipient_id=recipient_id,
        witness_data=witness,
        amount=amount,
        assignment=assigned(amount),
        transport_endpoints=endpoints,
    )


def begin_send(one, recipients, body, lane):
    donation = lane["donation"] if lane["donation"] is not None else body.get("donation", False)
    begun = one.ask(
        "send_begin",
        recipient_map=recipients,
        donation=donation,
        fee_rate=body.get("fee_rate") or 5,
        min_confirmations=body.get("min_confirmations") or 1,
        expiration_timestamp=body.get("expiration_timestamp") or int(time.time()) + OFFER_SECONDS,
    )
    return begun if isinstance(begun, str) else begun.psbt


def send_begin(one, body, lane):
    invoice = rgb_lib.Invoice(body["invoice"]).invoice_data()
    asset_id = invoice.asset_id or body.get("asset_id")
    witness = body.get("witness_data") if "wvout:" in invoice.recipient_id else None
    to = recipient(invoice.recipient_id, witness, body["amount"], invoice.transport_endpoints)
    return begin_send(one, {asset_id: [to]}, body, lane)


def batch_begin(one, body, lane):
    amount_of = lambda given: given["amount"] if isinstance(given, dict) else given
    if any(to.get("witness_data") for listed in body["recipient_map"].values() for to in listed):
        # As the server, which asks a mapping for an attribute.
        raise AttributeError("'dict' object has no attribute 'amount_sat'")
    recipients = {
        asset_id: [
            recipient(to["recipient_id"], None, amount_of(to["assignment"]), to["transport_endpoints"])
            for to in listed
        ]
        for asset_id, listed in body["recipient_map"].items()
    }
    return begin_send(one, recipients, body, lane)


ENDPOINTS = {
    "btcbalance": lambda one, body, lane: one.ask("get_btc_balance", skip_sync=lane["shape"] >= "2025-08"),
    "sync": lambda one, body, lane: one.ask("get_btc_balance") and {"message": "Wallet synced successfully"},
    "address": lambda one, body, lane: one.wallet.get_address(),
    "listassets": list_assets,
    "assetbalance": lambda one, body, lane: one.wallet.get_asset_balance(body.get("asset_id", body.get("assetId"))),
    "listunspents": lambda one, body, lane: one.ask("list_unspents", settled_only=False),
    "createutxosbegin": slots_begin,
    "createutxosend": lambda one, body, lane: one.ask("create_utxos_end", signed_psbt=signed(body)),
    "issueassetnia": lambda one, body, lane: one.wallet.issue_asset_nia(
        body["ticker"], body["name"], body.get("precision", 0), body["amounts"]
    ),
    "blindreceive": receive("blind_receive"),
    "witnessreceive": receive("witness_receive"),
    "decodergbinvoice": lambda one, body, lane: rgb_lib.Invoice(body["invoice"]).invoice_data(),
    "sendbegin": send_begin,
    "sendend": lambda one, body, lane: one.ask("send_end", signed_psbt=signed(body)),
    "listtransfers": lambda one, body, lane: one.wallet.list_transfers(body.get("asset_id")),
    "failtransfers": lambda one, body, lane: {
        "failed": one.ask(
            "fail_transfers",
            batch_transfer_idx=body["batch_transfer_idx"],
            no_asset_only=body.get("no_asset_only", False),
            skip_sync=body.get("skip_sync", False),
        )
    },
    "refresh": lambda one, body, lane: one.ask("refresh", asset_id=None, filter=[]),
}
SINCE_2025_08 = {
    "sendbtcbegin": lambda one, body, lane: one.ask(
        "send_btc_begin", address=body["address"], amount=body["amount"], fee_rate=body.get("fee_rate", 3)
    ),
    "sendbtcend": lambda one, body, lane: one.ask("send_btc_end", signed_psbt=signed(body)),
}
SINCE_2026_03 = {
    "sendbatchbegin": batch_begin,
    "sendbatchend": ENDPOINTS["sendend"],
}


def endpoint(path, shape):
    first, name = ("", path[1:]) if path == "/blindreceive" else path.rsplit("/", 1)
    if first not in ("", "/wallet"):
        return None
    found = ENDPOINTS.get(name)
    if found is None and shape >= "2025-08":
        found = SINCE_2025_08.get(name)
    if found is None and shape >= "2026-03":
        found = SINCE_2026_03.get(name)
    return found


# What each call cannot do without, by the last part of its path.
NEEDED = {"assetbalance": ["asset_id"], "listtransfers": ["asset_id"], "decodergbinvoice": ["invoice"]}


def missing(headers, name, body, shape):
    """FastAPI names all that is missing at once, before anything runs."""
    lack = [["header", one] for one in HEADERS.get(shape, ALL_HEADERS) if one not in headers]
    spelt = {"asset_id": "assetId"} if shape < "2025-08" and name == "assetbalance" else {}
    if not (name == "listtransfers" and shape >= "2026-03"):
        lack += [["body", spelt.get(one, one)] for one in NEEDED.get(name, []) if spelt.get(one, one) not in body]
    return [{"type": "missing", "loc": loc, "msg": "Field required", "input": None} for loc in lack]


STATUS_OF = {
    "InsufficientBitcoins": 422,
    "InvalidAmountZero": 422,
    "AssetNotFound": 404,
    "Internal": 500,
    "SyncNeeded": 428,
}


def run(path, headers, body, lane):
    shape = lane["shape"]
    handler = register if path == "/wallet/register" else endpoint(path, shape)
    if handler is None:
        raise Refused(404, {"detail": "Not Found"})
    lack = missing(headers, path.rsplit("/", 1)[1], body, shape)
    if lack:
        raise Refused(422, {"detail": lack})
    xpub = headers["xpub-van"]
    with opening:
        if path == "/wallet/register" and xpub not in wallets:
            wallets[xpub] = Open(headers)
        one = wallets.get(xpub)
    if one is None:
        raise Refused(404, {"error": f"Wallet for client '{xpub}' does not exist."})
    with one.lock:
        return handler(one, body, lane)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        text = self.rfile.read(int(self.headers.get("content-length") or 0)).decode()
        lane = json.loads(self.headers["x-lane"])
        headers = {name.lower(): value for name, value in self.headers.items()}
        try:
            status, answer = 200, run(self.path, headers, json.loads(text or "{}"), lane)
        except Refused as refused:
            status, answer = refused.status, refused.body
        except RgbLibError as error:
            name = type(error).__name__
            status = STATUS_OF.get(name, 400)
            answer = {"error": name, "message": str(error), "status": status}
        except Exception as error:  # what nobody foresaw is told as RGB-Node tells it, and on our own standard error
            print(repr(error), file=sys.stderr, flush=True)
            status = 500
            answer = {"error": "InternalServerError", "message": "[Manager] An unexpected error occurred."}
        self.answer(status, answer)

    def do_GET(self):
        # A path that takes POST alone says so, which tells a release with batches from one without.
        lane = json.loads(self.headers["x-lane"])
        there = endpoint(self.path, lane["shape"]) is not None
        self.answer(405 if there else 404, {"detail": "Method Not Allowed" if there else "Not Found"})

    def answer(self, status, value):
        body = json.dumps(plain(value)).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
server.daemon_threads = True
print(json.dumps({"port": server.server_address[1]}), flush=True)
threading.Thread(target=server.serve_forever, daemon=True).start()
threading.Event().wait()
