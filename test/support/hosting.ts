import { misfits, wireTable } from './wire-tables.ts';

const { types } = wireTable('hosting-2026');

/** A value of one of the published types. Throws where the table has it otherwise: no test writes what our reader reads. */
export function published<T extends object>(type: string, value: T): T {
  const wrong = misfits({ $ref: `#/types/${type}` }, value, types);
  if (wrong.length > 0) throw new Error(`no ${type} as it is published: ${wrong.join(', ')}`);
  return value;
}

/** A row of a hosting service's list. */
export const hostedRow = (nodeId: string, more: object = {}): object =>
  published('Node', { nodeId, status: 'RUNNING', ...more });

/** A build as of 2026. */
export const hostedBuild = (buildNumber: number, atMs: number, buildStatus = 'SUCCESS'): object =>
  published('Build', {
    buildNumber,
    buildStatus,
    buildComplete: buildStatus !== 'IN_PROGRESS',
    timestamp: new Date(atMs).toISOString(),
  });
