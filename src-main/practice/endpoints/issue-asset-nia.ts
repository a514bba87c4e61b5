import * as v from 'valibot';
import { libraryError, ok } from '../answers.ts';
import { toHex } from '../bytes.ts';
import { forWallet } from '../endpoint.ts';
import { addAllocation } from '../ledger/allocations.ts';
import { addAsset, assetIdOf, listedAssets, makeKnown, nowSeconds } from '../ledger/assets.ts';
import { KIND, STATUS } from '../ledger/numbers.ts';
import { freeSlots, slotsOf } from '../ledger/slots.ts';
import { addBatch, addTransfer } from '../ledger/transfers.ts';
import { readShape, small, text, u64 } from '../shape.ts';

const asked = v.object({
  ticker: text(200),
  name: text(1000),
  amounts: v.pipe(v.array(u64), v.maxLength(255)),
  precision: small(0, 255),
});
const MAX_PRECISION = 18;
const MAX_SUPPLY = 2n ** 64n - 1n;

/**
 * Issues at once: each amount sits on a free slot of its own. The contract id is 32 random bytes, where a real one is
 * the hash of its genesis (rgb-commitment.md 8).
 */
export const issueAssetNia = forWallet('/wallet/issueassetnia', ({ world, body }, wallet) => {
  const { ticker, name, amounts, precision } = readShape(asked, body);
  const supply = amounts.reduce((sum, amount) => sum + amount, 0n);
  if (amounts.length === 0)
    throw libraryError('NoIssuanceAmounts', 'Issuance request with no provided amounts');
  if (amounts.includes(0n)) throw libraryError('InvalidAmountZero', 'Invalid amount: zero');
  if (supply > MAX_SUPPLY) {
    throw libraryError('TooHighIssuanceAmounts', 'Trying to issue too many assets');
  }
  if (precision > MAX_PRECISION) {
    throw libraryError('InvalidPrecision', 'Invalid precision: precision is too high');
  }
  if (!/^[A-Z][A-Z0-9]{0,7}$/.test(ticker)) {
    throw libraryError('InvalidTicker', 'Invalid ticker: one to eight upper-case letters and digits');
  }
  if (!/^[!-~][ -~]{0,39}$/.test(name)) {
    throw libraryError('InvalidName', 'Invalid name: one to forty characters of ASCII');
  }
  const slots = freeSlots(slotsOf(world, wallet));
  if (slots.length < amounts.length) {
    throw libraryError('InsufficientAllocationSlots', 'Insufficient allocations');
  }
  const contract = toHex(world.random(32));
  const issuedAtSeconds = nowSeconds(world);
  addAsset(world, { contract, ticker, name, precision, supply: String(supply), issuedAtSeconds });
  makeKnown(world, wallet.xpubVanilla, contract);
  const batchId = addBatch(world, wallet, {
    status: STATUS.settled,
    txid: null,
    raw: null,
    expiresAtSeconds: null,
    minConfirmations: 0,
  });
  addTransfer(world, batchId, { kind: KIND.issuance, contract, amount: String(supply) });
  amounts.forEach((amount, no) => {
    const slot = slots[no];
    if (slot === undefined) return;
    const { txid, vout } = slot;
    // The genesis operation is the contract.
    addAllocation(world, wallet.xpubVanilla, { contract, opid: contract, no, amount, txid, vout }, batchId);
  });
  return ok({ asset: listedAssets(world, wallet).find(({ assetId }) => assetId === assetIdOf(contract)) });
});
