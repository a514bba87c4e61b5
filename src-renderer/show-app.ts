import { mount, type ComponentProps } from 'svelte';
import App from './App.svelte';
import { readAllParts } from './shell/screen-parts.svelte.ts';
import house from './theme/components.css?inline';

/** By then the first list stands there. */
const READ_REST_AFTER_MS = 500;

/** Puts Ochre in the place of what the page began with. */
export function showApp(target: HTMLElement, props: ComponentProps<typeof App>): void {
  // The house's own classes have the last word, also after the styles of screens that are read later: sheets that are
  // adopted come behind all others.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(house);
  document.adoptedStyleSheets = [sheet];
  target.replaceChildren();
  mount(App, { target, props });
  setTimeout(() => void readAllParts(), READ_REST_AFTER_MS);
}
