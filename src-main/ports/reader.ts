import type { NodeList } from '../nodes/state/node-list.ts';
import type { BroughtContent } from '../domain/offline/content.ts';
import type { OfferedFile, SignedForm, signedFile } from '../domain/offline/forms.ts';
import type { ImportToJudge, JudgedImport } from '../domain/offline/judge-imported.ts';
import type { ImportedToSign } from '../domain/offline/read-imported.ts';
import type { JudgedNow, BroughtBack, TakenBack } from '../domain/offline/take-back-signed.ts';
import type { Scope } from '../domain/intents/intent.ts';
import type { JudgeInput } from '../domain/judge/judge.ts';
import type { LastIndex, OwnScript } from '../domain/keys/own-paths.ts';
import type { JudgeAccount, Verdict } from '../domain/verdict.ts';
import type { Verified } from '../domain/signing/verify.ts';
import type { ChainFacts } from '../domain/rgb/history/chain-facts.ts';
import type { GraphAsk } from '../domain/rgb/history/graph.ts';
import type { HistoryAsk } from '../domain/rgb/history/history.ts';
import type { KeptFile } from '../domain/rgb/history/operations.ts';
import type { readGraph } from '../domain/rgb/history/read-graph.ts';
import type { validateHistory } from '../domain/rgb/history/validate.ts';
import type { BackupContent } from './archive.ts';
import type { BroughtCoin } from './imports.ts';

/**
 * Reads and judges what a service or a stranger sent, away from main's loop. One after the other, in the order in which
 * it was asked. PSBTs are base64. Touches no key.
 *
 * Each refuses what is too much: PSBT_REFUSED `TOO_LARGE`, of what was brought BROUGHT_REFUSED `tooLarge`, of a list of
 * nodes INVALID_INPUT, of a backup BACKUP_REFUSED `tooLarge`. Too much is what takes longer than half a minute or more
 * memory than there is for it, a snapshot of more allocations than are read, and a request behind too many others.
 */
export interface Reader {
  /** As domain/psbt/judge.ts: whatever was sent gets a verdict. */
  readonly judge: (input: JudgeInput) => Promise<Verdict>;
  /** As domain/psbt/verify.ts. Throws PSBT_REFUSED, SIGNATURE_INVALID. */
  readonly verifySigned: (
    original: string,
    signed: string,
    account: JudgeAccount,
    scope?: Scope,
  ) => Promise<Verified>;
  /** As domain/offline/take-back-signed.ts. Throws BROUGHT_REFUSED. */
  readonly takeBack: (asked: string, back: BroughtBack, account: JudgeAccount) => Promise<TakenBack>;
  /** As `signedFor` of domain/offline/take-back-signed.ts: base64, or null where our signatures do not hold for what is judged now. */
  readonly signedFor: (judged: JudgedNow, signed: string) => Promise<string | null>;
  /**
   * Where a script (its bytes) lies among a wallet's own, searched up to `lastIndex`; null: it is none of ours. `hint`: an
   * index that somebody named, looked at first. It proves nothing: what lies there must be the script.
   */
  readonly ownPlace: (
    account: JudgeAccount,
    script: Uint8Array,
    lastIndex: LastIndex,
    hint?: number,
  ) => Promise<OwnScript | null>;
  /** What was brought, parts of a Uniform Resource put together. Throws BROUGHT_REFUSED. */
  readonly readBrought: (content: BroughtContent) => Promise<ImportedToSign>;
  /** The same of what came back signed, PSBT or transaction. Throws BROUGHT_REFUSED. */
  readonly readBack: (content: BroughtContent) => Promise<BroughtBack>;
  /** As domain/offline/judge-imported.ts. Throws BROUGHT_REFUSED. */
  readonly judgeBrought: (asked: ImportToJudge) => Promise<JudgedImport>;
  /** As domain/offline/forms.ts. Throws PSBT_REFUSED. */
  readonly signedFile: (form: SignedForm, of: Parameters<typeof signedFile>[1]) => Promise<OfferedFile>;
  /** The coins that a kept text would spend, in the order of its inputs. Throws BROUGHT_REFUSED, PSBT_REFUSED. */
  readonly coinsIn: (text: string) => Promise<readonly BroughtCoin[]>;
  /** The content of a backup; null where it is none. Throws BACKUP_TOO_MUCH. */
  readonly readBackup: (text: string) => Promise<BackupContent | null>;
  /** As nodes/state/node-list.ts. */
  readonly readNodeList: (text: string, format: 'csv' | 'json') => Promise<NodeList>;
  /**
   * As domain/rgb/history/validate.ts, of the open state what paid-part.ts leaves. A file that takes too long gets a
   * verdict, too.
   */
  readonly validateHistory: (
    bytes: Uint8Array,
    ask: HistoryAsk,
    chain: ChainFacts,
  ) => Promise<ReturnType<typeof validateHistory>>;
  /** As domain/rgb/history/read-graph.ts. What would take too long is told as `tooLarge`. */
  readonly readGraph: (
    files: readonly KeptFile[],
    of: Parameters<typeof readGraph>[1],
    ask: GraphAsk,
  ) => Promise<ReturnType<typeof readGraph>>;
  /** Makes ready for the first request, which would wait for it. Never throws. */
  readonly warm: () => void;
}
