import { objectFromJson } from '../texts.ts';
import type { FlowKind, SigningKind, SigningOrigin, SigningState } from './states.ts';
import { FLOW_KINDS } from './states.ts';

/**
 * How signings were kept before there was one record of them: flows with their steps, and beside them what was brought.
 * Old data folders and old backups are read by this and by nothing else. Pure.
 */

const RENAMED = {
  intent: 'asked',
  begun: 'built',
  judged: 'built',
  refused: 'contradicted',
  away: 'away',
  approved: 'approved',
  signed: 'signed',
  ending: 'handingOver',
  ended: 'accepted',
  unknown: 'handedOver',
  seen: 'broadcast',
  settled: 'settled',
  failed: 'givenUp',
  dropped: 'dropped',
} as const satisfies Readonly<Record<string, SigningState>>;

export type StateBefore = keyof typeof RENAMED;
export const STATES_BEFORE = Object.keys(RENAMED) as readonly StateBefore[];

export type StepBefore = Omit<WholeStep, 'state'> & { readonly state: StateBefore };

export interface FlowBefore {
  readonly id: string;
  readonly walletId: string;
  readonly kind: FlowKind;
  readonly state: StateBefore;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly steps: readonly StepBefore[];
}

/** A row of what was brought. Of a state that nobody knows: it is none that was signed. */
export interface BroughtBefore {
  readonly id: string;
  readonly walletId: string;
  readonly txid: string;
  readonly commits: string;
  readonly name: string;
  readonly cameAs: string;
  readonly text: string;
  readonly state: string;
  readonly atMs: number;
  /** JSON texts. */
  readonly spending: string | null;
  readonly coins: string | null;
  readonly signed: string | null;
  readonly signedAtMs: number | null;
}

/** A signing as it lies in the record: steps in their order, and what was brought of an imported one. */
export interface WholeSigning {
  readonly id: string;
  readonly walletId: string;
  readonly origin: SigningOrigin;
  readonly kind: SigningKind;
  readonly state: SigningState;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly steps: readonly WholeStep[];
  readonly imported: ImportedPart | null;
  /** `spends`: from a backup, and not proved once more. It holds its coins, and the book learns nothing else from it. */
  readonly proves?: 'spends';
}

/** `data` is JSON text. */
export interface WholeStep {
  readonly state: SigningState;
  readonly atMs: number;
  readonly data: string;
}

export type ImportedPart = Pick<BroughtBefore, 'txid' | 'commits' | 'name' | 'cameAs' | 'text' | 'coins'>;

/** Throws where the data of a step is no JSON. */
export function fromFlow({ steps, state, ...flow }: FlowBefore): WholeSigning {
  const renamed = renamedSteps(steps);
  const last = steps.at(-1);
  const now = last?.state === state ? renamed.at(-1)?.state : undefined;
  return {
    ...flow,
    origin: steps.some((step) => step.state === 'away') ? 'away' : 'built',
    // Without a verdict it is only asked for.
    state: now ?? (state === 'begun' ? 'asked' : RENAMED[state]),
    steps: renamed,
    imported: null,
  };
}

/** The PSBT and its verdict become one step; a PSBT that was not judged yet is none. */
function renamedSteps(steps: readonly StepBefore[]): WholeStep[] {
  let begun: object = {};
  return steps.flatMap(({ state, atMs, data }): WholeStep[] => {
    if (state === 'begun') begun = members(data);
    if (state === 'begun') return [];
    if (state === 'judged')
      return [{ state: 'built', atMs, data: JSON.stringify({ ...begun, ...members(data) }) }];
    if (state === 'unknown' && 'refused' in members(data) && members(data).refused === true)
      return [{ state: 'refused', atMs, data }];
    return [{ state: RENAMED[state], atMs, data }];
  });
}

function members(data: string): { readonly refused?: unknown } {
  const value: unknown = JSON.parse(data);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** What was being signed when Ochre ended reached nobody: it waits to be signed, as what never was. Never throws. */
export function fromBrought(row: BroughtBefore): WholeSigning {
  const { id, walletId, txid, commits, name, cameAs, text, coins, atMs } = row;
  const isSigned = row.state === 'signed';
  const spending = isSigned ? spendingOf(row.spending) : null;
  const signedAtMs = row.signedAtMs ?? atMs;
  const built: WholeStep = { state: 'built', atMs, data: JSON.stringify({ txid }) };
  return {
    ...{ id, walletId, origin: 'imported', createdAtMs: atMs },
    kind: kindOf(spending) ?? packedKind(cameAs, text) ?? 'offline',
    state: isSigned ? 'signed' : 'built',
    updatedAtMs: isSigned ? signedAtMs : atMs,
    steps:
      spending === null
        ? [built]
        : [
            built,
            { state: 'approved', atMs: signedAtMs, data: JSON.stringify({ spending }) },
            {
              state: 'signed',
              atMs: signedAtMs,
              data: JSON.stringify({ ...spending, txid, psbt: row.signed }),
            },
          ],
    imported: { txid, commits, name, cameAs, text, coins },
  };
}

/** What cannot be read is kept as it was found, under a name that says so. */
function spendingOf(text: string | null): object {
  const value = objectFromJson(text ?? '');
  if (value !== null && !Array.isArray(value)) return value;
  return { unreadable: text };
}

function packedKind(cameAs: string, text: string): SigningKind | null {
  if (cameAs !== 'pack') return null;
  const pack = objectFromJson(text);
  return pack !== null && 'intent' in pack ? kindOf(pack.intent) : null;
}

/** Null where it names none. */
export function kindOf(named: unknown): FlowKind | null {
  if (typeof named !== 'object' || named === null || !('kind' in named)) return null;
  return FLOW_KINDS.find((kind) => kind === named.kind) ?? null;
}
