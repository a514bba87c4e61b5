import * as v from 'valibot';
import type { CodeForm, Density } from '../../../src-preload/contract/index.ts';
import { must } from '../flows/flow.ts';
import { get, type Host } from '../wallet/host.ts';
import type { Asks, ProgramName } from './programs.ts';
import { coinsOf, signHere, strangersAddress, type Bench, type Check } from './wallets.ts';

const DENSITIES: readonly Density[] = ['low', 'medium', 'high'];
const MOST_FRAMES = 64;

/** Keystone's SDK, which many wallets read codes with, and bbqr, by the makers of Coldcard. */
export function codeChecks(bench: Bench, codes: Asks['codes']): readonly Check[] {
  const unsigned = () => unsignedOf(bench);
  const written = (act: string, asked: Readonly<Record<string, unknown>>) =>
    codes(v.object({ frames: v.array(v.string()) }), act, asked).then(({ frames }) => frames);
  const read = (act: string, frames: readonly string[]) =>
    codes(v.object({ hex: v.string() }), act, { frames }).then(({ hex }) => hex);
  return [
    check(
      'keystone',
      'reads the codes of a signed PSBT, at every density, also once some were missed',
      async () => {
        const { heldId, host, hex } = await shown(await unsigned());
        for (const density of DENSITIES)
          for (const from of [1, 4]) {
            const frames = await framesOf(host, heldId, 'crypto-psbt', density, from);
            must(
              (await read('keystoneRead', frames)) === hex,
              `${density}, from frame ${from}: another PSBT`,
            );
          }
      },
    ),
    check('keystone', 'writes codes that the app reads and signs, also once some were missed', async () => {
      const { kit, hex } = await unsigned();
      for (const from of [1, 5]) {
        const asked = { hex, bytesPerFrame: 120, from, count: MOST_FRAMES };
        const parts = await gathered(kit.host, await written('keystoneWrite', asked));
        must(parts.length > 1, 'it is one code alone');
        if (from > 1) await signHere(kit, { kind: 'parts', parts });
      }
    }),
    check('bbqr', 'reads the codes of a signed PSBT, at every density, in any order', async () => {
      const { heldId, host, hex } = await shown(await unsigned());
      for (const density of DENSITIES) {
        const frames = await framesOf(host, heldId, 'bbqr', density, 1);
        must((await read('bbqrRead', [...new Set(frames)].reverse())) === hex, `${density}: another PSBT`);
      }
    }),
    ...['H', '2', 'Z'].map((encoding) =>
      check('bbqr', `writes codes with encoding ${encoding} that the app reads and signs`, async () => {
        const { kit, hex } = await unsigned();
        const frames = await written('bbqrWrite', { hex, encoding, maxVersion: 8 });
        must(frames.length > 1, 'it is one code alone');
        const parts = await gathered(kit.host, frames.reverse());
        await signHere(kit, { kind: 'parts', parts });
      }),
    ),
  ];
}

const check = (program: ProgramName, name: string, run: () => Promise<void>) => ({ program, name, run });

type Unsigned = Awaited<ReturnType<typeof unsignedOf>>;

/** A PSBT that the node built of several coins of the wallet. What is signed of it is not sent. */
async function unsignedOf({ node, kit, topUp }: Bench) {
  const sats = await topUp();
  const to = await strangersAddress(node);
  const { receive, change } = kit.descriptors;
  const scan = [receive, change].map((desc) => ({ desc, range: 20 }));
  const inputs = (await coinsOf(node, kit)).map(({ txid, vout }) => ({ txid, vout }));
  const bare = await node.rpc.ask(v.string(), 'createpsbt', inputs, [
    { [to]: ((sats - 2_000) / 1e8).toFixed(8) },
  ]);
  const psbt = await node.rpc.ask(v.string(), 'utxoupdatepsbt', bare, scan);
  return { kit /** The PSBT. */, hex: Buffer.from(psbt, 'base64').toString('hex') };
}

/** What the app shows as codes once such a PSBT is signed. */
async function shown({ kit, hex: asked }: Unsigned) {
  const text = Buffer.from(asked, 'hex').toString('base64');
  const { broughtId, psbt } = await signHere(kit, { kind: 'text', text });
  const { heldId } = await get(kit.host.bridge.offline.codes({ broughtId }));
  return { heldId, host: kit.host, hex: Buffer.from(psbt, 'base64').toString('hex') };
}

const framesOf = async ({ bridge }: Host, heldId: string, form: CodeForm, density: Density, from: number) =>
  (await get(bridge.codes.frames({ heldId, density, form, from, count: MOST_FRAMES }))).frames;

/** Shows codes to the app one after the other until it has all; answers those that it took. */
async function gathered({ bridge }: Host, frames: readonly string[]): Promise<string[]> {
  let gatherId: string | null = null;
  const taken: string[] = [];
  for (const text of frames) {
    const answer: Awaited<ReturnType<typeof gather>> = await gather(text, gatherId);
    gatherId = answer.gatherId;
    must(answer.told.kind !== 'refused', `a code is refused: ${JSON.stringify(answer.told)}`);
    taken.push(text);
    if (answer.told.kind === 'whole') return taken;
  }
  throw new Error('not whole after all of the codes');

  function gather(text: string, id: string | null) {
    return get(bridge.codes.gather({ gatherId: id, text }));
  }
}
