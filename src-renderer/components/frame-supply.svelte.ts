import type { CodeForm, Density } from '../../src-preload/contract/index.ts';

/** Gives some frames. `parts` 0: too large for codes. Null: the content is no longer available. */
export type FrameSource = (asked: {
  readonly density: Density;
  readonly form?: CodeForm;
  readonly from: number;
  readonly count: number;
}) => Promise<{ readonly parts: number; readonly frames: readonly string[] } | null>;

/** How many frames are fetched at once, which lasts for some seconds. */
const AHEAD = 24;

export class Frames {
  readonly #source: FrameSource;
  density = $state<Density>('medium');
  form = $state<CodeForm | null>(null);
  #asked = 0;
  #texts = $state.raw<readonly string[]>([]);
  /** The number of the first frame in `#texts`, from 1. */
  #first = 1;
  /** The number of the frame that is shown, from 1; above `parts` a frame mixes several parts. */
  at = $state(1);
  /** How many parts there are. Null: not known yet. 0: too large for codes. */
  parts = $state<number | null>(null);
  gone = $state(false);

  /** `form` null: the content is no PSBT, and has no choice of forms. */
  constructor(source: FrameSource, density: Density, form: CodeForm | null = null) {
    this.#source = source;
    this.density = density;
    this.form = form;
  }

  get text(): string | null {
    return this.#texts[this.at - this.#first] ?? null;
  }

  async begin(density: Density = this.density, form: CodeForm | null = this.form): Promise<void> {
    this.density = density;
    this.form = form;
    this.#asked = 0;
    this.at = 1;
    this.#first = 1;
    this.#texts = [];
    await this.#more(1);
  }

  /** Moves to the next frame or the one before. Stays while that one is fetched. */
  step(by: 1 | -1): void {
    const parts = this.parts ?? 0;
    if (parts < 2 || this.at + by < 1) return;
    const left = this.#first + this.#texts.length - 1 - this.at;
    if (by === 1 && left < AHEAD / 2) void this.#more(this.#first + this.#texts.length);
    if (by === -1 && this.at === this.#first) void this.#more(Math.max(1, this.#first - AHEAD));
    else if (by === -1 || left > 0) this.at += by;
  }

  async #more(from: number): Promise<void> {
    if (this.#asked === from && this.#texts.length > 0) return;
    this.#asked = from;
    const density = this.density;
    const form = this.form;
    const got = await this.#source({ density, from, count: AHEAD, ...(form === null ? {} : { form }) });
    // Dropped if density, form or direction changed meanwhile.
    if (density !== this.density || form !== this.form || this.#asked !== from) return;
    this.gone = got === null;
    if (got === null) return;
    this.parts = got.parts;
    if (from === this.#first + this.#texts.length && this.#texts.length > 0) {
      const kept = this.#texts.slice(-2 * AHEAD);
      this.#first += this.#texts.length - kept.length;
      this.#texts = [...kept, ...got.frames];
    } else {
      const goesBack = this.#texts.length > 0;
      this.#first = from;
      this.#texts = got.frames;
      this.at = goesBack ? from + got.frames.length - 1 : from;
    }
  }
}
