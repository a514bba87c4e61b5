import type { TraceView } from '../../src-preload/contract/index.ts';

type Part = TraceView['held'][number];

interface TraceRow {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly untraced: string;
}

/** The differences that there are; none where the figures agree. */
export function traceRows({ held, coming, untraced }: TraceView): readonly TraceRow[] {
  return [
    { title: 'Settled, and cannot be spent now', parts: held, untraced: untraced.held },
    { title: 'Under way', parts: coming, untraced: untraced.coming },
  ].filter(({ parts, untraced: rest }) => parts.length > 0 || rest !== '0');
}

/** Stands before the output that it speaks of. */
export function partWords({ why }: Part): string {
  switch (why) {
    case 'leaves':
      return 'A send spends output';
    case 'returns':
      return 'Comes back with that send, on output';
    case 'arrives':
      return 'Arrives, not settled yet, on output';
    case 'waits':
      return 'Something else waits for output';
  }
}
