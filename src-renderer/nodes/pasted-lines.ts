import type { PlanRow } from '../../src-preload/contract/index.ts';
import { say } from '../../src-preload/messages/say.ts';

type PasteTarget = Pick<PlanRow, 'nodeId' | 'name'>;
type Filled = readonly { readonly nodeId: string; readonly secret: string }[];

type Pasted =
  | { readonly ok: true; readonly filled: Filled; readonly left: number }
  | { readonly ok: false; readonly problem: string };

/** Each line is a secret, or name, tab and secret. An unknown name fills nothing at all. Null: an ordinary paste. */
export function pastedLines(text: string, targets: readonly PasteTarget[], from: number): Pasted | null {
  const lines = text.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  if (lines.length < 2) return null;
  const pairs = lines.map((line) => line.split('\t'));
  if (pairs.every((pair) => pair.length === 2)) return byName(pairs, targets);
  const fields = targets.slice(from);
  const filled = lines
    .slice(0, fields.length)
    .map((secret, at) => ({ nodeId: fields[at]?.nodeId ?? '', secret }))
    // An empty line leaves its field as it is, so that later lines still go into their own.
    .filter(({ secret }) => secret !== '');
  return { ok: true, filled, left: Math.max(0, lines.length - fields.length) };
}

function byName(pairs: readonly (readonly string[])[], targets: readonly PasteTarget[]): Pasted {
  const filled: { nodeId: string; secret: string }[] = [];
  for (const [name = '', secret = ''] of pairs) {
    const called = targets.filter((target) => target.name === name.trim());
    const [only] = called;
    if (only === undefined || called.length > 1)
      return { ok: false, problem: say('run-pasted-unknown', { name }) };
    if (secret !== '') filled.push({ nodeId: only.nodeId, secret });
  }
  return { ok: true, filled, left: 0 };
}
