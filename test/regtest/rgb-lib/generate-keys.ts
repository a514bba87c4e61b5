import * as v from 'valibot';
import type { Build } from '../../../src-main/own-service/rgb-lib/build.ts';
import { forkHere } from '../../../src-main/own-service/rgb-lib/fork-here.ts';
import { startRgbLib } from '../../../src-main/own-service/rgb-lib/process.ts';
import { readAs } from '../../../src-main/serving/json.ts';

const keysSchema = v.object({
  mnemonic: v.string(),
  xpub: v.string(),
  accountXpubVanilla: v.string(),
  accountXpubColored: v.string(),
  masterFingerprint: v.string(),
});

/** Fresh words and keys, made in a process that ends right after: services of others do so, the own one never. */
export async function generateKeys(build: Build): Promise<v.InferOutput<typeof keysSchema>> {
  const lib = await startRgbLib(build, forkHere, null);
  try {
    const args = { bitcoin_network: 'Regtest', witness_version: 'Taproot' };
    return readAs(keysSchema, (await lib.run('rgblib_generate_keys', args)) ?? '');
  } finally {
    await lib.stop();
  }
}
