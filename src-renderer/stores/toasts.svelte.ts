import type { IconName } from '../theme/icons.ts';

/** A short note of what came to pass. Anything that must not be missed is no toast. */
export class Toasts {
  text = $state<string | null>(null);
  icon = $state<IconName>('check');
  #untilBlock = false;

  /** What was said is otherwise by now: said anew while it still stands; null: it is over. */
  replace(said: string, text: string | null): void {
    if (this.text === said) this.text = text;
  }

  /** `untilBlock`: what it says is over with the next block. `icon`: of news that is not good. */
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
