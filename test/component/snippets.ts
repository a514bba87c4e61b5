import { createRawSnippet, type Snippet } from 'svelte';

/** Plain text where a component wants a snippet. */
export const textSnippet = (text: string): Snippet =>
  createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
