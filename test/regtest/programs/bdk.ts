import * as v from 'valibot';
import { must } from '../flows/flow.ts';
import { strangersAddress, takenByNode, type Check, type CheckSet } from './check.ts';
import { COMPARED, mustBeOurs, signedElsewhere, signHere } from './wallets.ts';

const RATE = 3;

/** The Bitcoin Dev Kit, on which many wallets are built. */
export const bdkChecks: CheckSet = {
  needs: 'bdk',
  checks: ({ node, electrumUrl, served, kit, topUp, fresh }, { bdk }) => [
    check('derives the first 100 addresses of each keychain from the descriptors of the app', async () => {
      const { receive, change } = kit.descriptors;
      mustBeOurs(kit, await bdk(addresses, 'addresses', { receive, change, count: COMPARED }));
    }),
    check('finds the coins by the descriptors and builds a payment that the app signs', async () => {
      const sats = await topUp();
      const { receive, change } = kit.descriptors;
      const to = await strangersAddress(node);
      const asked = { receive, change, electrum: electrumUrl, to, sats: 70_000, rate: RATE };
      const built = await bdk(v.object({ sats: v.number(), psbt: v.string() }), 'build', asked);
      must(built.sats === sats, `it finds ${built.sats} sats of ${sats}`);
      const { hex } = await signHere(kit, { kind: 'text', text: built.psbt });
      const paid = await takenByNode(node, hex, to);
      must(paid === 70_000, `${paid} sats arrived`);
    }),
    check('finds and spends the coins from the words alone', async () => {
      const { kit: own, sats } = await fresh('BDK restores');
      const to = await strangersAddress(node);
      const asked = { words: own.words, electrum: electrumUrl, to, rate: RATE };
      const spent = await bdk(whole, 'spendAll', asked);
      must(spent.sats === sats && spent.whole, `it finds ${spent.sats} sats of ${sats}`);
      const paid = await takenByNode(node, spent.hex, to);
      must(paid > 0 && paid < sats, `${paid} sats arrived`);
    }),
    ...[true, false].map((finalize) =>
      check(
        `signs what a service built for the app, which takes it back ${finalize ? 'whole' : 'not finalised'}`,
        async () => {
          const to = await strangersAddress(node);
          await signedElsewhere(served, to, async (psbt) => {
            const asked = { words: served.words, psbt, finalize };
            return (await bdk(v.object({ psbt: v.string() }), 'sign', asked)).psbt;
          });
        },
      ),
    ),
  ],
};

function check(name: string, run: () => Promise<void>): Check {
  return { program: 'bdk', name, run };
}

const addresses = v.object({ receive: v.array(v.string()), change: v.array(v.string()) });
const whole = v.object({ sats: v.number(), whole: v.boolean(), hex: v.string() });
