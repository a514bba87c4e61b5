import { claim } from './claim.ts';

/** README: _Commands that check it_. */
export const readmeCommands = [
  claim(
    1,
    '`npm test -- --all` also runs',
    'unit/scripts/start.test.ts › --all, and then does everything',
    'scripts/lib/test-projects.mjs › testsThatTakeLong',
    '.github/workflows/long.yml › npm test -- --all',
  ),
  claim(1, '`npm test -- --only unit,e2e`', 'unit/scripts/start.test.ts › %j, in its own order'),
  claim(
    1,
    '`npm run -s judge -- FILE [--json]`',
    'unit/judge/judge-corpus.test.ts › signs what is genuine with one read each',
  ),
  claim(
    1,
    'It ends with 0 only if nothing is wrong.',
    'unit/judge/judge-corpus.test.ts › calls wrong what is signed against expectation',
  ),
  claim(
    1,
    '`npm run -s fuzz -- --cases N --seed S [--json]`',
    'unit/fuzz/fuzz.test.ts › reads, refuses and signs, and finds nothing',
  ),
  claim(
    1,
    'It looks for a crash, a hang, or a signature',
    'unit/domain/psbt/fuzz.test.ts › are judged and signed without a crash or a hang',
    'unit/fuzz/bare-oracle.test.ts › finds a listed coin that is promised',
  ),
  claim(1, '`npm run -s fuzz -- ipc --cases N', 'unit/fuzz/ipc.test.ts › crash nothing, let no secret out'),
  claim(
    2,
    'It looks for a crash, for a secret that leaves',
    'unit/fuzz/ipc.test.ts › finds an act of a call that is refused',
    'unit/fuzz/ipc.test.ts › finds a call that throws',
  ),
  claim(1, '`npm run -s faults [-- --json]`', 'unit/faults/matrix.test.ts › has at least 20 faults'),
  claim(
    1,
    'It looks for a failure without a name or words',
    'unit/faults/matrix.test.ts › fails by name and in words, ends in time',
    'unit/faults/matrix.test.ts › finds a second hand-over that nobody asked for',
  ),
  claim(
    1,
    '`npm run -s crash -- --runs N',
    'unit/crash/crash.test.ts › killed around the hand-over of a send',
  ),
  claim(
    1,
    'It looks for what is lost, done twice',
    'unit/crash/findings.test.ts › names what happened twice',
    'unit/crash/findings.test.ts › names what is still open',
    'unit/crash/findings.test.ts › names steps that may not follow',
  ),
  claim(
    1,
    'App and practice service are processes',
    'test/crash/processes.ts › export function startService',
  ),
  claim(
    2,
    '`npm run -s soak [-- --minutes N',
    'unit/soak/secrets.test.ts › is found in every other file',
    'test/soak/main.ts › growthMb <= MAX_GROWTH_MB',
  ),
  claim(
    2,
    '`npm run -s hardening [-- --json]`',
    'unit/hardening/evidence.test.ts › is one of forty, in their order',
    'unit/hardening/evidence.test.ts › passed where each kind of proof',
    '.github/workflows/package.yml › npm run -s hardening',
  ),
  claim(
    1,
    'What needs a real window or a packed app',
    'unit/hardening/evidence.test.ts › needs Electron where a part of its proof does',
  ),
  claim(
    1,
    '`-- --static` does what takes seconds.',
    "scripts/lib/test-steps.mjs › 'hardening', '--', '--static'",
  ),
  claim(
    3,
    '`npm run -s bench -- signing [--json]`',
    'unit/bench/rounds.test.ts › give each method the median',
    'test/bench/main.ts › startup',
  ),
  claim(
    2,
    '`npm run -s regtest [-- --json]',
    'unit/regtest/lies.test.ts › about a send is refused: %s',
    'unit/regtest/lies.test.ts › about slots is refused: %s',
  ),
  claim(2, 'Linux on x64; the node comes from', 'unit/regtest/parts.test.ts › is one span for all of it'),
  claim(1, 'CI runs it.', '.github/workflows/long.yml › npm run -s regtest'),
  claim(2, '`npm run regtest:up` leaves', "test/regtest/up.ts › help: { type: 'boolean'"),
  claim(
    2,
    '`npm run -s gallery` walks through',
    'gallery/wallet.spec.ts › a practice wallet, from empty to full',
    'gallery/elsewhere.spec.ts › a wallet that signs elsewhere',
  ),
  claim(
    1,
    'The pictures lie in',
    'unit/documents/documents.test.ts › are those that the walk through the screens takes',
  ),
  claim(
    1,
    '`npm test` does the same for fewer sizes.',
    'e2e/screens.spec.ts › every screen is readable by all',
  ),
  claim(2, '`npm run mutate` changes', 'stryker.config.json › src-main/domain'),
];
