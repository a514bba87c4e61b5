import { createRawSnippet, type Snippet } from 'svelte';

/** Plain text where a component wants a snippet. */
export function textSnippet(text: string): Snippet {
  return createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
}
