import * as v from 'valibot';
import { must } from '../flows/flow.ts';
import { strangersAddress, takenByNode, type Check, type CheckSet } from './check.ts';
import { coinsBy, COMPARED, mustBeOurs, signedElsewhere, signHere } from './wallets.ts';

const FEE_SATS = 1_200;

/** The library of SeedSigner and Specter-DIY. It knows no chain: its descriptors are looked for in the node's coins. */
export const embitChecks: CheckSet = {
  needs: 'embit',
  checks: ({ node, served, kit, topUp, fresh }, { embit }) => {
    /** A payment of all that the words have, as embit finds and builds it. */
    const buildAll = async (words: string, sats: number, to: string): Promise<string> => {
      const { descriptors } = await embit(v.object({ descriptors: v.array(v.string()) }), 'descriptors', {
        words,
      });
      const coins = await coinsBy(node, descriptors);
      const found = coins.reduce((sum, coin) => sum + coin.sats, 0);
      must(found === sats, `it finds ${found} sats of ${sats}`);
      const asked = { words, coins, to, feeSats: FEE_SATS };
      return (await embit(v.object({ psbt: v.string() }), 'build', asked)).psbt;
    };
    return [
      check('derives the first 100 addresses of each keychain from the words', async () => {
        mustBeOurs(kit, await embit(addresses, 'addresses', { words: kit.words, count: COMPARED }));
      }),
      check('builds a payment that the app signs', async () => {
        const sats = await topUp();
        const to = await strangersAddress(node);
        const psbt = await buildAll(kit.words, sats, to);
        const { hex } = await signHere(kit, { kind: 'text', text: psbt });
        const paid = await takenByNode(node, hex, to);
        must(paid === sats - FEE_SATS, `${paid} sats arrived`);
      }),
      check('finds and spends the coins from the words alone', async () => {
        const { kit: own, sats } = await fresh('embit restores');
        const to = await strangersAddress(node);
        const psbt = await buildAll(own.words, sats, to);
        const { hex } = await embit(signed, 'sign', { words: own.words, psbt });
        must(hex !== null, 'it does not finalise what it signed');
        const paid = await takenByNode(node, hex, to);
        must(paid === sats - FEE_SATS, `${paid} sats arrived`);
      }),
      check('signs what a service built for the app, which takes it back', async () => {
        const to = await strangersAddress(node);
        await signedElsewhere(served, to, async (psbt) => {
          const answer = await embit(signed, 'sign', { words: served.words, psbt });
          must(answer.signatures > 0, 'it signs nothing of it');
          return answer.psbt;
        });
      }),
    ];
  },
};

function check(name: string, run: () => Promise<void>): Check {
  return { program: 'embit', name, run };
}

const addresses = v.object({ receive: v.array(v.string()), change: v.array(v.string()) });
const signed = v.object({ signatures: v.number(), psbt: v.string(), hex: v.nullable(v.string()) });
