import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const wallet = v.object({
  words: v.string(),
  /** The one keychain of plain bitcoin that a service it was registered with looks at; left out: none is known. */
  registeredKeychain: v.optional(v.picklist([0, 1])),
  origin: v.picklist(['created', 'restored']),
});

const one = v.object({
  file: v.string(),
  wallet: v.string(),
  /**
   * A PSBT in any form, codes one a line, or what came back signed for the PSBT in the file `of`. `combine`: one of
   * several signers, with the PSBT in the file `of`, or with what is signed here where it is left out.
   */
  as: v.picklist(['psbt', 'codes', 'back', 'combine']),
  of: v.optional(v.string()),
  /** `doubt`: signed, once the person read what nodes or the calendar have against it. */
  expect: v.picklist(['signs', 'doubt', 'refuses']),
  /** What a node says of the signed transaction; `incomplete`: others have to sign, too. */
  node: v.optional(v.picklist(['accepts', 'refuses', 'incomplete'])),
});

const manifest = v.object({ wallets: v.record(v.string(), wallet), cases: v.array(one) });

export type InteropWallet = v.InferOutput<typeof wallet>;
export type InteropCase = v.InferOutput<typeof one>;
export interface InteropFolder {
  readonly wallets: Readonly<Record<string, InteropWallet>>;
  readonly cases: readonly InteropCase[];
  /** The bytes of a file of it. */
  readonly bytes: (file: string) => Buffer;
}

/** The `manifest.json` of a folder of PSBTs that other programs made. Throws an Error where there is none, or it is none. */
export function readFolder(folder: string): InteropFolder {
  const read = v.parse(manifest, JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
  for (const { file, wallet: name, as, of } of read.cases) {
    if (read.wallets[name] === undefined) throw new Error(`${file}: there is no wallet ${name}`);
    if (as === 'back' && of === undefined) throw new Error(`${file}: it is not said what it came back for`);
  }
  return { ...read, bytes: (file) => readFileSync(join(folder, file)) };
}
