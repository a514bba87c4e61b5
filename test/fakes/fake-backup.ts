import type { BackupStatus, BackupView } from '../../src-preload/contract/index.ts';
import { type ConfirmFake, type FakeHandlers, refuse } from './fake-types.ts';

/** What a fake main knows of backups. Its file opens with one password, and is damaged where it is `AAAA`. */
export interface BackupWorld {
  status: BackupStatus;
  inside: BackupView;
}

const BACKUP_PASSWORD = 'correct horse battery';
const DAMAGED = 'AAAA';

export function makeBackupHandlers(
  world: { readonly backup: BackupWorld },
  confirm: ConfirmFake,
): Pick<
  FakeHandlers,
  'backup.status' | 'backup.make' | 'backup.choose' | 'backup.give' | 'backup.open' | 'backup.restore'
> {
  let file = '';
  return {
    'backup.status': () => world.backup.status,
    'backup.make': () => {
      const madeAtMs = Date.now();
      world.backup.status = { ...world.backup.status, madeAtMs };
      return {
        outcome: 'saved',
        savedAs: 'ochre.ochre-backup',
        assetData: 7,
        ownStatesLeftOut: 1,
        leftOut: 2,
      };
    },
    'backup.choose': () => {
      refuse('NOT_HERE', { reason: 'noFileDialog' });
    },
    'backup.give': ({ at, part }) => {
      file = at === 0 ? part : file + part;
      return {};
    },
    'backup.open': ({ password }) => {
      if (file === DAMAGED) refuse('BACKUP_REFUSED', { reason: 'damaged', version: null });
      if (password !== BACKUP_PASSWORD) refuse('BACKUP_PASSWORD');
      return world.backup.inside;
    },
    'backup.restore': async () => {
      if (!(await confirm('Restore from this backup?', 'Restore backup'))) return { outcome: 'aborted' };
      return {
        outcome: 'restored',
        walletsAdded: 1,
        flowsAdded: 12,
        conflicts: 1,
        transfersAdded: 31,
        labelsAdded: 4,
        assetDataAdded: 7,
        nodesAdded: 6,
        ownStatesAdded: 1,
        ownStatesHere: 1,
        ownStatesNotHere: 0,
      };
    },
  };
}

export function aBackup(nowMs: number): BackupWorld {
  const wallet = {
    flows: 12,
    live: 1,
    labels: 4,
    transfers: 31,
    invoices: 5,
    assetData: 7,
    hasRules: true,
    hasOwnState: false,
  };
  return {
    status: { madeAtMs: null, changedAtMs: null, near: [] },
    inside: {
      backupId: 'ba'.repeat(16),
      madeAtMs: nowMs - 3 * 86_400_000,
      by: '0.1.0',
      wallets: [
        { ...wallet, name: 'Practice', network: 'regtest', fingerprint: '5f1c7b20', known: 'here' },
        {
          ...wallet,
          name: 'Savings',
          network: 'signet',
          fingerprint: '0a9c11d4',
          known: 'new',
          flows: 3,
          live: 0,
          hasRules: false,
          hasOwnState: true,
        },
      ],
      nodes: 6,
      clouds: 1,
      setAside: [],
      setAsideInAll: 0,
    },
  };
}
