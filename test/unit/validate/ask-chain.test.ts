import { describe, expect, it, onTestFinished } from 'vitest';
import { validateHistory } from '../../../src-main/verify/history/validate.ts';
import { startElectrumServer } from '../../support/chain/electrum-server.ts';
import { startEsploraServer } from '../../support/chain/esplora-server.ts';
import { FIRST_S } from '../../support/chain/mine.ts';
import { createRegtestWorld } from '../../support/chain/world.ts';
import { failureOf } from '../../support/failure-of.ts';
import { longHistory } from '../../support/rgb/long-history.ts';
import { askChain } from '../../validate/ask-chain.ts';

const TRANSFERS = 3;
const REGTEST = 4;
const trial = longHistory(TRANSFERS);
const txids = [...trial.chain.witnesses.keys()];
const nowMs = (): number => (FIRST_S + 900_000_000) * 1000;

/** A chain in which the first `mined` of the history's transactions are, and the others wait. */
function world(mined: number) {
  const chain = createRegtestWorld();
  const raws = [...trial.chain.witnesses.values()].map(({ raw }) => raw);
  chain.mine(3, raws.slice(0, mined));
  for (const raw of raws.slice(mined)) chain.waits(raw);
  return chain;
}

async function verdictBy(address: string): Promise<string> {
  const chain = await askChain({ address, chainNet: REGTEST, nowMs }, txids);
  return validateHistory(trial.bytes, trial.ask, chain).outcome;
}

describe('a history before a server of the chain', () => {
  it.each([
    ['proved', TRANSFERS],
    ['pending', TRANSFERS - 1],
    ['notMined', TRANSFERS - 2],
  ])('is %s with %i of its transactions mined, by Electrum and by Esplora', async (outcome, mined) => {
    const electrum = await startElectrumServer(world(mined));
    const esplora = await startEsploraServer(world(mined));
    onTestFinished(async () => {
      await electrum.close();
      await esplora.close();
    });
    expect(await verdictBy(electrum.address)).toBe(outcome);
    expect(await verdictBy(esplora.baseUrl)).toBe(outcome);
  });

  it('is not asked for of a server of another network, nor where nobody answers', async () => {
    const server = await startEsploraServer(world(TRANSFERS));
    const asked = askChain({ address: server.baseUrl, chainNet: 0, nowMs }, txids);
    expect(await failureOf(asked)).toMatchObject({
      code: 'CHAIN_REFUSED',
      facts: { problem: 'otherChain' },
    });
    await server.close();
    expect(
      await failureOf(askChain({ address: server.baseUrl, chainNet: REGTEST, nowMs }, txids)),
    ).toMatchObject({
      code: 'SERVICE_UNREACHABLE',
    });
  });
});
