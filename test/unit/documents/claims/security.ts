import { claim } from './claim.ts';

/** SECURITY. */
export const security = [
  claim(
    2,
    'Ochre signs transactions that somebody else built.',
    'attacks/shared-corpus.test.ts › proves and signs $id: $title',
  ),
  claim(
    1,
    '| the recovery phrase',
    'hardening 21',
    'hardening 34',
    'hardening 32',
    'unit/keyholder/crossing.test.ts › is words, tokens and passwords',
  ),
  claim(
    1,
    '| bitcoin and RGB assets',
    'attacks/shared-corpus.test.ts › refuses $id: $title',
    'unit/regtest/lies.test.ts › about a send is refused: %s',
  ),
  claim(
    1,
    '| a transfer, between its beginning',
    'unit/crash/crash.test.ts › killed around the hand-over',
    'unit/storage/full-disk.test.ts › as it is full says so',
    'unit/faults/matrix.test.ts › fails by name and in words',
  ),
  claim(
    1,
    '| tokens and passwords of nodes',
    'unit/use-cases/nodes/origins.test.ts › gets nothing before it is approved',
    'unit/use-cases/nodes/leaks.test.ts › is in any file, log, notice',
  ),
  claim(
    1,
    '| the truth of what a screen says',
    'unit/use-cases/transfers.test.ts › G39: a transfer that is listed no more stays',
    'unit/use-cases/consistency.test.ts › a balance that is not the sum',
  ),
  claim(2, 'The **service is not trusted**.', 'unit/use-cases/tampered.test.ts › %s: %s, and no key is read'),
  claim(
    1,
    'The **page is not trusted** either',
    'hardening 10',
    'hardening 3',
    'unit/fuzz/ipc.test.ts › crash nothing, let no secret out',
    'contract/refusals.test.ts › nonsense and near-misses, by the thousand',
  ),
  claim(1, 'The **operating system is trusted**', 'decision: what is trusted'),

  claim(
    1,
    "The README's part _The verdict_",
    'unit/documents/documents.test.ts › names parts of other documents that are there',
  ),
  claim(
    1,
    'In short: each input and each output',
    'attacks/foreign-input.test.ts › a stranger',
    'attacks/foreign-output.test.ts › an output more pays a stranger',
    'attacks/fee-too-high.test.ts › the fee is above the rate asked',
    'attacks/send-commitment-copies.test.ts › the OP_RETURN holds another commitment',
  ),
  claim(
    1,
    'Whatever contradicts cannot be signed.',
    'unit/use-cases/may-sign.test.ts › is nothing that contradicts',
  ),
  claim(
    1,
    'Whatever is not proved is named',
    'unit/use-cases/may-sign.test.ts › is what is not proved only by a second step',
  ),
  claim(
    1,
    'The keyholder, a process of its own, judges',
    'unit/keyholder/answer.test.ts › refuses %s: no keychain read',
  ),
  claim(
    1,
    'It ends afterwards, unless',
    'unit/keyholder/link.test.ts › has a child of its own',
    'unit/keyholder/link.test.ts › share one child that lives on',
  ),
  claim(
    1,
    'Each of its signatures is verified twice',
    'unit/domain/psbt/sign-fault.test.ts › does not leave: input %d',
    'unit/domain/psbt/sign.test.ts › refuses the signature of every input in turn',
  ),

  claim(1, 'The service can refuse', 'decision: what a service may do'),
  claim(
    1,
    'It can lose asset data',
    'component/words.test.ts › says twice that the words alone bring back no assets',
  ),
  claim(2, 'A program that runs as you', 'decision: the system is trusted'),
  claim(
    1,
    'What was issued to you or sent to you by others',
    'attacks/own-book-holdings.test.ts › rests on the list where it adds to the book, and names the coin',
  ),
  claim(
    1,
    'A claim that rests on that word says so.',
    'component/screens/verdict-words.test.ts › says of every claim on trust in one sentence',
  ),
  claim(
    1,
    'A wallet that was just restored from words has an empty book',
    'unit/domain/book/open-book.test.ts › lets a seal name a slot of ours that is free, and nothing else',
  ),
  claim(
    1,
    'A transaction that was handed over can be broadcast',
    'unit/use-cases/send-again.test.ts › F16: of which the first was given up: another',
  ),
  claim(
    1,
    'A backup file brings back what it holds',
    'unit/storage/archive-imports.test.ts › is no more than a file can hold',
    'unit/use-cases/backup.test.ts › holds no words, entropy, token or password',
  ),
  claim(1, 'JavaScript cannot promise', 'decision: a fact about the language'),
  claim(
    1,
    'Secrets live shortly',
    'unit/keyholder/memory.test.ts › is none of a wallet’s keys after it was created',
  ),
  claim(
    1,
    'The loopback host, which serves Ochre',
    'unit/hosts/loopback/page-confirm.test.ts › is told, waits',
  ),
  claim(1, 'It refuses mainnet.', 'contract/refusals.test.ts › mainnet, on this host'),
  claim(
    1,
    "The README's part _What cannot be",
    'unit/documents/documents.test.ts › names parts of other documents that are there',
  ),

  claim(1, 'There has been no audit by others.', 'decision: a fact, to be changed when it is'),
  claim(
    1,
    'The Electron layer has been tested',
    'not run: These parts are written',
    'unit/hosts/electron/root.test.ts › the root of the Electron host',
  ),
  claim(
    1,
    'They are not signed, so compare',
    'unit/hardening/packed.test.ts › is known to be unsigned',
    '.github/workflows/package.yml › npm run -s package -- --compare',
  ),
  claim(1, 'There is no updater.', 'hardening 37'),

  claim(
    1,
    '`npm test` runs, among the rest',
    'attacks/dust.test.ts › the change is too small',
    'vitest.config.ts › {unit,attacks,contract,practice}',
  ),
  claim(
    1,
    '`npm run -s judge -- FILE` judges',
    'unit/judge/judge-corpus.test.ts › signs what is genuine with one read each',
  ),
  claim(
    1,
    '`npm run -s fuzz -- --cases N --seed S` changes',
    'unit/fuzz/fuzz.test.ts › reads, refuses and signs',
    'unit/fuzz/ipc.test.ts › crash nothing',
    '.github/workflows/long.yml › npm run -s fuzz -- ipc',
  ),
  claim(
    1,
    '`npm run -s faults`, `npm run -s crash',
    'unit/faults/matrix.test.ts › fails by name and in words',
    'unit/crash/findings.test.ts › names what only the ledger has',
    '.github/workflows/long.yml › npm run -s soak',
  ),
  claim(
    1,
    '`npm run -s hardening` proves',
    'unit/hardening/evidence.test.ts › is one of forty, in their order',
  ),
  claim(
    1,
    '`npm run -s package -- --check` reads',
    '.github/workflows/package.yml › npm run -s package -- --check',
    'unit/scripts/package.test.ts › is what was laid out',
  ),

  claim(2, 'Please report what you found', 'decision: how we want to be told'),
  claim(
    1,
    '_Settings_ has _Copy diagnostics_',
    'unit/use-cases/diagnostics.test.ts › hold no name, folder, address, key',
    'component/screens/settings.test.ts › shows diagnostics before they are copied',
  ),
  claim(1, '**Never send words', 'decision: an advice to whoever reports'),
  claim(2, 'You are told what we think', 'decision: a promise of people'),
  claim(2, 'The newest release, and the main branch.', 'decision: a promise of people'),
];
