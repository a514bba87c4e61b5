import { claim } from './claim.ts';

/** CONTRIBUTING. */
export const contributing = [
  claim(4, 'Thank you.', 'unit/documents/documents.test.ts › names files and folders that are there'),
  claim(1, 'npm ci # once', '.github/workflows/package.yml › npm ci --ignore-scripts'),
  claim(1, 'npm start # builds and opens it', 'unit/scripts/start.test.ts › npm start takes'),
  claim(1, 'npm test # everything', 'unit/scripts/start.test.ts › npm test takes'),
  claim(1, 'npm run format', "scripts/lib/test-steps.mjs › 'check:format'"),
  claim(
    2,
    'A suite alone: `npm run test:unit`',
    'unit/documents/documents.test.ts › names commands that package.json has',
    "scripts/lib/test-steps.mjs › 'check:unused'",
    "scripts/lib/test-steps.mjs › 'test:component'",
  ),
  claim(
    2,
    '**Directions are fixed.**',
    '.dependency-cruiser.cjs › domain-is-pure',
    'eslint.config.js › The domain is pure: the time is handed in.',
  ),
  claim(1, 'Use cases ask `src-main/ports.ts` alone.', '.dependency-cruiser.cjs › use-cases-ask-ports'),
  claim(1, 'Clients, storage, the practice service', '.dependency-cruiser.cjs › adapters-stand-apart'),
  claim(
    2,
    'The renderer knows the bridge',
    '.dependency-cruiser.cjs › renderer-not-to-main',
    'unit/scripts/directions.test.ts › finds every wrong import',
  ),
  claim(2, '**Files are small**', 'unit/documents/frame.test.ts › are short: half of them below 100 lines'),
  claim(
    3,
    '**A failure has a code, facts and words.**',
    'component/screens/text.test.ts › says what happened and what to do for a failure',
    'src-renderer/text/failures.ts › FailureCode',
  ),
  claim(
    3,
    '**Tests come first where money',
    'attacks/shared-corpus.test.ts › refuses $id: $title',
    'decision: how tests are named is for who reads them',
  ),
  claim(
    1,
    '**Nothing leaves but to the service**',
    'hardening 37',
    'hardening 10',
    'unit/offline-gate.test.ts › are the clients alone',
  ),
  claim(
    2,
    '**The journal first.**',
    'unit/use-cases/create-slots.test.ts › writes each step to the journal before the next',
  ),

  claim(2, 'Say it in the contract', 'contract/journey.test.ts › was answered once at least, in its shape'),
  claim(
    1,
    'Name it in `src-preload/names.ts`',
    'unit/hosts/electron/preload.test.ts › hardening 18, 20: exposes one object',
  ),
  claim(
    3,
    'Write the use case in `src-main/use-cases`',
    'unit/first-loads.test.ts › loads them with what comes later',
    '.dependency-cruiser.cjs › use-cases-ask-ports',
    'hardening 17',
  ),
  claim(
    1,
    'Give the stand-ins an answer',
    'unit/hosts/electron/preload.test.ts › hardening 18, 20: exposes one object',
  ),
  claim(
    1,
    'Ask it in `test/contract/journey.test.ts`',
    'contract/journey.test.ts › was answered once at least',
  ),

  claim(
    2,
    'One file in `test/attacks`',
    'attacks/dust.test.ts › the change is too small',
    'test/support/psbt/attack.ts › export function attack(title: string',
  ),
  claim(2, 'If it passes the judge', 'decision: where a finding goes'),

  claim(
    1,
    "A dialect is what a server's paths",
    'unit/clients/wallet-api/dialects.test.ts › is written down for every one that can be chosen',
  ),
  claim(
    1,
    'A name in `src-preload/contract/connection.ts`',
    'unit/documents/documents.test.ts › names files and folders that are there',
  ),
  claim(
    1,
    'A table in `src-main/clients/wallet-api/dialects`',
    'unit/clients/wallet-api/dialects.test.ts › of %s is written down for every call of the port',
  ),
  claim(
    1,
    'Where the server would not do as asked',
    'unit/clients/wallet-api/dialects.test.ts › $dialect: $what is not asked at all',
  ),
  claim(
    1,
    'Its abilities in `src-main/domain/services/abilities.ts`',
    'unit/use-cases/connection.test.ts › follows from what its service speaks',
  ),
  claim(
    2,
    'Answers as a real server gave them',
    'unit/clients/wallet-api/vectors.test.ts › published answers',
    '.github/workflows/long.yml › npm run -s regtest',
  ),

  claim(
    1,
    'A route in `src-renderer/stores/route.svelte.ts`',
    'e2e/keys.spec.ts › by its name every place is two keys away',
  ),
  claim(
    3,
    'A folder in `src-renderer/screens`.',
    '.dependency-cruiser.cjs › components-are-plain',
    '.dependency-cruiser.cjs › screens-stand-apart',
  ),
  claim(
    3,
    'Words in plain sentences.',
    'component/screens/text.test.ts › says what happened and what to do for a failure',
  ),
  claim(
    1,
    'A component test in `test/component/screens`',
    'e2e/screens.spec.ts › every screen is readable by all, in light and dark',
    'e2e/screens.spec.ts › a screen of half the width',
  ),

  claim(1, 'A well-kept library is better', 'decision: when a library is taken'),
  claim(1, 'Pin its exact version.', 'unit/documents/frame.test.ts › are pinned to an exact version'),
  claim(
    1,
    'It must work without a script at install',
    '.npmrc › ignore-scripts=true',
    'unit/documents/frame.test.ts › have a licence that goes with MIT',
  ),
  claim(
    1,
    'Afterwards `npm ci --dry-run` must pass.',
    '.github/workflows/package.yml › npm ci --ignore-scripts',
  ),
  claim(
    2,
    'Small commits that build',
    'unit/documents/documents.test.ts › has what is not released at its head',
  ),
  claim(
    1,
    'Each sentence of these documents',
    'unit/documents/claims.test.ts › is registered sentence by sentence',
    'unit/documents/claims.test.ts › is held by what is there',
  ),
  claim(1, 'For a pull request `npm test`', '.github/workflows/package.yml › pull_request'),
];
