import { mount, type ComponentProps } from 'svelte';
import App from './App.svelte';
import { painted } from './painted.ts';
import { readAllParts } from './screen-parts.svelte.ts';
import '../theme/base.css';
import house from '../theme/components.css?inline';

// At once: what is mounted is to be read when it is painted.
for (const face of ['Atkinson Next', 'Atkinson Mono'])
  document.fonts.load(`1em '${face}'`).catch(() => undefined);

export function showApp(target: HTMLElement, props: ComponentProps<typeof App>): void {
  // The house's own classes have the last word, also after the styles of screens that are read later: sheets that are
  // adopted come behind all others.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(house);
  document.adoptedStyleSheets = [sheet];
  target.replaceChildren();
  mount(App, { target, props });
  void painted().then(readAllParts);
}
