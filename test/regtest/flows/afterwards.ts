import { needlesOf } from '../../e2e/support/secret.ts';
import { readRaw } from '../../support/psbt/raw-psbt.ts';
import { searchBuffer } from '../../support/secret-search.ts';
import { signedIn } from '../releases/release-service.ts';
import { get } from '../wallet/host.ts';
import { flows, must, type Stage } from './flow.ts';

/** BIP174: a finalised input's witness. */
const FINAL_WITNESS = '08';

/** What all that was asked of the service shows in the end. */
export const afterwards = flows({
  'has handed over nothing that is not final, and nothing that the node refuses': ({ world }) => {
    const psbts = world.server.log.all().flatMap(({ path, body }) => signedIn(path, body) ?? []);
    must(psbts.length > 0, 'nothing was handed over at all');
    for (const psbt of psbts) {
      const open = readRaw(psbt).inputs.filter((pairs) => !pairs.some(([key]) => key === FINAL_WITNESS));
      must(open.length === 0, `${open.length} inputs are not final`);
    }
    const judged = world.service.signed.all();
    must(judged.length === psbts.length, `${judged.length} of ${psbts.length} were judged`);
    const refused = judged.filter(({ accepted }) => !accepted).map(({ reason }) => reason);
    must(refused.length === 0, `the node refuses: ${refused.join('; ')}`);
    return Promise.resolve();
  },
  'has told the service no word and no private key of any wallet': async (stage) => {
    const told = Buffer.from(JSON.stringify(stage.world.server.log.all()));
    for (const [name, words] of await wordsOf(stage)) {
      const { needles } = needlesOf(words);
      // What finds nothing anywhere would find nothing here.
      must(searchBuffer('words', Buffer.from(words.join(' ')), needles).length > 0, 'the search is blind');
      const hits = searchBuffer('requests', told, needles);
      must(hits.length === 0, `of ${name}: ${hits.map(({ kind }) => kind).join()}`);
    }
  },
});

async function wordsOf({ people }: Stage): Promise<[string, readonly string[]][]> {
  return Promise.all(
    [...people.values()].map(async ({ name, host, walletId }): Promise<[string, readonly string[]]> => {
      const shown = await get(host.bridge.vault.reveal({ walletId }));
      if (shown.outcome !== 'shown') throw new Error(`the words of ${name} were not shown`);
      return [name, shown.words];
    }),
  );
}
