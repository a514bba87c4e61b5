import { namedList } from '../../../src-preload/contract/outside.ts';
import { question } from '../../../src-preload/messages/question.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { ActKind } from '../../../src-preload/contract/node-runs.ts';
import type { Confirmation } from '../../ports/index.ts';
import { groupBy, pagesOf } from '../../base/groups.ts';
import { fail } from '../../base/errors.ts';

/** Hosts are shown in full, and still no question is larger than a screen. */
const HOSTS_AT_ONCE = 10;

export type Came = 'typed' | 'asData';

/** Main asks, since a screen must not approve alone where secrets go. */
export function askNewHosts(service: string, origins: readonly string[], came: Came): Confirmation[] {
  const danger = came === 'asData';
  return pagesOf(origins, HOSTS_AT_ONCE).map((some, at, { length: parts }) => {
    const about = { host: some[0] ?? '', service, count: some.length, danger };
    const lines = [...some, danger && say('question-new-hosts.as-data')];
    const asked = question('question-new-hosts', about, lines);
    const part = parts === 1 ? '' : ` ${say('part-codes-at', { at: at + 1, parts })}`;
    return { ...asked, title: `${asked.title}${part}` };
  });
}

interface MovedNode {
  readonly name: string;
  readonly from: string | null;
  readonly to: string;
}

const MOVES_SHOWN = 10;

/** Rarest change first, so that thousands of equal changes don't hide the one that differs. */
export function askMovedNodes(moved: readonly MovedNode[]): Confirmation {
  const kinds = [...groupBy(moved, kindOf)].sort(([, a], [, b]) => a.length - b.length);
  const more = kinds.slice(MOVES_SHOWN).reduce((sum, [, nodes]) => sum + nodes.length, 0);
  const about = { node: moved[0]?.name ?? '', count: moved.length, danger: true };
  const lineOf = ([change, [one, ...others]]: (typeof kinds)[number]): string =>
    one !== undefined && others.length === 0
      ? moveLine(one)
      : say('question-moved-nodes.alike', { change, count: others.length + 1 });
  return question('question-moved-nodes', about, [
    ...kinds.slice(0, MOVES_SHOWN).map(lineOf),
    more > 0 && say('question-more', { count: more }),
    say('question-moved-nodes.agree'),
  ]);
}

function moveLine({ name, from, to }: MovedNode): string {
  const place = from === null ? '–' : short(from);
  return say('question-moved-nodes.line', { node: name, from: place, to: short(to) });
}

/** Shortens an address that would push other lines out of the window. */
function short(address: string): string {
  return address.length <= ADDRESS_CHARS ? address : `${address.slice(0, 120)} … ${address.slice(-60)}`;
}

const ADDRESS_CHARS = 200;

function kindOf({ from, to }: MovedNode): string {
  if (from === null) return moveLine({ name: '…', from, to });
  const [old, now] = [from.split('/'), to.split('/')];
  while (old.length > 3 && now.length > 3 && old.at(-1) === now.at(-1)) {
    old.pop();
    now.pop();
  }
  return `${short(old.join('/'))}/… → ${short(now.join('/'))}/…`;
}

export function askRemoveCloud(cloudName: string, nodes: number): Confirmation {
  const confirmLabel = say('nodes-connection-remove');
  const about = { service: cloudName, count: nodes, confirmLabel, danger: true };
  return question('question-remove-service', about, []);
}

export function askRemoveNodes(names: readonly string[]): Confirmation {
  const [only = ''] = names;
  const confirmLabel = say('nodes-connection-remove');
  return question('question-remove-nodes', { node: only, count: names.length, confirmLabel, danger: true }, [
    names.length > 1 && namedList(names, NAMES_SHOWN),
  ]);
}

/** No older image can read a newer one's data. */
const FOR_GOOD = { of: 'forGood', image: '', newest: '', time: '' } as const;

export function askUpgrade(
  name: string,
  from: string | null,
  to: string | null,
  asksWords: boolean,
): Confirmation {
  const confirmLabel = say(asksWords ? 'question-upgrade.confirm-words' : 'node-do-update');
  const unknown = say('part-amount-unknown');
  return question('question-upgrade', { node: name, confirmLabel, danger: asksWords }, [
    say('question-upgrade.images', { from: from ?? unknown, to: to ?? unknown }),
    say('node-road.text', FOR_GOOD),
    ...(asksWords ? phraseNeeded() : []),
  ]);
}

const phraseNeeded = (): string[] => [say('question-upgrade.loses'), say('question-upgrade.words')];

export function askRun(
  act: ActKind,
  names: readonly string[],
  canary: string | null,
  parallel: number,
  withoutWords = 0,
): Confirmation {
  const asksWords = act !== 'unlock' && withoutWords > 0;
  const count = names.length;
  const about = { act, count, message: namedList(names, NAMES_SHOWN), danger: asksWords };
  const confirmLabel = asksWords ? say('question-run.confirm-words') : say('run-do', { act, count });
  return question('question-run', { ...about, confirmLabel }, [
    say('question-run.canary', {
      canary: canary === null ? 'no' : 'yes',
      node: canary ?? '',
      count: parallel,
    }),
    say('run-plan-stops'),
    act !== 'unlock' && say('node-road.text', FOR_GOOD),
    ...(asksWords ? [say('question-run.words', { count: withoutWords }), ...phraseNeeded()] : []),
  ]);
}

const NAMES_SHOWN = 10;

/** The token without copied blanks, fit for a header (RFC 6750, 2.1). Throws INVALID_INPUT. */
export function requireToken(text: string): string {
  const token = text.trim();
  if (!/^[!-~]+$/.test(token))
    throw fail('INVALID_INPUT', { path: 'token', problem: 'not in the form needed' });
  return token;
}
