import type { Bridge } from '../../../src-preload/bridge.ts';
import type { BackupView, CallOutput } from '../../../src-preload/contract/index.ts';
import { Acts, type Host } from '../../stores/host.svelte.ts';
import { base64Of } from '../../stores/imported-files.ts';

export type Restored = CallOutput<'backup.restore'> & { outcome: 'restored' };

/** What main reads at most; a larger file is not even taken up. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

export class BackupStore extends Acts {
  readonly #bridge: Bridge;
  /** What is in the file that was opened; null: none is. */
  inside = $state.raw<BackupView | null>(null);
  restored = $state.raw<Restored | null>(null);
  file = $state.raw<{ readonly name: string; readonly base64: string } | null>(null);

  constructor(bridge: Bridge, host: Host) {
    super(host);
    this.#bridge = bridge;
  }

  /** Takes up a file, and forgets the one before. */
  async choose(file: File): Promise<void> {
    [this.inside, this.restored, this.failure, this.file] = [null, null, null, null];
    if (file.size > MAX_FILE_BYTES)
      this.failure = { code: 'BACKUP_REFUSED', facts: { reason: 'tooLarge', version: null } };
    else this.file = { name: file.name, base64: await base64Of(file) };
  }

  async open(password: string): Promise<boolean> {
    const chosen = this.file;
    if (chosen === null) return false;
    this.inside = await this.run('act', () => this.#bridge.backup.open({ file: chosen.base64, password }));
    return this.inside !== null;
  }

  async restore(settings: boolean): Promise<boolean> {
    if (this.inside === null) return false;
    const { backupId } = this.inside;
    const made = await this.run('act', () => this.#bridge.backup.restore({ backupId, settings }));
    if (made?.outcome !== 'restored') return false;
    [this.restored, this.inside] = [made, null];
    return true;
  }
}
