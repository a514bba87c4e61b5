import { contentOf, sealed } from './backup-file.ts';

export const PASSWORD = 'correct horse battery';

/** The content of a backup as a person with a text editor may change it. */
export interface Crafted {
  settings: { app: object; wallets: Record<string, unknown>[] };
  signings: {
    id: string;
    walletId: string;
    state: string;
    steps: { state: string; atMs: number; data: string }[];
  }[];
  scopes: {
    walletId: string;
    service: string;
    transfers: Record<string, unknown>[];
    invoices: Record<string, unknown>[];
  }[];
  pinned: Record<string, unknown>[];
  assetData: Record<string, unknown>[];
  clouds: { baseUrl: string; name: string; kind: string; nodes: Record<string, unknown>[] }[];
}

/** Adds empty lists, which a piece omits. */
export const contentIn = (text: string): Crafted & { ownStates: unknown[] } => ({
  ...{ signings: [], scopes: [], pinned: [], assetData: [], clouds: [], ownStates: [] },
  ...(JSON.parse(text) as Crafted),
});

/** Puts bytes behind a content's text, and returns their place. */
export type Put = (bytes: Uint8Array) => { at: number; size: number };

/** The same file with another content, sealed as an honest one is. */
export async function crafted(file: Buffer, change: (content: Crafted, put: Put) => void): Promise<Buffer> {
  const { text, files } = await textOf(file);
  const parsed = contentIn(text);
  const all = [files];
  let at = files.length;
  change(parsed, (bytes) => {
    all.push(bytes);
    at += bytes.length;
    return { at: at - bytes.length, size: bytes.length };
  });
  return resealed(JSON.stringify(parsed), Buffer.concat(all));
}

/** The text of the one piece of a small backup, and the bytes behind it. */
export async function textOf(file: Buffer) {
  const [content = Buffer.alloc(4)] = await contentOf(file, PASSWORD);
  const ends = 4 + Buffer.from(content).readUInt32LE(0);
  return { text: Buffer.from(content.subarray(4, ends)).toString('utf8'), files: content.subarray(ends) };
}

/** A backup of this text and these bytes, sealed as an honest one is. */
export async function resealed(text: string, files: Uint8Array = new Uint8Array()): Promise<Buffer> {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(Buffer.byteLength(text));
  return sealed([Buffer.concat([length, Buffer.from(text), files])], PASSWORD);
}
