/** Allocations on one output. rgb-lib puts up to five on one unless it is told otherwise. */
export const MAX_ALLOCATIONS_PER_OUTPUT = 256;
/** Allocations in one list: a wallet of a thousand slots full of them is far below. */
export const MAX_ALLOCATIONS = 20_000;

/** Whether a list holds more allocations than are looked at: what is done with it takes time and room by their number. */
export function hasTooManyAllocations(
  entries: readonly { readonly allocations: readonly unknown[] }[],
): boolean {
  let all = 0;
  for (const { allocations } of entries) {
    all += allocations.length;
    if (allocations.length > MAX_ALLOCATIONS_PER_OUTPUT || all > MAX_ALLOCATIONS) return true;
  }
  return false;
}
