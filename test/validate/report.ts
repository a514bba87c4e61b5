import { outpointName } from '../../src-main/base/bitcoin.ts';
import { toHex } from '../../src-main/base/bytes.ts';
import type { HistoryContent, HistoryVerdict } from '../../src-main/verify/history/validate.ts';
import type { Allocation } from '../../src-main/verify/history/rules.ts';

/** A verdict as JSON has it: amounts are text, and what was looked for is named. */
export function asJson(verdict: HistoryVerdict): object {
  if (verdict.outcome === 'refused') return verdict;
  const content = verdict.content === null ? {} : described(verdict.content);
  if (verdict.outcome === 'proved') return { outcome: verdict.outcome, code: null, unshown: [], ...content };
  const code = verdict.outcome === 'notMined' ? verdict.code : 'NOT_MINED';
  return { outcome: verdict.outcome, code, unshown: verdict.unshown, ...content };
}

/** The same in lines. `isAsked`: there was a chain to ask. */
export function asText(verdict: HistoryVerdict, isAsked: boolean): string {
  if (verdict.outcome === 'refused') {
    const facts = Object.entries(verdict.facts).map(([name, fact]) => `${name} ${fact}`);
    return [`Refused: ${verdict.code}`, ...facts.map((fact) => `  ${fact}`)].join('\n');
  }
  const { content } = verdict;
  const headline = isAsked || verdict.outcome === 'proved' ? HEADLINES[verdict.outcome] : UNASKED;
  return [headline, ...(content === null ? [] : lines(content)), ...unshown(verdict)].join('\n');
}

const HEADLINES = {
  proved: 'Proved from its genesis, and every transaction of it is in the chain',
  pending: 'Valid, and its last transaction is not in the chain yet',
  notMined: 'Valid as far as the file goes, and not shown by a chain: nothing is proved',
} as const;
const UNASKED = 'Valid as far as the file goes; no chain was asked, so nothing is proved';

function lines({ contract, bundles, open }: HistoryContent): string[] {
  const { ticker, name, schema, assetId, precision, supply } = contract;
  const count = supply === null ? 'one of its kind' : `${supply} units, ${precision} decimals`;
  return [
    `  ${schema} ${ticker ?? ''} ${JSON.stringify(name)}: ${count}`,
    `  ${assetId}`,
    `  ${bundles.length} transactions, ${open.length} open:`,
    ...open.map((one) => `    ${quantity(one)} on ${place(one)}`),
  ];
}

function unshown(verdict: HistoryVerdict): string[] {
  if (verdict.outcome !== 'notMined' && verdict.outcome !== 'pending') return [];
  return [`  not shown by a chain:`, ...verdict.unshown.map((txid) => `    ${txid}`)];
}

function described({ contract, bundles, open, received }: HistoryContent): object {
  const { assetId, contractId, schema, schemaId, ticker, name, details, precision, supply } = contract;
  return {
    contract: {
      assetId,
      contractId,
      schema,
      schemaId,
      ticker,
      name,
      details,
      precision,
      supply: supply === null ? null : `${supply}`,
    },
    transactions: bundles.map(({ txid }) => txid),
    open: open.map(allocation),
    received: received.map(allocation),
  };
}

function allocation(one: Allocation): object {
  const { opid, type, no } = one;
  return { opid, type, no, holds: quantity(one), on: place(one) };
}

function quantity({ state }: Allocation): string {
  if (state.kind === 'void') return 'a right';
  return state.kind === 'fungible' ? `${state.amount}` : toHex(state.bytes);
}

const place = ({ seal }: Allocation): string =>
  seal.kind === 'outpoint' ? outpointName(seal) : `seal ${seal.secretSeal}`;
