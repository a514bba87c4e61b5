import { expect, it } from 'vitest';
import { networkFailure } from '../../../src-main/net/faults.ts';
import { evidenceOfRow } from '../../../src-main/nodes/registry/hosted-evidence.ts';
import { readNodeAnswer, type NodeAnswer } from '../../../src-main/nodes/state/answer.ts';
import { nothingKnown } from '../../../src-main/nodes/state/evidence.ts';
import { evidenceOfStatus, meaningOf } from '../../../src-main/nodes/state/table.ts';
import { WalletError } from '../../../src-main/base/errors.ts';
import { apiNode } from '../../support/node-records.ts';

const said = { asked: 'probe', name: null, text: null, isOwn: false, body: 'other' } as const;
const own = { ...said, isOwn: true, body: 'object' } as const;
const provedBy = (answer: NodeAnswer): string =>
  meaningOf('probe', answer, 'nothing', nothingKnown).proves ?? '';
const build = (status: string) =>
  evidenceOfRow(
    apiNode('n', { newestBuild: { number: 2, action: null, status, isOver: true, atMs: null } }),
    null,
    null,
  ).flatMap((one) => (one.kind === 'hostedTold' && one.build !== null ? [one.build.is] : []));

/** Each closed list of what others send: what its else does, and how that is seen with a word that nobody has. */
const CLOSED_LISTS: readonly (readonly [list: string, otherwise: string, seen: () => string])[] = [
  [
    'statuses of what stands before a node, 5xx',
    'notReady',
    () => provedBy(readNodeAnswer({ ...said, status: 577 })),
  ],
  [
    'statuses of what stands before a node, 4xx',
    'wayAnswered',
    () => provedBy(readNodeAnswer({ ...said, status: 477 })),
  ],
  [
    'statuses of success without a public key',
    'elsewhere',
    () => provedBy(readNodeAnswer({ ...said, status: 277 })),
  ],
  [
    'names of a node’s errors',
    'answered',
    () => provedBy(readNodeAnswer({ ...own, status: 403, name: 'NewName', text: 'x' })),
  ],
  [
    'sentences of a node’s errors',
    'answered',
    () => provedBy(readNodeAnswer({ ...own, status: 500, text: 'new words' })),
  ],
  [
    'a service’s statuses of a node',
    'nothing',
    () => evidenceOfStatus('NEW_STATUS', null)?.kind ?? 'nothing',
  ],
  ['a service’s statuses of a build that is over', 'failed', () => build('NEW_STATUS').join()],
  ['codes of the network', 'other', () => kindOf('ENEWCODE')],
];

function kindOf(code: string): string {
  const made = networkFailure(Object.assign(new Error(code), { code }), { host: 'h', endpoint: '/' }, 'head');
  if (!(made instanceof WalletError) || made.failure.code !== 'SERVICE_UNREACHABLE') return 'thrown';
  return made.failure.facts.kind;
}

it.each(CLOSED_LISTS)('what nobody knows falls on no quiet side: %s, else %s', (_, otherwise, seen) => {
  expect(seen()).toBe(otherwise);
});
