import { mount, type ComponentProps } from 'svelte';
import App from './App.svelte';
// After what each component says of itself: the house's own classes have the last word.
import '../theme/components.css';

/** Puts Ochre in the place of what the page began with. */
export function showApp(target: HTMLElement, props: ComponentProps<typeof App>): void {
  target.replaceChildren();
  mount(App, { target, props });
}
