import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import Database from 'libsql';
import * as v from 'valibot';
import { missingForKeyring } from '../support/keyring.ts';
import { missingForOwnNetwork } from '../support/network-namespace.ts';
import { missingForTrace, type Reached } from '../support/trace.ts';
import { compareNone, compareWith } from './support/compare.ts';
import { startMachine, type Machine } from './support/machine.ts';
import {
  unfold,
  beginBy,
  agree,
  button,
  chooseFile,
  fund,
  go,
  issue,
  mine,
  friendInvoice,
  readInvoices,
  settle,
  title,
} from './support/practice.ts';

const missing = missingForKeyring() ?? missingForOwnNetwork() ?? missingForTrace();
if (missing !== null) console.warn(`two machines are not tried: ${missing}`);

const pictures = join(import.meta.dirname, '../../test-results/offline');

const COLD = { ticker: 'COLD', name: 'Kept apart', decimals: 0, supply: '1000' };

test('one machine prepares what an offline machine signs, by file', { tag: '@long' }, async () => {
  test.skip(missing !== null, missing ?? '');
  test.setTimeout(300_000);
  const signer = await startMachine({ online: false });
  const watcher = await startMachine({ online: true }).catch(async (error: unknown) => {
    await signer.stop();
    throw error;
  });
  const { page } = watcher;
  try {
    expect(signer.interfaces, 'the signer’s network').toEqual(['lo']);
    await test.step('the signer makes a wallet, and the watcher takes its public account', async () => {
      await watch(watcher, await makeSigner(signer));
      await fund(page);
    });
    await test.step('slots that the watcher prepares are signed there, by file', async () => {
      await go(page, 'Asset slots');
      await page.getByLabel('How many').fill('4');
      await byFile(watcher, signer, /^Review: create/);
      await mine(page);
    });
    const assetId = await test.step('an asset is issued, which takes no signature', () => issue(page, COLD));
    await test.step('a send goes there and back by file, and is settled', async () => {
      const invoice = await friendInvoice(page, { assetId, amount: '25', to: 'A slot' });
      await readInvoices(page, invoice);
      const presses = await byFile(watcher, signer, /^Review$/, /bcrt:utxob:[^?]+/.exec(invoice)?.[0]);
      // The sidebar's Send and the file chooser come before these.
      expect(presses).toEqual({ toMake: 3, toSign: 2, toTakeBack: 3 });
      await settle(page, /25/);
    });

    const watched = await watcher.end();
    const signed = await signer.end();
    await test.step('both journals say so', () => {
      const flows = flowsIn(watcher.data);
      expect(flows.map(({ kind }) => kind)).toEqual(['createSlots', 'send']);
      for (const { states } of flows)
        expect(states.join(' ')).toMatch(
          /^asked built away signed handingOver accepted (broadcast )?settled$/,
        );
      expect(signedIn(signer.data)).toEqual(flows.map(({ txid }) => txid));
      expect(flowsIn(signer.data)).toEqual([]);
    });
    await test.step('the signer reached its keyring and nobody else', () => {
      expect([...new Set(signed.map(said))].sort()).toEqual([
        'bind AF_INET 127.0.0.1:0',
        // The system’s library asks the kernel for this machine's addresses.
        'bind AF_NETLINK the kernel',
        `connect AF_UNIX ${signer.bus}`,
        'sendto AF_NETLINK the kernel',
      ]);
      // The control: the same trace shows that the watcher reaches its practice service.
      const reached = watched.map(said);
      expect(reached.filter((one) => /^connect AF_INET 127\.0\.0\.1:\d+$/.test(one))).not.toEqual([]);
      expect(reached).toContain(`connect AF_UNIX ${watcher.bus}`);
    });
    expect([...watcher.troubles, ...signer.troubles], 'the consoles stay quiet').toEqual([]);
  } catch (error) {
    for (const [name, machine] of Object.entries({ watcher, signer }))
      await machine.page.screenshot({ path: join(pictures, `${name}-failed.png`) }).catch(() => null);
    throw error;
  } finally {
    await watcher.stop();
    await signer.stop();
  }
});

const said = ({ call, family, to }: Reached): string => `${call} ${family} ${to}`;

const flowRows = v.array(v.object({ kind: v.string(), states: v.string(), txid: v.nullable(v.string()) }));

/** What the journal in that folder says, oldest first: each flow with all states that it was in. */
function flowsIn(data: string): { kind: string; states: string[]; txid: string | null }[] {
  const rows = read(
    join(data, 'journal.sqlite'),
    `SELECT kind, group_concat(steps.state, ' ' ORDER BY seq) AS states,
            max(iif(steps.state = 'signed', json_extract(data, '$.txid'), NULL)) AS txid
       FROM signings JOIN steps ON signing_id = id WHERE origin <> 'imported' GROUP BY id ORDER BY created_at_ms, signings.rowid`,
  );
  return v.parse(flowRows, rows).map(({ kind, states, txid }) => ({ kind, states: states.split(' '), txid }));
}

/** The transactions that were signed there, oldest first. */
function signedIn(data: string): string[] {
  const rows = read(
    join(data, 'journal.sqlite'),
    "SELECT txid FROM signings JOIN imports ON signing_id = id WHERE state = 'signed' ORDER BY updated_at_ms",
  );
  return v.parse(v.array(v.object({ txid: v.string() })), rows).map(({ txid }) => txid);
}

function read(file: string, query: string): unknown[] {
  const db = new Database(file, { readonly: true });
  try {
    return db.prepare(query).all();
  } finally {
    db.close();
  }
}

/** Makes a wallet by Sign offline, which turns offline mode on first. Returns the file with the public account. */
async function makeSigner({ page, data }: Machine): Promise<string> {
  await expect(title(page, /^Know what/)).toBeVisible();
  await beginBy(page, 'Sign on');
  await expect(title(page, 'Sign on a computer without a network')).toBeVisible();
  await button(page, 'Create wallet here').click();
  await expect(page.getByLabel('Offline mode', { exact: true })).toBeVisible();
  await page.getByLabel('Name').fill('Cold');
  await unfold(page, 'Key and words');
  await page.getByRole('radio', { name: /^In the keychain/ }).check();
  await expect(page.getByRole('radio', { name: /^Practice/ })).toHaveCount(0);
  await button(page, 'Create wallet').click();
  await button(page, 'Check later').click();
  await expect(title(page, 'Sign offline')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Public account' })
    .click();
  const [path = ''] = await saved(data, async () => {
    await button(page, 'Save as a file').click();
    await expect(page.getByText('Public account saved')).toBeVisible();
  });
  await button(page, 'Back').click();
  return path;
}

/** The files that `act` exports. */
async function saved(data: string, act: () => Promise<void>): Promise<string[]> {
  const folder = join(data, 'exports');
  const list = (): string[] => (existsSync(folder) ? readdirSync(folder) : []);
  const before = list();
  await act();
  return list()
    .filter((name) => !before.includes(name))
    .map((name) => join(folder, name));
}

async function watch({ page }: Machine, account: string): Promise<void> {
  await beginBy(page, 'Public account');
  await chooseFile(page, account);
  await expect(page.getByLabel('Name, only for you')).toHaveValue('Cold');
  await button(page, 'Add watch-only wallet').click();
  await expect(title(page, 'Home')).toBeVisible();
}

async function sign(page: Page, recipient?: string): Promise<void> {
  await (recipient === undefined ? compareNone(page) : compareWith(page, [recipient]));
  await button(page, /^Sign transaction/).click();
  await agree(page, /^(Send|Create) /, 'Sign');
  await expect(page.getByRole('heading', { name: /^Signed/ })).toBeVisible();
}

async function handOver(page: Page): Promise<void> {
  await expect(page.getByText(/^Signed exactly as reviewed here/)).toBeVisible();
  await button(page, 'Submit transaction').click();
  await agree(page, 'Submit this signed transaction?', 'Submit transaction');
  await expect(page.getByText(/^(Submitted|\d+\sslots created)\. /)).toBeVisible();
}

/** Counts clicks in the page; each reading starts at 0 again. */
async function pressesIn(page: Page): Promise<() => Promise<number>> {
  const read = () =>
    page.evaluate(() => {
      const browser = globalThis as unknown as { presses?: number };
      const { presses = -1 } = browser;
      browser.presses = 0;
      return presses;
    });
  if ((await read()) === -1)
    await page.evaluate(() => {
      const browser = globalThis as unknown as {
        presses: number;
        addEventListener: (
          type: string,
          heard: (event: { isTrusted: boolean }) => void,
          capture: true,
        ) => void;
      };
      // The page clicks its own file field, too, which doesn't count.
      const count = ({ isTrusted }: { isTrusted: boolean }) => (browser.presses += isTrusted ? 1 : 0);
      browser.addEventListener('click', count, true);
    });
  return read;
}

/** `recipient`: a blinded invoice's, to compare. Returns the number of clicks for each part. */
async function byFile(watcher: Machine, signer: Machine, review: RegExp, recipient?: string) {
  const [watched, signing] = [await pressesIn(watcher.page), await pressesIn(signer.page)];
  await button(watcher.page, review).click();
  await button(watcher.page, 'Create signing request').click();
  const [pack = ''] = await saved(watcher.data, async () => {
    await button(watcher.page, 'Save signing request').click();
    await expect(watcher.page.getByText(/^Saved as/)).toBeVisible();
  });
  const toMake = await watched();
  const { page, data } = signer;
  await go(page, 'Sign offline');
  await signing();
  await page.getByLabel('Files to sign').setInputFiles(pack);
  await sign(page, recipient);
  const toSign = await signing();
  const [signed = ''] = await saved(data, async () => {
    await button(page, 'Save signed PSBT').click();
    await expect(page.getByText(/Saved as .*-signed\.psbt/)).toBeVisible();
  });
  await button(page, 'Done').click();
  await chooseFile(watcher.page, signed);
  await handOver(watcher.page);
  return { toMake, toSign, toTakeBack: await watched() };
}
