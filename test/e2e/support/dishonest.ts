import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRaw, writeRaw } from '../../support/psbt/raw-psbt.ts';
import { testWallet } from '../../support/psbt/test-wallet.ts';
import { readExchanges } from './exchanges.ts';
import type { RunningHost } from './host.ts';

/**
 * Makes the next begin call answer with the last built PSBT, changed so that its first bitcoin output pays a stranger.
 * Simulated behind the practice service, see record-exchanges.mjs.
 */
export function turnDishonest(host: RunningHost, begin: 'sendbegin' | 'sendbtcbegin' = 'sendbegin'): void {
  const begun = readExchanges(host.exchanges).findLast(({ path }) => path.endsWith(`/${begin}`));
  const raw = readRaw(String(JSON.parse(begun?.answer ?? '')));
  const output = raw.tx.outputs.find(({ amount }) => amount > 0n);
  if (output === undefined) throw new Error('the last transaction has no output to change');
  output.script = testWallet({ seedByte: 99 }).key('colored', 0, 0).script;
  writeFileSync(join(host.exchanges, `answer-${begin}`), JSON.stringify(writeRaw(raw)));
}
