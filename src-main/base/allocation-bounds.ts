/** Per output. rgb-lib puts up to five on one by default. */
export const MAX_ALLOCATIONS_PER_OUTPUT = 256;
/** Per list: a wallet of a thousand full slots is far below. */
export const MAX_ALLOCATIONS = 20_000;

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
