import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../../scripts/lib/root.mjs';
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

  it('is asked for in batches, and says how far it is', async () => {
    const server = await startElectrumServer(world(TRANSFERS));
    onTestFinished(() => server.close());
    const lines: string[] = [];
    let [underWay, most] = [0, 0];
    server.lie({
      write: (socket, line, method) => {
        if (method === 'blockchain.transaction.get') most = Math.max(most, (underWay += 1));
        setTimeout(() => {
          if (method === 'blockchain.transaction.get') underWay -= 1;
          socket.write(`${line}\n`);
        }, 20);
      },
    });
    const told = (line: string): void => void lines.push(line);
    await askChain({ address: server.address, chainNet: REGTEST, nowMs, told }, txids);
    expect(most).toBe(TRANSFERS);
    expect(lines.at(-1)).toBe(`transactions: ${TRANSFERS} of ${TRANSFERS}`);
  });

  it('ends with its answer, though the server keeps the connection', async () => {
    const server = await startElectrumServer(world(TRANSFERS));
    onTestFinished(() => server.close());
    const file = join(mkdtempSync(join(tmpdir(), 'ochre-test-')), 'history');
    onTestFinished(() => rmSync(dirname(file), { recursive: true }));
    writeFileSync(file, trial.bytes);
    const args = ['--import', 'tsx', 'test/validate/main.ts', file, '--chain', server.address];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void child.kill());
    let said = '';
    child.stdout.on('data', (piece) => (said += String(piece)));
    child.stderr.on('data', (piece) => (said += String(piece)));
    const [code] = (await once(child, 'exit')) as [number | null];
    expect({ code, said }).toMatchObject({
      code: 0,
      said: expect.stringContaining('Proved from its genesis') as string,
    });
    expect(said).toContain(`transactions: ${TRANSFERS} of ${TRANSFERS}`);
  }, 30_000);

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
