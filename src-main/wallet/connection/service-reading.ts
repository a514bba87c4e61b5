import { differences, type Difference } from '../../domain/invoices/compare-readings.ts';
import { WalletError } from '../../domain/errors.ts';
import type { RgbInvoice } from '../../domain/rgb/invoice.ts';
import type { WalletApi } from '../../ports.ts';

/**
 * Where the service reads an invoice otherwise than it is read here; null where it refuses to read it at all, as one
 * that knows only an older layout does. An answer that is in no form is a difference. Throws what the connection does.
 */
export async function serviceReading(
  api: Pick<WalletApi, 'decodeRgbInvoice'>,
  text: string,
  invoice: RgbInvoice,
): Promise<Difference[] | null> {
  try {
    return differences(invoice, await api.decodeRgbInvoice(text));
  } catch (error) {
    if (!(error instanceof WalletError)) throw error;
    const { failure } = error;
    if (failure.code === 'SERVICE_ERROR') return null;
    if (failure.code !== 'SERVICE_ANSWER') throw error;
    return [{ field: 'answer', here: 'readable', service: failure.facts.detail }];
  }
}

/** As Promise.all, so many at a time: a service is not asked a thousand things at once. */
export async function atMost<T, R>(
  width: number,
  items: readonly T[],
  act: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) answers[index] = await act(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return answers;
}

/** Readings that a service is asked for at a time. */
export const READINGS_AT_ONCE = 4;
