export interface RowSpan {
  readonly first: number;
  readonly end: number;
}

/** How many rows are drawn beyond the window, so that a step of the wheel shows no gap. */
const BEYOND = 3;

export function rowsAt(scrollTop: number, height: number, rowHeight: number, total: number): RowSpan {
  const first = Math.max(0, Math.min(total, Math.floor(scrollTop / rowHeight)) - BEYOND);
  const end = Math.min(total, Math.ceil((scrollTop + height) / rowHeight) + BEYOND);
  return { first, end: Math.max(first, end) };
}

export function scrollTo(index: number, scrollTop: number, height: number, rowHeight: number): number {
  const top = index * rowHeight;
  if (top < scrollTop) return top;
  return top + rowHeight > scrollTop + height ? top + rowHeight - height : scrollTop;
}

/** The row to which a key moves; undefined for other keys. */
export function rowByKey(key: string, at: number, page: number, total: number): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: total - 1,
  };
  const row = Object.hasOwn(to, key) ? to[key] : undefined;
  return row === undefined ? undefined : Math.max(0, Math.min(total - 1, row));
}
