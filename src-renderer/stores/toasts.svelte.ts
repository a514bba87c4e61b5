import type { IconName } from '../theme/icons.ts';

/** Short notes that go by themselves. What must not be missed is never a toast. */
export class Toasts {
  text = $state<string | null>(null);
  icon = $state<IconName>('check');
  #untilBlock = false;

  /** Changes the toast `said` if it is still shown; null ends it. */
  replace(said: string, text: string | null): void {
    if (this.text === said) this.text = text;
  }

  /** `untilBlock`: the next block ends it. */
  say(
    text: string,
    { untilBlock = false, icon = 'check' }: { untilBlock?: boolean; icon?: IconName } = {},
  ): void {
    this.text = text;
    this.icon = icon;
    this.#untilBlock = untilBlock;
  }

  blockCame(): void {
    if (this.#untilBlock) this.clear();
  }

  clear(): void {
    this.text = null;
  }
}
