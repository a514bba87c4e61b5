import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** One question to the practice service and its answer, as record-exchanges.mjs wrote it. */
const exchangeSchema = v.object({ path: v.string(), asked: v.string(), answer: v.string() });

export function readExchanges(folder: string): v.InferOutput<typeof exchangeSchema>[] {
  const file = join(folder, 'exchanges.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(exchangeSchema, JSON.parse(line)));
}

/** The questions to one endpoint, oldest first. */
export const askedOf = (host: { readonly exchanges: string }, endpoint: string) =>
  readExchanges(host.exchanges).filter(({ path }) => path.endsWith(`/${endpoint}`));
