import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../vectors/real-nodes/rgb-lightning-node-2024-10.txt');

/** One question to a real node and its answer, byte by byte. `status` 0: no answer; `exit`: curl's exit code then. */
export interface Recorded {
  readonly name: string;
  readonly method: string;
  /** The last part of the path. */
  readonly route: string;
  readonly body: string;
  readonly status: number;
  readonly exit: number;
  /** Head and body as they came. */
  readonly raw: string;
  readonly answer: string;
}

/** Answers of a real rgb-lightning-node, built in October 2024, in order (test/vectors/README.txt). */
export function recorded(): readonly Recorded[] {
  const blocks = readFileSync(FILE, 'utf8').split(/^### /m).slice(1);
  return blocks.map((block) => {
    const [name = '', line = '', ...rest] = block.split('\n');
    const [, method = '', path = '', body = ''] = /^(\S+) (\S+) ?(.*)$/.exec(line) ?? [];
    const end = rest.findLastIndex((one) => one.startsWith('~~ '));
    const [, status = '', exit = ''] = /^~~ (\d+) \S+ exit=(\d+)/.exec(rest[end] ?? '') ?? [];
    // Skips a 100 Continue before the answer.
    const raw = rest
      .slice(0, end)
      .join('\n')
      .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
    const answer = raw.slice(raw.indexOf('\r\n\r\n') + 4);
    const route = path.split('/').at(-1) ?? '';
    return {
      name: name.trim(),
      method,
      route,
      body,
      status: Number(status),
      exit: Number(exit),
      raw,
      answer,
    };
  });
}
