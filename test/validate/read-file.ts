import { MAX_CONSIGNMENT_BYTES } from '../../src-main/verify/rgb/transition.ts';

/** A consignment as a wallet or a proxy has it. */
export interface ConsignmentFile {
  readonly bytes: Uint8Array;
  /** As the proxy's answer says; null where the file is no answer. */
  readonly txid: string | null;
}

/** The bytes themselves, base64 of them, or what the RGB proxy answers to `consignment.get`. Null: nothing of these. */
export function readConsignmentFile(file: Uint8Array): ConsignmentFile | null {
  if (Buffer.from(file.subarray(0, 3)).toString('latin1') === 'RGB') return { bytes: file, txid: null };
  if (file.length > 2 * MAX_CONSIGNMENT_BYTES) return null;
  const text = Buffer.from(file).toString('utf8').trim();
  if (!text.startsWith('{')) return fromBase64(text, null);
  const answer = parsed(text);
  const said = isRecord(answer) && isRecord(answer['result']) ? answer['result'] : answer;
  if (!isRecord(said) || typeof said['consignment'] !== 'string') return null;
  return fromBase64(said['consignment'], typeof said['txid'] === 'string' ? said['txid'] : null);
}

function fromBase64(text: string, txid: string | null): ConsignmentFile | null {
  const plain = text.replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(plain)) return null;
  return { bytes: new Uint8Array(Buffer.from(plain, 'base64')), txid };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
