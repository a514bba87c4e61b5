import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { askKeychain, startKeyring } from '../../support/keyring.ts';
import { errorWindows, openWindows } from './desktop.ts';
import { agreeToQuestions, ask, inPage, ochreOfTest, openOchre, watchOchre } from './open-ochre.ts';

// Ends at a bad moment. None is an unexpected state: Ochre ends with 0, without a box that waits for a person, and main
// logs nothing.

const logOf = (data: string): string => {
  const file = join(data, 'ochre.log');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

for (const afterMs of [300, 700, 1_000, 1_500]) {
  test(`SIGTERM ${String(afterMs)} ms after the start ends it`, async ({}, info) => {
    const data = info.outputPath('data');
    const { ended, kill } = watchOchre(['--data', data]);
    await delay(afterMs);
    kill('SIGTERM');
    const { code, signal } = await ended;
    // Before main runs, the system obeys the signal.
    expect(code === 0 || signal === 'SIGTERM').toBe(true);
    expect(errorWindows()).toEqual([]);
    expect(logOf(data)).not.toContain('in main');
  });
}

test('SIGTERM ends it within 1.7 s while a screen reader is active', async ({}, info) => {
  const { ended, kill } = watchOchre(['--data', info.outputPath('data'), '--force-renderer-accessibility']);
  await expect.poll(openWindows, { timeout: 15_000 }).toContainEqual(expect.stringMatching(/Ochre$/));
  await delay(1_000);
  const asked = performance.now();
  kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, signal: null });
  expect(performance.now() - asked).toBeLessThan(1_700);
});

test("a killed start's trial entry in the keyring is gone after the next start", async () => {
  const keyring = await startKeyring();
  const entries = async (): Promise<readonly string[]> =>
    ((await askKeychain(keyring.env, 'findCredentials', 'Ochre')) as { account: string }[]).map(
      ({ account }) => account,
    );
  await askKeychain(keyring.env, 'setPassword', 'Ochre', 'marker', '{"v":1}');
  await askKeychain(keyring.env, 'setPassword', 'Ochre', 'probe', 'probe 0123');
  expect(await entries()).toContain('probe');
  const started = await openOchre({ keyring });
  try {
    await ask(started.page, 'vault.keychain');
    expect(await entries()).toEqual(['marker']);
  } finally {
    await started.close();
  }
});

test.describe('with a web driver', () => {
  const ochre = ochreOfTest();

  const endedWith = async (act: () => Promise<unknown>): Promise<number | null> => {
    const code = new Promise<number | null>((exited) => {
      ochre().app.process().once('exit', exited);
    });
    void act().catch(() => undefined);
    return code;
  };

  test('closing the window while its page loads ends it', async () => {
    const code = await endedWith(() =>
      ochre().app.evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows();
        window?.webContents.once('dom-ready', () => window.close());
        window?.webContents.forcefullyCrashRenderer();
      }),
    );
    expect(code).toBe(0);
    expect(logOf(ochre().data)).not.toContain('in main');
  });

  test('locking and closing 40 ms later ends it', async () => {
    const { app, page, data } = ochre();
    await agreeToQuestions(app);
    await ask(page, 'lock.setPassword', { password: 'a long enough password' });
    const code = await endedWith(async () => {
      void ask(page, 'lock.now').catch(() => undefined);
      await app.evaluate(async ({ BrowserWindow }) => {
        await new Promise((later) => {
          setTimeout(later, 40);
        });
        BrowserWindow.getAllWindows()[0]?.close();
      });
    });
    expect(code).toBe(0);
    expect(logOf(data)).not.toContain('in main');
  });

  test('a page that navigates elsewhere while it loads stays, and so does main', async () => {
    const { app, data } = ochre();
    // The log opens with the rest of main, behind the window.
    expect(await inPage(app, 'ochre.wallet.list({})')).toMatchObject({ ok: true });
    await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      contents?.once('dom-ready', () => {
        void contents.executeJavaScript(
          'location.href = "https://example.com/"; location.href = "ochre://app/other"',
        );
      });
      contents?.forcefullyCrashRenderer();
    });
    await expect.poll(() => logOf(data)).toContain("in page: Error: the page's process ended");
    await expect.poll(() => inPage(app, 'ochre.wallet.list({})')).toMatchObject({ ok: true });
    expect(errorWindows()).toEqual([]);
    expect(logOf(data)).not.toContain('in main');
  });
});
