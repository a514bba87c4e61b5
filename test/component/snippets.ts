import { createRawSnippet, type Snippet } from 'svelte';

/** Plain text as a snippet. */
export const textSnippet = (text: string): Snippet =>
  createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
