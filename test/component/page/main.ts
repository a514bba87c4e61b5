import '../in-english.ts';
import { mount } from 'svelte';
import App from '../../../src-renderer/app/App.svelte';
import '../../../src-renderer/theme/fonts.css';
import '../../../src-renderer/theme/tokens.css';
import '../../../src-renderer/theme/base.css';
import '../../../src-renderer/theme/components.css';
import { fakeMain } from '../../fakes/bridge.ts';
import { scenarios, type ScenarioName } from '../../fakes/scenarios.ts';

// The whole renderer over a fake main: `?scenario=funded&theme=dark&confirm=page`. To look at, never to ship.
const asked = new URLSearchParams(location.search);
const name = (asked.get('scenario') ?? 'funded') as ScenarioName;
const world = scenarios[name]();
const theme = asked.get('theme');
if (theme === 'light' || theme === 'dark') world.settings = { ...world.settings, theme };
if (asked.get('confirm') === 'page') world.confirm = 'page';
const main = fakeMain(world);
Object.assign(window, { fakeMain: main });

const target = document.getElementById('app');
if (target !== null) mount(App, { target, props: { bridge: main.bridge } });
