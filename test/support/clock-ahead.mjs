// A clock that whoever started the program sets ahead by SIGUSR2, and back by the next: loaded by `node --import`.
const AHEAD_MS = 11 * 60_000;
const now = Date.now.bind(Date);
let aheadMs = 0;
Date.now = () => now() + aheadMs;
process.on('SIGUSR2', () => {
  aheadMs = AHEAD_MS - aheadMs;
});
