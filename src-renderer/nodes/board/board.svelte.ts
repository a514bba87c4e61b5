import type { NodeRow, NodeState } from '../../../src-preload/contract/index.ts';
import type { NodeBook } from '../../stores/nodes.svelte.ts';
import { idsOf, NO_IDS, indexById, toggled, type Ids } from './row-ids.ts';

/** Filters and selection, which outlive the screen. The selection is kept by id, since rows change their place. */
export class BoardView {
  readonly #book: NodeBook;
  text = $state('');
  state = $state<'all' | NodeState>('all');
  plan = $state<'all' | NodeRow['plan']>('all');
  scrollTop = $state(0);
  columns = $state(false);
  #only = $state.raw<Ids | null>(null);
  #chosen = $state.raw<Ids>(NO_IDS);
  #activeId = $state<string | null>(null);
  #activeAt = $state(0);
  #anchorId: string | null = null;

  readonly rows = $derived.by((): readonly NodeRow[] => {
    const words = this.text.trim().toLowerCase().split(/\s+/).filter(Boolean);
    return this.#book.rows.filter(
      (row) =>
        (this.state === 'all' || row.state === this.state) &&
        (this.plan === 'all' || row.plan === this.plan) &&
        (this.#only === null || this.#only.has(row.id)) &&
        words.every((word) => searched(row).includes(word)),
    );
  });
  readonly #places = $derived(indexById(this.rows));

  constructor(book: NodeBook) {
    this.#book = book;
  }

  get narrowed(): boolean {
    return this.text.trim() !== '' || this.state !== 'all' || this.plan !== 'all' || this.#only !== null;
  }
  showAll(): void {
    this.text = '';
    this.state = 'all';
    this.plan = 'all';
    this.#only = null;
  }
  showOnly(nodeIds: readonly string[]): void {
    this.showAll();
    this.#only = idsOf(nodeIds);
  }

  get active(): number {
    const at = this.#activeId === null ? undefined : this.#places.get(this.#activeId);
    return Math.max(0, Math.min(this.rows.length - 1, at ?? this.#activeAt));
  }
  set active(at: number) {
    this.#activeAt = at;
    this.#activeId = this.#idAt(at);
  }
  get underHand(): readonly NodeRow[] {
    return this.rows.slice(this.active, this.active + 1);
  }

  readonly chosen = $derived.by((): readonly NodeRow[] =>
    this.#chosen.size === 0 ? [] : this.#book.rows.filter(({ id }) => this.#chosen.has(id)),
  );
  readonly allChosen = $derived(this.rows.length > 0 && this.rows.every(({ id }) => this.#chosen.has(id)));

  readonly #idAt = (index: number): string | null => this.rows[index]?.id ?? null;

  has(index: number): boolean {
    return this.#chosen.has(this.#idAt(index) ?? '');
  }
  toggle(index: number): void {
    this.#anchorId = this.#idAt(index);
    if (this.#anchorId !== null) this.#chosen = toggled(this.#chosen, this.#anchorId);
  }
  extend(to: number): void {
    const from = this.#places.get(this.#anchorId ?? '') ?? to;
    this.#add(this.rows.slice(Math.min(from, to), Math.max(from, to) + 1));
  }
  all(): void {
    this.#add(this.rows);
  }
  clear(): void {
    this.#chosen = NO_IDS;
    this.#anchorId = null;
  }
  #add(rows: readonly NodeRow[]): void {
    this.#chosen = idsOf([...this.#chosen, ...rows.map(({ id }) => id)]);
  }
}

const searched = ({ name, nodeId, image }: NodeRow): string =>
  `${name} ${nodeId} ${image ?? ''}`.toLowerCase();

const kept = new WeakMap<NodeBook, BoardView>();

export function keptBoard(book: NodeBook): BoardView {
  const known = kept.get(book);
  if (known !== undefined) return known;
  // Derived values made within a screen would end with it, so they are made outside.
  $effect.root(() => {
    kept.set(book, new BoardView(book));
  });
  return keptBoard(book);
}
