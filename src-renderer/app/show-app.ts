import { mount, type ComponentProps } from 'svelte';
import App from './App.svelte';
import { painted } from './painted.ts';
import { readAllParts } from './screen-parts.svelte.ts';
import '../theme/base.css';
import house from '../theme/components.css?inline';

// Loads the fonts early, so that the first painted text is readable.
for (const face of ['Atkinson Next', 'Atkinson Mono'])
  document.fonts.load(`1em '${face}'`).catch(() => undefined);

export function showApp(target: HTMLElement, props: ComponentProps<typeof App>): void {
  // Adopted sheets come last, so our classes also override the styles of screens that are loaded later.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(house);
  document.adoptedStyleSheets = [sheet];
  target.replaceChildren();
  mount(App, { target, props });
  void painted().then(readAllParts);
}
