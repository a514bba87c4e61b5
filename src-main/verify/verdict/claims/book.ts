import { taprootAddress } from '../../../keys/address.ts';
import type { Network } from '../../../base/network.ts';
import { toHex } from '../../../base/bytes.ts';
import type { Facts } from '../../../base/refused.ts';
import type { ClaimName } from '../../../../src-preload/contract/claims.ts';
import type { OpenBook } from '../../book/open-book.ts';
import { inputFinding, outputFinding, type Finding } from './findings.ts';
import type { IntentRule } from './intent-rule.ts';
import { isUnknown, type JudgedInput } from './inputs.ts';
import type { JudgedOutput } from './outputs.ts';

export interface BookClaims {
  /** What the coins hold. */
  readonly holds: ClaimName;
  /** That none of them is promised to anybody. */
  readonly free: ClaimName;
  /** Null if an input that holds anything is refused for that alone. */
  readonly settled: ClaimName | null;
}

type Moved = Pick<IntentRule, 'findings' | 'assets'>;

/**
 * By input, in this order: the list denies what the book proves (LIST_DENIES), another transaction of ours spent it
 * or holds it (RESERVED), the person froze it (COIN_FROZEN), an open invoice waits on it (INVOICE_SLOT), what lies on it is not settled (RGB_UNSETTLED).
 */
export function judgeBook(
  inputs: readonly JudgedInput[],
  book: OpenBook,
  claims: BookClaims,
  moved: Moved,
): Finding[] {
  const returned = returnedByBook(inputs, moved);
  return inputs.flatMap((input, i) => {
    const { txid, vout } = input.outpoint;
    const outpoint = `${txid}:${vout}`;
    return [
      ...deniedFindings(input, i, outpoint, claims, returned),
      ...reservedFindings(input, i, outpoint, book),
      ...(book.isFrozen(outpoint) ? [inputFinding('COIN_FROZEN', 'inputsOurs', i, { outpoint })] : []),
      ...(book.isAwaited(outpoint) ? [inputFinding('INVOICE_SLOT', claims.free, i, { outpoint })] : []),
      ...unsettledFindings(input, i, outpoint, claims),
    ];
  });
}

/**
 * Assets of which all that lies here is closed, by the book's names, and returned to us: a service that lost its data
 * destroys nothing by it. None if the list adds to one: a transition that also closes what is not there is void.
 */
function returnedByBook(inputs: readonly JudgedInput[], { findings, assets }: Moved): ReadonlySet<string> {
  if (findings.length > 0 || inputs.some(isUnknown)) return new Set();
  const told = new Set(
    inputs.flatMap(({ holdings }) => holdings.flatMap((one) => (one.ground === 'told' ? [one.assetId] : []))),
  );
  return new Set(
    assets.flatMap(({ assetId, given }) =>
      !told.has(assetId) && given.every(({ to }) => to === 'own') ? [assetId] : [],
    ),
  );
}

/** What comes back on an open invoice's script would pass for a payment of it that nobody made (INVOICE_SLOT). */
export function judgeInvoiced(outputs: readonly JudgedOutput[], book: OpenBook, network: Network): Finding[] {
  return outputs.flatMap(({ own, script }, i) =>
    own !== null && book.isInvoiced(toHex(script))
      ? [outputFinding('INVOICE_SLOT', 'changeOurs', i, { address: taprootAddress(own, network) })]
      : [],
  );
}

function deniedFindings(
  { entry, known, denied }: JudgedInput,
  i: number,
  outpoint: string,
  { holds }: BookClaims,
  returned: ReadonlySet<string>,
): Finding[] {
  const sats =
    entry === null || known === null || entry.amountSats === known.amountSats
      ? []
      : [
          inputFinding('LIST_DENIES', 'amountsAsListed', i, {
            outpoint,
            bookSats: `${known.amountSats}`,
            listSats: `${entry.amountSats}`,
          }),
        ];
  // A list with a part of an amount, or another amount, shows more than a loss of data.
  const lies = denied.filter(({ assetId, list }) => list > 0n || !returned.has(assetId));
  const assets = lies.map(({ assetId, book, list }) =>
    inputFinding('LIST_DENIES', holds, i, { outpoint, asset: assetId, book: `${book}`, list: `${list}` }),
  );
  return [...sats, ...assets];
}

function reservedFindings({ known }: JudgedInput, i: number, outpoint: string, book: OpenBook): Finding[] {
  const by = book.holderOf(outpoint);
  if (known?.spent !== true && by === null) return [];
  const facts: Facts = {
    ...(by === null ? {} : { by }),
    ...(known?.spent === true ? { problem: 'spent' } : {}),
  };
  return [inputFinding('RESERVED', 'inputsOurs', i, { outpoint, ...facts })];
}

function unsettledFindings(
  { holdings }: JudgedInput,
  i: number,
  outpoint: string,
  { settled }: BookClaims,
): Finding[] {
  if (settled === null) return [];
  const assets = new Set(holdings.flatMap((one) => (one.settled ? [] : [one.assetId])));
  return [...assets].map((asset) => inputFinding('RGB_UNSETTLED', settled, i, { outpoint, asset }));
}
