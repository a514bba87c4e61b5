import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { failsWith } from '../fails.ts';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createNotices } from '../../../../src-main/hosts/notices.ts';
import { createFileInbox } from '../../../../src-main/hosts/opened-files.ts';
import { readOpenedFile } from '../../../../src-main/wallet/signing/opened-file.ts';
import { readerHere } from '../../../fakes/reader.ts';
import { failureOf } from '../../../support/failure-of.ts';
import { writeRaw } from '../../../support/psbt/raw-psbt.ts';
import { genuineBtc } from '../../../support/psbt/send-btc.ts';
import { tempFolder } from '../../../support/temp-folder.ts';

const base64 = writeRaw(genuineBtc().raw);
const WORDS = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

function setUp() {
  const folder = tempFolder();
  const told: unknown[] = [];
  const notices = createNotices((_, error) => {
    throw error;
  });
  notices.listen((name, payload) => told.push([name, payload]));
  const openedFiles = createFileInbox(notices.tell);
  const at = (name: string): string => join(folder, name);
  return {
    told,
    at,
    open: openedFiles.open,
    forget: openedFiles.forget,
    read: () => readOpenedFile({ openedFiles, reader: readerHere }),
    write: (name: string, content: string | Uint8Array): string => {
      writeFileSync(at(name), content);
      return at(name);
    },
  };
}

describe('the file that Ochre was opened with', () => {
  it('is told of without what it is, and given until it is forgotten', async () => {
    const { told, open, read, forget, write } = setUp();
    expect(await read()).toEqual({ file: null });
    open([write('send.psbt', Buffer.from(base64, 'base64'))]);
    expect(told).toEqual([['offline.fileOpened', {}]]);
    expect(await read()).toEqual({ file: { openedId: 1, name: 'send.psbt', base64 } });
    expect(await read()).toEqual({ file: { openedId: 1, name: 'send.psbt', base64 } });
    forget(1);
    expect(await read()).toEqual({ file: null });
  });

  it('takes the place of the one before, with which it is not forgotten', async () => {
    const { open, read, forget, write, at } = setUp();
    open([at('gone.psbt')]);
    open([write('text.psbt', base64)]);
    forget(1);
    const text = Buffer.from(base64, 'utf8').toString('base64');
    expect(await read()).toEqual({ file: { openedId: 2, name: 'text.psbt', base64: text } });
  });

  it('is followed where it is a link to a file, as in the dialog', async () => {
    const { open, read, write, at } = setUp();
    symlinkSync(write('real.psbt', Buffer.from(base64, 'base64')), at('link.psbt'));
    open([at('link.psbt')]);
    expect(await read()).toEqual({ file: { openedId: 1, name: 'link.psbt', base64 } });
  });

  it.each<readonly [string, string | Uint8Array]>([
    ['empty', ''],
    ['words', WORDS],
    ['cutShort', Buffer.from(base64, 'base64').subarray(0, 60)],
    ['image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)],
    ['tooLarge', new Uint8Array(3_400_000)],
  ])('is refused as %s, and nothing of it goes to the page', async (problem, content) => {
    const { open, read, write } = setUp();
    open([write('x.psbt', content)]);
    await failsWith(failureOf(read()), 'BROUGHT_REFUSED', { problem });
    expect(await read()).toEqual({ file: null });
  });

  it('is said to be gone where it is, a folder where it is that, and a device is not read', async () => {
    const { open, read, at } = setUp();
    const refused = (name: string) => {
      open([at(name)]);
      return failureOf(read());
    };
    const unread = (file: string, detail: string) => ({ code: 'FILE_UNREADABLE', facts: { file, detail } });
    expect(await refused('gone.psbt')).toEqual(unread('gone.psbt', 'ENOENT'));
    symlinkSync('/dev/zero', at('endless.psbt'));
    expect(await refused('endless.psbt')).toEqual(unread('endless.psbt', 'NO_FILE'));
    mkdirSync(at('folder.psbt'));
    await failsWith(refused('folder.psbt'), 'BROUGHT_REFUSED', { problem: 'folder' });
  });

  it.each([
    ['several', 2],
    ['elsewhere', 0],
  ])('is none of %s', async (problem, count) => {
    const { open, read, write } = setUp();
    const path = write('send.psbt', Buffer.from(base64, 'base64'));
    open(count === 0 ? [null] : Array<string>(count).fill(path));
    await failsWith(failureOf(read()), 'BROUGHT_REFUSED', { problem });
  });

  it('is nothing where none was opened', async () => {
    const { told, open, read } = setUp();
    open([]);
    expect(told).toEqual([]);
    expect(await read()).toEqual({ file: null });
  });
});
