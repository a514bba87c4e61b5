import type { Reading } from '../net/read-sent.ts';
import { readHosted, readSaid } from '../nodes/api/answers.ts';
import { readEsplora } from '../services/chain/esplora-answers.ts';
import { readLine } from '../services/chain/line-answer.ts';
import { readLeft } from '../services/rgb-proxy/answer.ts';
import { readWalletAnswer } from '../services/wallet-api/answer.ts';
import { readSight } from '../services/wallet-api/sight.ts';

/** The worker finds a client's function by its name here. */
export const readings = {
  readHosted,
  readSaid,
  readEsplora,
  readLine,
  readLeft,
  readWalletAnswer,
  readSight,
};

export const isOfChain = (read: unknown): boolean => read === readLine || read === readEsplora;

const names = new Map<unknown, string>(Object.entries(readings).map(([name, reading]) => [reading, name]));

export function readingName<Given extends readonly unknown[], T>(reading: Reading<Given, T>): string {
  const name = names.get(reading);
  if (name === undefined) throw new Error(`${reading.name} is not among the readings`);
  return name;
}
