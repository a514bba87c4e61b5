import '../../support/in-english.ts';
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { openHeaderFiles } from '../../../src-main/records/header-file.ts';
import { openHoldings } from '../../../src-main/records/holdings/holdings.ts';
import { openJournal } from '../../../src-main/records/journal/journal.ts';
import { forgetReorganised } from '../../../src-main/wallet/book/learn-history.ts';
import { answerParent } from '../../support/child.ts';
import { longestStall } from '../../support/longest-stall.ts';
import { CHAINS } from '../../../src-main/headers/rules.ts';
import { fillFolder, holdingsRef, keepFile, madeFile, provedReceipts, verified } from './fill.ts';
import { BUSY, CONSIGNMENT_BYTES, headerOf, sizeAt, type LifeSize } from './shapes.ts';

/** A process's task: write a folder, or do main's acts that need a chain or a sender. */
export interface ToSide {
  readonly what: 'fill' | 'acts';
  readonly folder: string;
  readonly scale: number;
  readonly service: string;
}
export interface Acted {
  readonly name: string;
  readonly mainMs: number;
  readonly holdMs: number;
  readonly memoryMb: number;
}

answerParent(async ({ what, folder, scale, service }: ToSide): Promise<Acted[]> => {
  const size = sizeAt(scale);
  if (what === 'acts') return actAll(folder, size, service);
  await fillFolder(folder, size, service);
  return [];
});

async function actAll(folder: string, size: LifeSize, service: string): Promise<Acted[]> {
  const clock = { nowMs: () => Date.now() };
  const [signings, holdings] = [openJournal(folder, clock), openHoldings(folder, clock)];
  const kept = holdings.of(holdingsRef(service));
  const openHeaders = openHeaderFiles(folder);
  const headers = openHeaders({ name: 'regtest', from: 0 });
  const heights = Array.from({ length: size.receipts + 2_000 }, (_, height) => height);
  await headers.put({ from: 0, bytes: Buffer.concat(heights.map(headerOf)) });
  const acts: readonly (readonly [name: string, act: () => unknown])[] = [
    [
      'one more verified receipt',
      () => {
        signings.keepHistory(BUSY, provedReceipts([size.receipts], size.assets, 1_000));
        kept.keepVerification(verified(0, 0, size.receipts + 2));
      },
    ],
    [
      'every block that receipts rest on',
      () => forgetReorganised({ signings, holdings }, BUSY, CHAINS.regtest, headers),
    ],
    ['one more consignment', () => keepFile(kept, 'one more', madeFile(CONSIGNMENT_BYTES))],
    ['another file for one recipient', () => keepFile(kept, 'one more', madeFile(CONSIGNMENT_BYTES))],
    [
      'a consignment of 7 MB',
      () => keepFile(kept, 'large', { file: new Uint8Array(randomBytes(7_000_000)), cuts: [] }),
    ],
    ['it is read', () => kept.consignment('large')],
    [
      '100 files for one recipient, hostile',
      async () => {
        for (let n = 0; n < 100; n += 1) {
          await keepFile(kept, 'one more', madeFile(CONSIGNMENT_BYTES));
          await setImmediate();
        }
      },
    ],
  ];
  const acted: Acted[] = [];
  for (const [name, act] of acts) {
    const from = process.memoryUsage.rss();
    const cpu = process.cpuUsage();
    const holdMs = await longestStall(async () => {
      await act();
    });
    const { user, system } = process.cpuUsage(cpu);
    const memoryMb = Math.max(0, process.memoryUsage.rss() - from) / 2 ** 20;
    acted.push({ name, mainMs: (user + system) / 1_000, holdMs, memoryMb });
  }
  signings.close();
  holdings.close();
  return acted;
}
