import * as v from 'valibot';
import { readAs } from '../parts/json.ts';
import type { RunFolder } from '../parts/run-folder.ts';
import type { Build } from './builds.ts';
import { startRgbLib } from './process.ts';

const keysSchema = v.object({
  mnemonic: v.string(),
  xpub: v.string(),
  accountXpubVanilla: v.string(),
  accountXpubColored: v.string(),
  masterFingerprint: v.string(),
});
export type GeneratedKeys = v.InferOutput<typeof keysSchema>;

let made = 0;

/** Fresh words and keys, made in a process that ends right after. */
export async function generateKeys(build: Build, folder: RunFolder): Promise<GeneratedKeys> {
  made += 1;
  const lib = await startRgbLib(build, folder, `keys-${made}`);
  try {
    const args = { bitcoin_network: 'Regtest', witness_version: 'Taproot' };
    return readAs(keysSchema, (await lib.run('rgblib_generate_keys', args)) ?? '');
  } finally {
    await lib.stop();
  }
}
