import { claim } from './claim.ts';

/** README: _What cannot be protected against_, _Packages_, _Not yet run_ and what follows on the decisions. */
export const readmeLimits = [
  claim(1, 'The service can refuse to serve', 'decision: what a service sees and may do'),
  claim(
    1,
    'Ochre asks before they are shown',
    'unit/use-cases/wallets.test.ts › sees no public key before the user agrees',
  ),
  claim(
    2,
    'Words bring back your keys',
    'component/words.test.ts › says twice that the words alone bring back no assets',
  ),
  claim(
    2,
    'Use one set of words in one wallet only.',
    'unit/use-cases/consistency.test.ts › slots that another copy of the wallet made',
  ),
  claim(
    2,
    'A blinded invoice cannot be proved yours.',
    'component/screens/receive.test.ts › says that a blinded slot cannot be proved ours',
  ),
  claim(
    1,
    'A transaction that you handed over can still',
    'unit/use-cases/send-again.test.ts › F16: of which the first was given up: another',
  ),
  claim(
    2,
    "A proxy and a pin belong to a wallet's connection.",
    'unit/use-cases/way.test.ts › asks its service through it, and never without it',
    'src-main/clients/node-api/client.ts › createTransport({ ...ACT_LIMITS, ...options.act })',
  ),
  claim(1, 'A proxy sees which service you use', 'decision: what a proxy is'),
  claim(
    1,
    'Nodes are watched only while Ochre runs.',
    'unit/use-cases/nodes/watcher.test.ts › is silent once stopped',
  ),
  claim(
    1,
    'Where a service offers no list and no probe',
    'component/screens/nodes.test.ts › says what it cannot see',
  ),
  claim(1, 'Malware that runs as you', 'decision: the system is trusted'),
  claim(1, 'On Linux nothing keeps a window out', 'hardening 33'),
  claim(1, 'Programs on macOS that record', 'decision: what the system says of its own call'),
  claim(1, 'JavaScript cannot promise to erase', 'decision: a fact about the language'),
  claim(
    1,
    'Ochre keeps secrets short-lived',
    'unit/keyholder/memory.test.ts › is none of a wallet’s keys after it was created',
  ),
  claim(
    1,
    'On the loopback host nobody says that the computer sleeps',
    'unit/hosts/loopback/sleep-by-clock.test.ts › finds out within five seconds',
  ),
  claim(
    1,
    'The count of locked nodes stands in the page',
    'component/screens/nodes.test.ts › counts by state in a sentence',
  ),
  claim(
    1,
    'Linux shows a badge only',
    'unit/hosts/electron/tray.test.ts › is the launcher’s on Linux, where there is one',
  ),
  claim(
    2,
    'On the loopback host confirmations are asked',
    'unit/hosts/loopback/page-confirm.test.ts › is told, waits, and takes the answer to it',
    'component/screens/settings.test.ts › says that there is no passphrase in this version, and how confirmations',
  ),
  claim(
    1,
    'There is no BIP39 passphrase',
    'component/onboarding.test.ts › says where one would look for it that there is no passphrase',
  ),

  claim(
    1,
    '`npm run -s package` makes them',
    'unit/documents/documents.test.ts › is what the packager is told',
    'unit/scripts/package.test.ts › packs for the system that it runs on',
    '.github/workflows/package.yml › run: npm run -s package',
  ),
  claim(
    1,
    'Electron comes from the `electron` package',
    'scripts/electron-builder.config.mjs › node_modules/electron/dist',
  ),
  claim(
    1,
    'Nothing is compiled.',
    'scripts/electron-builder.config.mjs › beforeBuild: () => Promise.resolve(false)',
  ),
  claim(
    1,
    '**What is in one** is laid out',
    'hardening 24',
    'unit/scripts/package.test.ts › is what was laid out, file by file',
  ),
  claim(
    1,
    'No source, no test, and no loopback host.',
    'unit/scripts/package.test.ts › is a build with what it loads: no source',
  ),
  claim(
    1,
    '`npm run -s package -- --contents`',
    'unit/documents/documents.test.ts › names each way of npm run package',
  ),
  claim(
    1,
    '**What came out is read back**',
    'hardening 23',
    'unit/scripts/package.test.ts › is what was laid out, file by file',
  ),
  claim(
    1,
    '`npm run -s package -- --check` does it again',
    '.github/workflows/package.yml › npm run -s package -- --check',
  ),
  claim(
    1,
    '**Beside it** lie a list of its parts',
    'unit/scripts/package.test.ts › lists the parts for machines',
    'unit/scripts/package.test.ts › names the digest of each file',
  ),
  claim(
    2,
    '**The same commit gives the same**',
    '.github/workflows/package.yml › npm run -s package -- --compare',
    'unit/scripts/package.test.ts › tells two builds apart, name by name',
  ),
  claim(
    2,
    '`npm run -s package -- --stand-in`',
    'unit/scripts/package.test.ts › is no program, and too small',
    'unit/documents/documents.test.ts › names each way of npm run package',
  ),
  claim(
    1,
    '`npm run -s package -- --dir`',
    'unit/documents/documents.test.ts › names each way of npm run package',
  ),
  claim(
    1,
    '**Nothing is signed** unless who packs',
    'unit/hardening/packed.test.ts › is known to be unsigned only where',
  ),
  claim(1, 'macOS and Windows warn', 'decision: what those systems do'),
  claim(
    1,
    '**There are no updates**',
    'hardening 37',
    'unit/documents/documents.test.ts › is what the packager is told',
  ),
  claim(
    2,
    '**On Ubuntu 24.04 and later take the `.deb`.**',
    'unit/documents/documents.test.ts › is what the packager is told',
    "not run: AppArmor's profile",
  ),
  claim(1, 'An AppImage has no place for one', 'hardening 8', 'not run: the AppImage'),

  claim(
    1,
    'These parts are written, and tested against',
    'unit/hosts/electron/root.test.ts › the root of the Electron host',
    'not run: These parts are written',
  ),
  claim(1, 'Nothing has run on macOS or Windows.', 'not run: Nothing has run on macOS or Windows.'),
  claim(1, 'Ochre has worked with its own practice service', 'not run: Ochre has worked with'),
  claim(1, 'Of the packages only what needs no Electron', 'not run: Of the packages only'),
  claim(1, 'Not yet run are: a package with Electron', 'not run: Not yet run are'),

  claim(
    1,
    '`CONTRIBUTING.md` says how Ochre is built',
    'unit/documents/documents.test.ts › names files and folders that are there',
  ),
  claim(1, 'MIT', 'LICENSE › MIT License'),
];
