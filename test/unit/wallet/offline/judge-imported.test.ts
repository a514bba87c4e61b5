import { mkdirSync, writeFileSync } from 'node:fs';
import { failsWith } from '../fails.ts';
import { join } from 'node:path';
import type { Dialog } from 'electron';
import { describe, expect, it } from 'vitest';
import { MAX_BROUGHT_BYTES } from '../../../../src-main/base/bitcoin.ts';
import { importRefused } from '../../../../src-main/base/errors.ts';
import { createDialogFiles } from '../../../../src-main/hosts/electron/files.ts';
import { openImported } from '../../../../src-main/wallet/signing/opened-file.ts';
import { tempFolder } from '../../../support/temp-folder.ts';
import { writePack } from '../../../../src-main/verify/imported/pack.ts';
import type { Context } from '../../../../src-main/backup/context.ts';
import { judgeImport } from '../../../../src-main/wallet/signing/imported.ts';
import { readerHere } from '../../../fakes/reader.ts';
import { fakeWindow, strict } from '../../../fakes/electron.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { packOf } from '../../../support/offline/packs.ts';
import { genuineSlots } from '../../../support/psbt/builder.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { genuineBtc } from '../../../support/psbt/send-btc.ts';
import { testWallet } from '../../../support/psbt/test-wallet.ts';
import { emptyRecord } from '../record.ts';

const draft = genuineBtc();
const input = { ...draft, psbt: writeRaw(draft.raw) };

const kinds: Readonly<Record<string, (path: string) => void>> = {
  folder: (path) => mkdirSync(path),
  tooLarge: (path) => writeFileSync(path, new Uint8Array(50_000_000)),
  gone: () => undefined,
  'a PSBT': (path) => writeFileSync(path, Buffer.from(input.psbt, 'base64')),
};

it.each([
  ['folder', { code: 'BROUGHT_REFUSED', facts: { problem: 'folder' } }],
  ['tooLarge', { code: 'BROUGHT_REFUSED', facts: { problem: 'tooLarge' } }],
  ['gone', { code: 'FILE_UNREADABLE', facts: { detail: 'ENOENT' } }],
  ['a PSBT', null],
])(
  'a file that a person opens to sign is read where it is one, and refused where it is not: %s',
  async (kind, refused) => {
    const path = join(tempFolder(), 'send.psbt');
    kinds[kind]?.(path);
    const showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] });
    const dialog = strict<Pick<Dialog, 'showSaveDialog' | 'showOpenDialog'>>('dialog', { showOpenDialog });
    const files = createDialogFiles({ dialog, window: () => fakeWindow() });
    const opened = openImported(files, ['psbt'], MAX_BROUGHT_BYTES, importRefused);
    if (refused === null) expect(await opened).toEqual(Uint8Array.from(Buffer.from(input.psbt, 'base64')));
    else expect(await failureOf(opened)).toMatchObject(refused);
  },
);

describe('what was brought, judged for a wallet of this machine', () => {
  const { fingerprint, network, xpubs, keychains, highestIndex } = testWallet().account;
  const keys = {
    network,
    fingerprint,
    xpub: '',
    accountXpubVanilla: xpubs.vanilla,
    accountXpubColored: xpubs.colored ?? '',
    accountXpubColoredFingerprint: '00000000',
  };
  const record = emptyRecord({ keys, keychains, highestIndex });
  // Nothing else of the world is there: a request would have to go through a port that is not.
  const context = {
    wallets: strict<Context['wallets']>('wallets', { require: () => record }),
    clock: { nowMs: () => 1_800_000_000_000, monotonicMs: () => 0 },
    reader: readerHere,
    signings: strict<Context['signings']>('signings', {
      book: () => ({ outputs: [], allocations: [], reserved: [], assets: [] }),
    }),
    holdings: strict<Context['holdings']>('holdings', {
      invoicesOf: () => [],
      labels: strict<Context['holdings']['labels']>('labels', { frozen: () => [] }),
    }),
  };
  const read = (text: string) => readerHere.readBrought({ kind: 'text', text });
  const bring = async (text: string) => judgeImport(context, record.id, await read(text));

  it('contradicts nothing that it says was asked for, which is its word, with no one asked but this machine', async () => {
    const { verdict, input: judged } = await bring(writePack(packOf(input)));
    expect([verdict.outcome, verdict.code]).toEqual(['onTrust', null]);
    expect(judged.limits.knownHeight).toBeNull();
  });

  it('is described where nothing was asked for: whoever is paid is named, and not proved', async () => {
    const { verdict } = await bring(input.psbt);
    expect(verdict.outcome).toBe('notProved');
    expect(verdict.outputs.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['stranger', 'notProved'],
      ['change', 'proved'],
    ]);
    expect(verdict.outputs[0]?.address).toBe(draft.intent.recipients[0]?.address);
  });

  it('is refused where it is another wallet’s, as a PSBT and as a pack', async () => {
    const other = genuineSlots({ wallet: testWallet({ seedByte: 9 }) });
    const theirs = { ...other, psbt: writeRaw(other.raw) };
    for (const text of [theirs.psbt, writePack(packOf(theirs))])
      await failsWith(failureOf(bring(text)), 'BROUGHT_REFUSED', {
        problem: 'notOurs',
        fingerprint: draft.account.fingerprint,
      });
  });
});
