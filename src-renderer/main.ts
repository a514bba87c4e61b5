import { mount } from 'svelte';
import App from './App.svelte';
import { onConnection, openBridge } from './bridge.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './theme/components.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
mount(App, { target, props: { bridge: openBridge(), onConnection } });
