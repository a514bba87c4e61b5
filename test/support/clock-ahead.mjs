// A clock that whoever started the program sets ahead by SIGWINCH, and right again by SIGURG: loaded by `node --import`.
// Two signals, since two of one kind that come at once are one.
const AHEAD_MS = 11 * 60_000;
const now = Date.now.bind(Date);
let aheadMs = 0;
Date.now = () => now() + aheadMs;
process.on('SIGWINCH', () => (aheadMs = AHEAD_MS));
process.on('SIGURG', () => (aheadMs = 0));
