import type { WalletError } from '../../src-main/base/errors.ts';
import type { Snapshot } from '../../src-main/verify/verdict/claims/snapshot.ts';
import type { ApiBtcBalance, ApiRefreshed, ApiTransfer } from '../../src-main/ports/index.ts';
import type { Exchange } from './recordings.ts';

/** The result of a question, as the rest of Ochre gets it. */
export type Outcome = { readonly value: unknown } | { readonly failure: WalletError['failure'] };

/**
 * Compares what the client read with the answer, which is read here a second time without the client: counts, sums,
 * states, and the words of an error. Empty: all agrees.
 */
export function saidOtherwise(exchange: Exchange, outcome: Outcome): string[] {
  const { status, answer } = exchange;
  if (status === null) return 'failure' in outcome ? [] : ['an answer where none came'];
  if (status >= 400) return 'failure' in outcome ? untold(answer ?? '', outcome.failure) : ['a success'];
  if ('failure' in outcome) return [`a failure: ${JSON.stringify(outcome.failure)}`];
  const said: unknown = answer === null || answer === '' ? null : JSON.parse(answer);
  const check = CHECKS[(exchange.path.split('/').at(-1) ?? '').replace('unspends', 'unspents')];
  return check?.(said as never, outcome.value as never) ?? [];
}

type Check = (said: never, read: never) => string[];
interface SaidUnspent {
  readonly utxo: { readonly btc_amount?: number; readonly btcAmount?: number };
}
interface SaidTransfer {
  readonly status: number | string;
  readonly recipient_id?: string | null;
}
interface SaidBalance {
  readonly vanilla: { readonly settled: number; readonly future: number; readonly spendable: number };
}

/**
 * Up to rgb-lib 0.3.0-beta.4; these four stayed the same later (docs/service-facts.md). All recorded servers run such
 * a release.
 */
const STATES = ['waitingCounterparty', 'waitingConfirmations', 'settled', 'failed', 'initiated'];

/** rgb-node-api gives states as words. */
const stateIn = ({ status }: SaidTransfer): string | undefined =>
  typeof status === 'number' ? STATES[status] : `${status.charAt(0).toLowerCase()}${status.slice(1)}`;

const CHECKS: Readonly<Record<string, Check>> = {
  listunspents: (said: readonly SaidUnspent[], read: Snapshot['entries']) => {
    const sum = said.reduce((all, { utxo }) => all + (utxo.btc_amount ?? utxo.btcAmount ?? NaN), 0);
    const got = read.reduce((all, { amountSats }) => all + amountSats, 0n);
    return said.length === read.length && BigInt(sum) === got
      ? []
      : [`${String(got)} sats of ${String(sum)}`];
  },
  listtransfers: (said: readonly SaidTransfer[], read: readonly ApiTransfer[]) =>
    said.flatMap((row, at) => {
      const got = read[at];
      const fits =
        got?.status === row.status &&
        (got.namedBy === undefined
          ? ['unknown', stateIn(row)].includes(got.statusName)
          : !['settled', 'failed'].includes(got.statusName)) &&
        got.recipientId === (row.recipient_id ?? null);
      return fits && said.length === read.length ? [] : [`transfer ${String(at)}: ${JSON.stringify(row)}`];
    }),
  btcbalance: ({ vanilla }: SaidBalance, { vanilla: read }: ApiBtcBalance) =>
    [read.settledSats, read.futureSats, read.spendableSats].join() ===
    [vanilla.settled, vanilla.future, vanilla.spendable].join()
      ? []
      : ['another balance'],
  refresh: (said: Readonly<Record<string, { failure?: unknown }>> | null, read: ApiRefreshed) => {
    const failed = Object.entries(said ?? {}).filter(([, one]) => (one.failure ?? null) !== null);
    return (read.failed ?? []).length === failed.length ? [] : ['failures of the refresh are lost'];
  },
};

/** Words of the server's error that the failure lacks. */
function untold(answer: string, { code, facts }: Extract<Outcome, { failure: unknown }>['failure']) {
  if (code === 'TOKEN_REFUSED') return ['a token is refused where none was sent'];
  const told = JSON.stringify(facts);
  if (code === 'WALLET_NOT_REGISTERED') return /does not exist/.test(answer) ? [] : ['not registered'];
  if (code === 'SERVICE_LACKS') return /Not Found|Cannot POST|not_found/.test(answer) ? [] : ['not there'];
  if (code !== 'SERVICE_ERROR') return [`it became ${code}`];
  const said = bodyOf(answer);
  return said
    .filter((text) => !told.includes(JSON.stringify(text).slice(1, -1)))
    .map((text) => `lost: ${text}`);
}

function bodyOf(answer: string): string[] {
  try {
    const { error, ...said } = JSON.parse(answer) as Record<string, unknown>;
    // rgb-node-api puts every error in an envelope.
    const isEnvelope = typeof error === 'object' && error !== null;
    const { message, detail, details } = (isEnvelope ? error : said) as Record<string, unknown>;
    const { kind, body } = (details ?? {}) as Record<string, unknown>;
    // A parser's message names what it missed.
    if (isEnvelope)
      return [body ?? message, kind].filter((one) => typeof one === 'string' && one !== '') as string[];
    const listed = Array.isArray(detail) ? (detail as { msg: string }[]).map(({ msg }) => msg) : [detail];
    return [error, message, ...listed].filter((one): one is string => typeof one === 'string' && one !== '');
  } catch {
    return [];
  }
}
