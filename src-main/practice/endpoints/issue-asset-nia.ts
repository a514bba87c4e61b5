import * as v from 'valibot';
import { libraryError, ok } from '../../serving/answers.ts';
import { forWallet } from '../http/endpoint.ts';
import { assetIdOf, listedAssets } from '../ledger/assets.ts';
import { issueAsset } from '../ledger/issue.ts';
import { list, readShape, small, text, u64 } from '../../serving/shape.ts';

const asked = v.object({
  ticker: text(200),
  name: text(1000),
  amounts: list(u64, 255),
  precision: small(0, 255),
});
const MAX_PRECISION = 18;
const MAX_SUPPLY = 2n ** 64n - 1n;

/** Issues at once: each amount sits on a free slot of its own. */
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
  const contract = issueAsset(world, wallet, {
    kind: 'nia',
    ticker,
    name,
    details: null,
    precision,
    amounts,
    media: null,
  });
  const assets = listedAssets(world, wallet, 'nia');
  return ok({ asset: assets.find(({ assetId }) => assetId === assetIdOf(contract)) });
});
