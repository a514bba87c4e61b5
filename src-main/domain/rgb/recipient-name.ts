/** By what a recipient is known: any key may be written behind one that is an output, and none makes it another one. */
export function recipientName(recipientId: string): string {
  return recipientId.replace(/\+.*$/s, '');
}
