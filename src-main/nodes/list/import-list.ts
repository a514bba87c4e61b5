import type { CallInput, CallAnswer } from '../../../src-preload/contract/index.ts';
import { named } from '../../../src-preload/contract/outside.ts';
import { say } from '../../../src-preload/messages/say.ts';
import type { ListedNode } from '../state/node-list.ts';
import type { NodesContext } from '../registry/context.ts';
import { readAddress } from './save-node.ts';
import { takeList } from './take-nodes.ts';

/** So many are read by nobody; the rest is counted. */
const PROBLEMS_SHOWN = 200;

/**
 * Reads a list of nodes that holds no secret. An address in it is only data: where it would move secrets that are
 * kept, or names a host that secrets never went to, main asks (takeList).
 */
export async function importList(
  context: NodesContext,
  { cloudId, format, text }: CallInput<'nodes.importList'>,
): Promise<CallAnswer<'nodes.importList'>> {
  const cloud = context.registry.cloud(cloudId);
  const list = await context.judging.readNodeList(text, format);
  const problems = list.problems.map(({ line, code, about }) => ({
    line,
    // A column's name is what somebody else wrote, a figure ours.
    problem: say(`list-problem-${code}`, { about: QUOTED.has(code) ? named(String(about)) : about }),
  }));
  const nodes = list.nodes.flatMap((node): ListedNode[] => {
    if (cloud.kind === 'own' && node.invokeUrl === null) {
      problems.push({
        line: node.line,
        problem: say('list-problem-noAddress'),
      });
      return [];
    }
    const invokeUrl = node.invokeUrl === null ? null : readAddress(context, node.invokeUrl);
    if (invokeUrl !== null || node.invokeUrl === null) return [{ ...node, invokeUrl }];
    problems.push({
      line: node.line,
      problem: say('list-problem-address'),
    });
    return [];
  });
  const { stayed, ...taken } = await takeList(context, cloud.id, nodes, 'importedList');
  for (const line of stayed)
    problems.push({
      line,
      problem: say('list-problem-stayed'),
    });
  return { ...taken, problems: shortened(problems.sort((a, b) => a.line - b.line)) };
}

const QUOTED: ReadonlySet<string> = new Set(['secret', 'unknownColumn']);

type Said = CallAnswer<'nodes.importList'>['problems'];

function shortened(problems: Said): Said {
  const more = problems.length - PROBLEMS_SHOWN;
  const last = problems.at(-1);
  if (more <= 0 || last === undefined) return [...problems];
  return [
    ...problems.slice(0, PROBLEMS_SHOWN),
    { line: last.line, problem: say('list-problem-more', { about: more }) },
  ];
}
