import { askAhead } from './bridge/ask-ahead.ts';
import { onConnection, openBridge } from './bridge/bridge.ts';
import { holdCalls } from './bridge/hold-calls.ts';
import { painted } from './app/painted.ts';
import { speakFirst } from './text/language.ts';

const target = document.getElementById('app');
if (target === null) throw new Error('index.html has no #app');
// Opened at once, because this takes the one-time code out of the address.
const { bridge, hold } = holdCalls(openBridge());
// Loads the screens while main answers the first questions, which make main load little and no code for keys. The
// screens' own calls make main load the rest, so they wait for the first frame.
const reading = import('./app/show-app.ts');
const ahead = askAhead(bridge);
const spoken = speakFirst(bridge);
await painted();
const [{ showApp }] = await Promise.all([reading, ahead.answered, spoken]);
let seen = (): void => undefined;
// The first frame shows the list, so calls wait until that frame is painted.
hold(
  new Promise<void>((resolve) => {
    seen = resolve;
  }),
);
showApp(target, { bridge: ahead.bridge, onConnection });
await painted();
seen();
