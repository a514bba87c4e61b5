import { mount } from 'svelte';
import App from './App.svelte';
import { onConnection, openBridge } from './bridge.ts';
import { painted } from './painted.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/components.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
// At once: it takes the one-time code out of the address.
const bridge = openBridge();
// Main loads what answers at the first question. Asked any earlier, that would stand between the window and its first frame.
await painted();
target.replaceChildren();
mount(App, { target, props: { bridge, onConnection } });
