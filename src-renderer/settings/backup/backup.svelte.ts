import type {
  BackupStatus,
  BackupView,
  CallOutput,
  Failure,
  Result,
} from '../../../src-preload/contract/index.ts';
import type { Bridge } from '../../../src-preload/bridge.ts';
import type { Host } from '../../stores/host.svelte.ts';

export type Saved = CallOutput<'backup.make'> & { outcome: 'saved' };
export type Restored = CallOutput<'backup.restore'> & { outcome: 'restored' };

/** Below that nobody is helped by a lock. */
export const LEAST_PASSWORD = 10;
/** What main reads at most; a larger file is not even taken up. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Making a backup, and bringing one back. */
export class BackupStore {
  readonly #bridge: Bridge;
  readonly #host: Host;
  #status = $state.raw<BackupStatus | null>(null);
  #failure = $state.raw<Failure | null>(null);
  #busySinceMs = $state<number | null>(null);
  #saved = $state.raw<Saved | null>(null);
  #inside = $state.raw<BackupView | null>(null);
  #restored = $state.raw<Restored | null>(null);
  #file = $state.raw<{ readonly name: string; readonly base64: string } | null>(null);

  constructor(bridge: Bridge, host: Host) {
    this.#bridge = bridge;
    this.#host = host;
  }

  get status(): BackupStatus | null {
    return this.#status;
  }
  get failure(): Failure | null {
    return this.#failure;
  }
  get busySinceMs(): number | null {
    return this.#busySinceMs;
  }
  get saved(): Saved | null {
    return this.#saved;
  }
  /** What is in the file that was opened; null: none is. */
  get inside(): BackupView | null {
    return this.#inside;
  }
  get restored(): Restored | null {
    return this.#restored;
  }
  get fileName(): string | null {
    return this.#file?.name ?? null;
  }

  async load(): Promise<void> {
    const result = await this.#host.ask(this.#bridge.backup.status({}));
    if (result.ok) this.#status = result.value;
  }

  async make(password: string): Promise<boolean> {
    const made = await this.#do(() => this.#bridge.backup.make({ password }));
    if (made?.outcome !== 'saved') return false;
    this.#saved = made;
    await this.load();
    return true;
  }

  /** Takes up a file, and forgets the one before. */
  async choose(file: File): Promise<void> {
    this.#inside = null;
    this.#restored = null;
    this.#failure = null;
    this.#file = null;
    if (file.size > MAX_FILE_BYTES) {
      this.#failure = { code: 'BACKUP_REFUSED', facts: { reason: 'tooLarge', version: null } };
      return;
    }
    this.#file = { name: file.name, base64: toBase64(new Uint8Array(await file.arrayBuffer())) };
  }

  async open(password: string): Promise<boolean> {
    const chosen = this.#file;
    if (chosen === null) return false;
    const opened = await this.#do(() => this.#bridge.backup.open({ file: chosen.base64, password }));
    if (opened === null) return false;
    this.#inside = opened;
    return true;
  }

  async restore(settings: boolean): Promise<boolean> {
    const inside = this.#inside;
    if (inside === null) return false;
    const { backupId } = inside;
    const made = await this.#do(() => this.#bridge.backup.restore({ backupId, settings }));
    if (made?.outcome !== 'restored') return false;
    this.#restored = made;
    this.#inside = null;
    return true;
  }

  /** One act at a time. Null: it failed, and the failure says why. */
  async #do<T>(call: () => Promise<Result<T>>): Promise<T | null> {
    if (this.#busySinceMs !== null) return null;
    this.#busySinceMs = Date.now();
    const result = await this.#host.ask(call());
    this.#busySinceMs = null;
    this.#failure = result.ok ? null : result.failure;
    return result.ok ? result.value : null;
  }
}

/** In parts: so many arguments at once are more than a call takes. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
