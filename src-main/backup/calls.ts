import type { RoomCalls } from '../ports/index.ts';
import type { Context } from './context.ts';
import { backupStatus } from './make.ts';
import type { Copies } from './copies.ts';
import { runDrill } from './drill.ts';
import type { Backups } from './restore.ts';

export const backupCalls = {
  'backup.status': backupStatus,
  'backup.make': ({ backups }, asked) => backups.make(asked),
  'backup.choose': ({ backups }) => backups.choose(undefined),
  'backup.give': ({ backups }, asked) => backups.give(asked),
  'backup.open': ({ backups }, asked) => backups.open(asked),
  'backup.restore': ({ backups }, asked) => backups.restore(asked),

  'recovery.read': ({ copies }, asked) => copies.read(asked),
  'recovery.chooseFolder': ({ copies }, asked) => copies.chooseFolder(asked),
  'recovery.stopCopies': ({ copies }, asked) => copies.stop(asked),
  'recovery.drill': runDrill,
} satisfies RoomCalls<Context & { readonly backups: Backups; readonly copies: Copies }>;
