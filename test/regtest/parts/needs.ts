/** A part that cannot be had here, in one sentence for a person. The lane skips what needs it, and says so. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}

export function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
