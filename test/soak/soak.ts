import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '../crash/processes.ts';
import { bundleWhole } from '../support/keyholder-bundle.ts';
import { seededRandom } from '../support/psbt/mutate.ts';
import { buildPage } from '../unit/hosts/built-page.ts';
import { soakOneWallet, type Tally } from './one-wallet.ts';

export interface SoakOptions {
  readonly minutes: number;
  readonly seed: number;
  readonly report: (text: string) => void;
}

/**
 * Runs one wallet after another, each with its own service, for `minutes`. Faults occur between app and service, and
 * the app is killed at any moment: every second life ends again and again, the others are long. After each round open
 * flows are brought to their end, and journal and screens are compared with the service's books. At last all files are
 * searched for the secret. Simulated: the keychain, the service, and the clock, which jumps where a person would wait.
 */
export async function soak({ minutes, seed, report }: SoakOptions): Promise<Tally> {
  const scratch = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ochre-soak-'));
  const page = buildPage();
  const [appFile, serviceFile] = [
    await bundleWhole('test/crash/app.ts'),
    await bundleWhole('test/crash/service.ts'),
  ];
  const service = startService(serviceFile.path);
  const untilMs = performance.now() + minutes * 60_000;
  const tools = { appFile: appFile.path, page: page.folder, service, random: seededRandom(seed), untilMs };
  const tally: Tally = {
    ...{ rounds: 0, kills: 0, faults: 0, heapMb: { from: 0, to: 0 }, broken: [] },
    found: (what) => {
      tally.broken.push(what);
      report(what);
    },
  };
  try {
    for (let wallets = 1; performance.now() < untilMs; wallets += 1) {
      const folder = join(scratch, String(wallets));
      await soakOneWallet(folder, tools, tally);
      rmSync(folder, { recursive: true, force: true });
    }
    return tally;
  } finally {
    service.close();
    for (const one of [appFile, serviceFile, page]) one.remove();
    rmSync(scratch, { recursive: true, force: true });
  }
}
