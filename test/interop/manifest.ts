import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const wallet = v.object({
  words: v.string(),
  /** The keychain of plain bitcoin that the wallet's service uses; absent: unknown. */
  registeredKeychain: v.optional(v.picklist([0, 1])),
  origin: v.picklist(['created', 'restored']),
});

const one = v.object({
  file: v.string(),
  wallet: v.string(),
  /**
   * A PSBT in any form, codes with one a line, or a signed PSBT that returns for the file `of`. `combine`: a PSBT of
   * one of several signers, combined with the file `of`, or with the one signed here if `of` is absent.
   */
  as: v.picklist(['psbt', 'codes', 'back', 'combine']),
  of: v.optional(v.string()),
  /** `doubt`: signed after the person read the objections of nodes or calendar. */
  expect: v.picklist(['signs', 'doubt', 'refuses']),
  /** The node's answer to the signed transaction; `incomplete`: others must sign too. */
  node: v.optional(v.picklist(['accepts', 'refuses', 'incomplete'])),
});

const manifest = v.object({ wallets: v.record(v.string(), wallet), cases: v.array(one) });

export type InteropWallet = v.InferOutput<typeof wallet>;
export type InteropCase = v.InferOutput<typeof one>;
export interface InteropFolder {
  readonly wallets: Readonly<Record<string, InteropWallet>>;
  readonly cases: readonly InteropCase[];
  /** The bytes of one of the folder's files. */
  readonly bytes: (file: string) => Buffer;
}

/** The `manifest.json` of a folder of other programs' PSBTs. Throws an Error if it is missing or invalid. */
export function readFolder(folder: string): InteropFolder {
  const read = v.parse(manifest, JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  for (const { file, wallet: name, as, of } of read.cases) {
    if (read.wallets[name] === undefined) throw new Error(`${file}: there is no wallet ${name}`);
    if (as === 'back' && of === undefined) throw new Error(`${file}: it is not said what it came back for`);
  }
  return { ...read, bytes: (file) => readFileSync(join(folder, file)) };
}
