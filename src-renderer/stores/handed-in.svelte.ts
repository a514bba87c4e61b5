import type { Failure } from '../../src-preload/contract/index.ts';
import { pickedFile, type PickedFile } from './imported-files.ts';
import { Store } from './store.ts';

type Waiting =
  /** `openedId`: main keeps the file under it until it is forgotten; null if the files were dropped on the page. */
  | { readonly kind: 'files'; readonly openedId: number | null; readonly files: readonly PickedFile[] }
  | { readonly kind: 'refused'; readonly failure: Failure };

/** Files dropped on a page or opened with Ochre. They sign nothing, and only Sign offline imports them. */
export class HandedIn extends Store {
  waiting = $state.raw<Waiting | null>(null);

  /** Listens, and then asks, since a file may have started Ochre. */
  start(): () => void {
    const end = this.bridge.offline.fileOpened(() => void this.#hear());
    void this.#hear();
    return end;
  }

  drop(files: readonly PickedFile[]): void {
    this.forget();
    if (files.length > 0) this.waiting = { kind: 'files', openedId: null, files };
  }

  take(): readonly PickedFile[] {
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
    if (file !== null) this.waiting = { kind: 'files', openedId: file.openedId, files: [pickedFile(file)] };
  }
}
