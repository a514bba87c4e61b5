import { mount, type ComponentProps } from 'svelte';
import App from './App.svelte';

/** Puts Ochre in the place of what the page began with. */
export function showApp(target: HTMLElement, props: ComponentProps<typeof App>): void {
  target.replaceChildren();
  mount(App, { target, props });
}
