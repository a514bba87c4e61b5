import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import type { Dialect } from '../../src-preload/contract/index.ts';

const FOLDER = join(import.meta.dirname, '../vectors/real-servers');

/** A question to a real server and its answer, byte by byte; `status` null: no answer came. */
const exchange = v.object({
  at: v.number(),
  method: v.string(),
  path: v.string(),
  body: v.nullable(v.string()),
  status: v.nullable(v.number()),
  type: v.nullish(v.string(), null),
  answer: v.nullish(v.string(), null),
});
export type Exchange = v.InferOutput<typeof exchange>;
const recording = v.object({ server: v.string(), exchanges: v.array(exchange) });

export interface Recording {
  readonly name: string;
  /** The server's own name and version when it was recorded. */
  readonly server: string;
  readonly dialect: Dialect;
  readonly exchanges: readonly Exchange[];
}

/** Each server's dialect, as Ochre finds it at Connect. */
const DIALECTS: Readonly<Record<string, Dialect>> = {
  'rgb-node-2025-06': 'rgb-node-2025-06',
  'rgb-node-2025-07': 'rgb-node-2025-07',
  'rgb-node-main': 'rgb-node-2026-03',
  'rgb-node-main-peer': 'rgb-node-2026-03',
  thunderlink: 'thunderlink',
  'utexo-node': 'rgb-node-2026-03',
};

/** All recordings of wallet services (sources: test/vectors/README.txt). Throws for an unlisted recording. */
export const recordings = (): Recording[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json.gz'))
    .map((file) => {
      const name = file.slice(0, -'.json.gz'.length);
      const dialect = DIALECTS[name];
      if (dialect === undefined) throw new Error(`no dialect is said for ${file}`);
      const text = gunzipSync(readFileSync(join(FOLDER, file))).toString('utf8');
      return { name, dialect, ...v.parse(recording, JSON.parse(text)) };
    });
