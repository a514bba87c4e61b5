import type { BuiltPsbt } from '../chain/psbt-parts.ts';
import { txidOf } from '../chain/signed-psbt.ts';
import type { Answer } from '../../serving/answers.ts';

/** Simulated mischief and bad luck, switched on by tests through the object, never through HTTP. */
export type Scenario =
  /** The connection ends before anything is done. */
  | { readonly kind: 'loseRequest'; readonly endpoint: string }
  /** Everything is done, and the connection ends instead of the answer. */
  | { readonly kind: 'loseAnswer'; readonly endpoint: string }
  /** Something else is answered; with `acting`, everything is done before. */
  | {
      readonly kind: 'answerInstead';
      readonly endpoint: string;
      readonly acting: boolean;
      readonly status: number;
      readonly contentType: string;
      readonly body: string;
    }
  /** A begin call answers another PSBT (base64) than the one it built. */
  | { readonly kind: 'tamperPsbt'; readonly endpoint: string; readonly change: (psbt: string) => string }
  /** `create` answers an invoice for an output that the sender makes, which the document has no field to ask for. */
  | { readonly kind: 'witnessInvoice'; readonly endpoint: string };

export type ScenarioKind = Scenario['kind'];
type ScenarioOf<K extends ScenarioKind> = Extract<Scenario, { kind: K }>;

/** Endpoints are named by their last word: `createutxosend`. */
export interface Faults {
  /** For the next call of that endpoint only. */
  once: (scenario: Scenario) => void;
  /** Until cleared. */
  always: (scenario: Scenario) => void;
  clear: () => void;
}

export interface FaultSwitch extends Faults {
  /** The scenario that applies to this call, used up when it was for one call. */
  take: <K extends ScenarioKind>(kind: K, endpoint: string) => ScenarioOf<K> | null;
}

export function createFaults(): FaultSwitch {
  let active: { scenario: Scenario; lasting: boolean }[] = [];
  return {
    once: (scenario) => void active.push({ scenario, lasting: false }),
    always: (scenario) => void active.push({ scenario, lasting: true }),
    clear: () => {
      active = [];
    },
    take: (kind, endpoint) => {
      const isMeant = (scenario: Scenario): scenario is ScenarioOf<typeof kind> =>
        scenario.kind === kind && scenario.endpoint === endpoint;
      for (const entry of active) {
        if (!isMeant(entry.scenario)) continue;
        if (!entry.lasting) active = active.filter((other) => other !== entry);
        return entry.scenario;
      }
      return null;
    },
  };
}

/** The PSBT that a begin call answers: what it built, or what a scenario makes of that. */
export function tampered(faults: FaultSwitch, endpoint: string, built: BuiltPsbt): BuiltPsbt {
  const tampering = faults.take('tamperPsbt', endpoint);
  if (tampering === null) return built;
  const psbt = tampering.change(built.psbt);
  // A dishonest service would take back what it gave out, so its transaction is the one on record.
  return { psbt, txid: txidOf(psbt) ?? built.txid };
}

/** The raw answer of a scenario, as the server writes it. */
export interface RawAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

export function isRaw(answer: Answer | RawAnswer): answer is RawAnswer {
  return 'text' in answer;
}
