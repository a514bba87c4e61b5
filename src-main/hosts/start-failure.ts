import { say } from '../../src-preload/messages/say.ts';
import { WalletError } from '../base/errors.ts';

export function explainStartFailure(error: unknown): string {
  if (error instanceof WalletError) {
    const { code, facts } = error.failure;
    if (code === 'DATA_FOLDER_BUSY') {
      return say('start-folder-busy', { folder: facts.folder });
    }
    if (code === 'DATA_FOLDER_GONE') return say('start-folder-gone', { folder: facts.folder });
    if (code === 'DATA_FOLDER_FORM') {
      const { folder, file, member, isNewer } = facts;
      if (member !== null) return say('start-folder-form.member', { folder, file, member });
      return say(isNewer ? 'start-folder-form.newer' : 'start-folder-form.older', { folder, file });
    }
    if (code === 'STORAGE_DAMAGED') {
      const { file, keptAs } = facts;
      return keptAs === null
        ? say('start-file-damaged.left', { file })
        : say('start-file-damaged.kept', { file, keptAs });
    }
    if (code === 'DISK_REFUSED') return say('start-disk-refused', { file: facts.file, detail: facts.detail });
    return say('start-failed.code', { code });
  }
  if (!(error instanceof Error)) return say('start-failed.unknown');
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return say('start-port-busy');
  if (code === 'EACCES') return say('start-not-allowed');
  return say('start-failed.error', { error: error.message });
}
