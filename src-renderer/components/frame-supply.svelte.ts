import type { CodeForm, Density } from '../../src-preload/contract/index.ts';

/** The next frames of what is shown. `parts` 0: it is more than codes can carry; null: they cannot be had any more. */
export type FrameSource = (asked: {
  readonly density: Density;
  readonly form?: CodeForm;
  readonly from: number;
  readonly count: number;
}) => Promise<{ readonly parts: number; readonly frames: readonly string[] } | null>;

const AHEAD = 24;

export class Frames {
  readonly #source: FrameSource;
  density = $state<Density>('medium');
  form = $state<CodeForm | null>(null);
  #asked = 0;
  #texts = $state.raw<readonly string[]>([]);
  /** The number of the first of `#texts`, from 1. */
  #first = 1;
  /** The number of the frame that is shown, from 1; above `parts` it mixes several. */
  at = $state(1);
  /** How many there are at least to be read; null: not known yet; 0: too many for codes. */
  parts = $state<number | null>(null);
  gone = $state(false);

  /** `form`: of a PSBT, how it is shown; null: it is none. */
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
    // Another density or form was chosen meanwhile, or it went back.
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
