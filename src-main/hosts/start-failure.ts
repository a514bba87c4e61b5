import { WalletError } from '../domain/errors.ts';

/** Why Ochre cannot start, in one sentence with what to do, for a terminal or an error box. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof WalletError) {
    const { code, facts } = error.failure;
    if (code === 'DATA_FOLDER_BUSY') {
      return `Another Ochre is using the data folder ${facts.folder}: close it, or choose another folder with --data.`;
    }
    if (code === 'STORAGE_DAMAGED') {
      const kept = facts.keptAs === null ? 'It was left as it is' : `It was kept as ${facts.keptAs}`;
      return `The file ${facts.file} is damaged and cannot be read. ${kept}; nothing was deleted.`;
    }
    if (code === 'DISK_REFUSED')
      return `The disk refused ${facts.file}: ${facts.detail}. Make room, or see whether this user may write to the data folder; nothing was lost.`;
    return `Ochre cannot start: ${code}.`;
  }
  if (!(error instanceof Error)) return 'Ochre cannot start, and does not know why.';
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return 'The port is in use: choose another with --port, or none for a free one.';
  if (code === 'EACCES') return 'This port or folder may not be used by this user: choose another.';
  return `Ochre cannot start: ${error.message}`;
}
