export const [A, B] = ['a1'.repeat(16), 'b2'.repeat(16)];
const NOW = 1_760_000_000_000;
export const clock = { nowMs: () => NOW };

export const hex = (at: number, bytes: number): string => at.toString(16).padStart(2 * bytes, '0');
export const idOf = (at: number): string => hex(at, 16);
export const txidOf = (at: number): string => hex(at, 32);
