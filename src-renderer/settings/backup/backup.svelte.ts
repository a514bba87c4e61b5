import type { Bridge } from '../../../src-preload/bridge.ts';
import type { BackupView, CallOutput, Result } from '../../../src-preload/contract/index.ts';
import { RunningActs, base64Of, type Host } from '../../stores/index.ts';
import { BOUNDS } from '../../../src-preload/contract/bounds.ts';

export type Restored = CallOutput<'backup.restore'> & { outcome: 'restored' };

export class BackupStore extends RunningActs {
  readonly #bridge: Bridge;
  readonly #host: Host;
  inside = $state.raw<BackupView | null>(null);
  restored = $state.raw<Restored | null>(null);
  file = $state.raw<string | null>(null);

  constructor(bridge: Bridge, host: Host) {
    super(host);
    [this.#bridge, this.#host] = [bridge, host];
  }

  /** Opens main's dialog, which hands the page no file. NOT_HERE without such a dialog: then the page gives a file. */
  async choose(): Promise<Result<CallOutput<'files.choose'>>> {
    const answer = await this.#host.ask(this.#bridge.backup.choose({}));
    if (!answer.ok) return answer;
    this.#forget();
    this.file = answer.value.file?.name ?? null;
    return { ok: true, value: { files: [] } };
  }

  async give(file: File): Promise<void> {
    this.#forget();
    for (let at = 0; at === 0 || at < file.size; at += BOUNDS.givenBytes) {
      const part = await base64Of(file.slice(at, at + BOUNDS.givenBytes));
      if ((await this.run('act', () => this.#bridge.backup.give({ at, part }))) === null) return;
    }
    this.file = file.name;
  }

  #forget(): void {
    [this.inside, this.restored, this.failure, this.file] = [null, null, null, null];
  }

  async open(password: string | null): Promise<boolean> {
    if (this.file === null) return false;
    this.inside = await this.run('act', () => this.#bridge.backup.open({ password }));
    if (this.inside === null) return false;
    this.file = null;
    return true;
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
