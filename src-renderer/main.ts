import { askAhead } from './ask-ahead.ts';
import { onConnection, openBridge } from './bridge.ts';
import { painted } from './painted.ts';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
// At once: it takes the one-time code out of the address.
const bridge = openBridge();
// The screens are read while main is asked what they will show.
const reading = import('./show-app.ts');
// Main loads what answers at the first question. Asked any earlier, that would stand between the window and its first frame.
await painted();
const ahead = askAhead(bridge);
const { showApp } = await reading;
showApp(target, { bridge: ahead, onConnection });
