import { proprietary, writeFields, type RawOperation } from '../../support/rgb/encode.ts';
import { rawOperationOf } from '../../support/rgb/raw-operation.ts';
import { readRaw, valueOf, writeRaw, type RawPsbt } from '../../support/psbt/raw-psbt.ts';
import { readTransition } from '../../../src-main/verify/rgb/transition.ts';
import type { NamedLie } from './lie.ts';

/** rgb-lib's own send, open to change: its commitment, and the PSBT around it. */
export interface SendDraft {
  readonly raw: RawPsbt;
  operations: RawOperation[];
  readonly entropy: string;
}

/**
 * A lie about the asset part, consistent in itself: operations are changed, then every id, tree and the OP_RETURN are
 * computed again. Only the transaction's meaning is wrong. `hide` then removes fields.
 */
export const lieAboutAssets = (
  name: string,
  codes: readonly string[],
  change: (draft: SendDraft) => void,
  hide: (draft: SendDraft) => void = () => undefined,
): NamedLie => ({
  name,
  codes,
  endpoint: 'sendbegin',
  change: (psbt) => {
    const draft = readDraft(psbt);
    change(draft);
    commit(draft);
    hide(draft);
    return writeRaw(draft.raw);
  },
});

const TRANSITION = proprietary('RGB', 1);
const ENTROPY = proprietary('MPC', 1);

/** Throws unless writing it again gives rgb-lib's very bytes: otherwise the form alone would reveal a lie. */
function readDraft(psbt: string): SendDraft {
  const raw = readRaw(psbt);
  const host = raw.outputs[hostOf(raw)];
  const operations = raw.global
    .filter(([key]) => key.startsWith(TRANSITION))
    .map(([, value]) => rawOperationOf(readTransition(Buffer.from(value, 'hex'))));
  const draft = { raw, operations, entropy: valueOf(host, ENTROPY) };
  const before = [fieldsOf(raw), raw.tx.outputs[hostOf(raw)]?.script];
  commit(draft);
  const after = [fieldsOf(raw), raw.tx.outputs[hostOf(raw)]?.script];
  if (JSON.stringify(before) !== JSON.stringify(after))
    throw new Error('an honest send is written otherwise than rgb-lib writes it');
  return draft;
}

/** The order of fields means nothing. */
const fieldsOf = (raw: RawPsbt): string[] =>
  [...raw.global, ...(raw.outputs[hostOf(raw)] ?? [])].map((pair) => pair.join()).sort();

/** Writes the fields and the OP_RETURN for the present operations. */
function commit({ raw, operations, entropy }: SendDraft): void {
  const { global, host, commitment } = writeFields(operations, entropy);
  const at = hostOf(raw);
  const output = raw.tx.outputs[at];
  if (output === undefined) throw new Error('a send without an OP_RETURN');
  raw.global = global;
  raw.outputs[at] = host;
  output.script = `6a20${commitment}`;
}

export const hostOf = ({ tx }: RawPsbt): number =>
  tx.outputs.findIndex(({ script }) => script.startsWith('6a'));
