import { needlesOf } from '../../e2e/support/secret.ts';
import { readRaw } from '../../support/psbt/raw-psbt.ts';
import { searchBuffer } from '../../support/secret-search.ts';
import { signedIn } from '../releases/release-service.ts';
import { wordsOf } from '../wallet/person.ts';
import { flows, must } from './flow.ts';

/** BIP174: a finalised input's witness. */
const FINAL_WITNESS = '08';

/** Checks at the end all questions that the service got. */
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
    for (const [name, one] of stage.people) {
      const words = await wordsOf(one);
      const { needles } = needlesOf(words.split(' '));
      // A search that finds nothing anywhere proves nothing here.
      must(searchBuffer('words', Buffer.from(words), needles).length > 0, 'the search is blind');
      const hits = searchBuffer('requests', told, needles);
      must(hits.length === 0, `of ${name}: ${hits.map(({ kind }) => kind).join()}`);
    }
  },
});
