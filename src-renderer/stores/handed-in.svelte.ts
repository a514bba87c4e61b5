import type { Failure } from '../../src-preload/contract/index.ts';
import { openedFile, type Brought } from './imported-files.ts';
import { Store } from './store.ts';

type Waiting =
  /** `openedId`: main holds it until it hears that it was brought or left; null: it was dropped on the page. */
  | { readonly kind: 'files'; readonly openedId: number | null; readonly files: readonly Brought[] }
  | { readonly kind: 'refused'; readonly failure: Failure };

/** They sign nothing: they are only ever brought under Sign offline. */
export class HandedIn extends Store {
  waiting = $state.raw<Waiting | null>(null);

  start(): () => void {
    const end = this.bridge.offline.fileOpened(() => void this.#hear());
    void this.#hear();
    return end;
  }

  drop(files: readonly Brought[]): void {
    this.forget();
    if (files.length > 0) this.waiting = { kind: 'files', openedId: null, files };
  }

  take(): readonly Brought[] {
    const waiting = this.waiting;
    this.forget();
    return waiting?.kind === 'files' ? waiting.files : [];
  }

  forget(): void {
    const waiting = this.waiting;
    this.waiting = null;
    if (waiting?.kind === 'files' && waiting.openedId !== null)
      void this.host.ask(this.bridge.offline.forgetOpenedFile({ openedId: waiting.openedId }));
  }

  async #hear(): Promise<void> {
    const heard = await this.host.ask(this.bridge.offline.openedFile({}));
    if (!heard.ok) {
      const { failure } = heard;
      if (failure.code === 'BROUGHT_REFUSED' || failure.code === 'FILE_UNREADABLE')
        this.waiting = { kind: 'refused', failure };
      return;
    }
    const { file } = heard.value;
    if (file !== null) this.waiting = { kind: 'files', openedId: file.openedId, files: [openedFile(file)] };
  }
}
