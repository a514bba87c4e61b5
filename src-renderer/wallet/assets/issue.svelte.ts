import { BOUNDS } from '../../../src-preload/contract/bounds.ts';
import type { Bridge } from '../../../src-preload/bridge.ts';
import type { AssetView, CallInput } from '../../../src-preload/contract/index.ts';
import { say } from '../../../src-preload/messages/say.ts';
import { amountProblem, plainUnits, readUnits } from '../../text/asset-amount.ts';
import type { RunningActs, Host, Stores } from '../../stores/index.ts';

interface Part {
  readonly id: number;
  readonly text: string;
}

export class IssueForm {
  readonly #walletId: string;
  ticker = $state('');
  name = $state('');
  precision = $state<number | null>(2);
  parts = $state.raw<readonly Part[]>([{ id: 0, text: '' }]);
  #made = 1;
  readonly acts: RunningActs<'issue' | 'wait'>;
  readonly #bridge: Bridge;
  readonly #host: Host;

  constructor({ bridge, host, session }: Stores) {
    [this.#bridge, this.#host] = [bridge, host];
    this.acts = host.acts();
    this.#walletId = session.active?.id ?? '';
  }

  /** The problem of a typed amount, which another precision may change; null if none. */
  problemOf(part: Part): string | null {
    return this.precision === null ? null : partProblem(part.text, this.precision);
  }

  get sum() {
    const texts = this.parts.map(({ text }) => text);
    return partsSum(texts, this.precision ?? 0);
  }

  get problem(): string | null {
    if (this.ticker === '') return say('asset-issue-ticker.missing');
    if (this.name.trim() === '') return say('asset-issue-name.missing');
    if ((tickerProblem(this.ticker) ?? nameProblem(this.name)) !== null || this.precision === null)
      return say('asset-issue-off');
    return this.sum.problem;
  }

  write(id: number, text: string): void {
    this.parts = this.parts.map((part) => (part.id === id ? { id, text } : part));
  }

  addPart(): void {
    this.parts = [...this.parts, { id: this.#made, text: '' }];
    this.#made += 1;
  }

  removePart(id: number): void {
    this.parts = this.parts.filter((part) => part.id !== id);
  }

  /** Fills in the waiting issue. Home reports unreadable records. */
  async fillWaiting(): Promise<void> {
    const told = await this.#host.ask(this.#bridge.signing.unfinished({ walletId: this.#walletId }));
    for (const { intent } of told.ok ? told.value.waiting : [])
      if (intent.act === 'issue') this.fill(intent.asked);
  }

  /** Fills the form with an earlier issue, unless something is typed in it. */
  fill({ ticker, name, precision, amounts }: CallInput<'assets.issue'>): void {
    if (this.ticker !== '' || this.name !== '' || this.parts.some(({ text }) => text !== '')) return;
    [this.ticker, this.name, this.precision] = [ticker, name, precision];
    this.parts = amounts.map((amount, id) => ({ id, text: plainUnits(amount, precision) }));
    this.#made = amounts.length;
  }

  /** Has main keep the issue until there are slots. Returns whether it does. */
  async wait(): Promise<boolean> {
    const asked = this.#asked();
    if (asked === null) return false;
    return (await this.acts.run('wait', () => this.#bridge.signing.wait({ act: 'issue', asked }))) !== null;
  }

  /** Main asks first, since an issue can't be undone. More clicks do nothing. Null: not issued. */
  async issue(): Promise<AssetView | null> {
    const asked = this.#asked();
    if (asked === null) return null;
    const answer = await this.acts.run('issue', () => this.#bridge.assets.issue(asked));
    return answer?.outcome === 'issued' ? answer.asset : null;
  }

  #asked(): CallInput<'assets.issue'> | null {
    const { precision, ticker, problem, sum } = this;
    if (problem !== null || precision === null) return null;
    return { walletId: this.#walletId, ticker, name: this.name.trim(), precision, amounts: sum.amounts };
  }
}

export const MOST_PARTS = BOUNDS.issuedParts;
const MAX_U64 = 0xffff_ffff_ffff_ffffn;

/** rgb-lib takes up to 8 capital letters and digits, a letter first. Null: fine, or nothing typed. */
export function tickerProblem(text: string): string | null {
  if (text === '' || /^[A-Z][A-Z0-9]{0,7}$/.test(text)) return null;
  return say('asset-issue-ticker.odd');
}

/** rgb-lib takes 1 to 40 printable ASCII characters. Null: fine, or nothing typed. */
export function nameProblem(text: string): string | null {
  return text === '' || (/^[\x20-\x7e]{1,40}$/.test(text) && text.trim() !== '')
    ? null
    : say('asset-issue-name.odd');
}

/** Null: fine, or nothing typed. */
export function partProblem(text: string, precision: number): string | null {
  if (text.trim() === '') return null;
  const read = readUnits(text, precision);
  if (!read.ok) return amountProblem(read.problem, precision);
  return read.amount === 0n ? say('asset-issue-part-nought') : null;
}

export function partsSum(texts: readonly string[], precision: number) {
  const amounts: string[] = [];
  let total = 0n;
  let problem: string | null = null;
  for (const text of texts) {
    const read = readUnits(text, precision);
    if (read.ok && read.amount > 0n) {
      amounts.push(read.amount.toString());
      total += read.amount;
    } else problem ??= say(text.trim() === '' ? 'asset-issue-supply.missing' : 'asset-issue-off');
  }
  if (total > MAX_U64) problem ??= say('asset-issue-supply.too-large');
  return { amounts, total, problem };
}
