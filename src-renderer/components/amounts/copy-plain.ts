/** Copies the figure without groups, so that pasting it gives the same amount. */
export function copyPlain(event: ClipboardEvent & { currentTarget: Element }, plain: string): void {
  const selection = getSelection();
  const { currentTarget } = event;
  const isWithin =
    currentTarget.contains(selection?.anchorNode ?? null) &&
    currentTarget.contains(selection?.focusNode ?? null);
  const digits = (text: string): string => text.replace(/\D/g, '');
  if (!isWithin || event.clipboardData === null || digits(String(selection)) !== digits(plain)) return;
  event.clipboardData.setData('text/plain', plain);
  event.preventDefault();
}
