import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { systemBrowser, testBrowser } from '../../../scripts/lib/browser.mjs';
import { startKeyring } from '../../support/keyring.ts';
import { startOwnNetwork } from '../../support/network-namespace.ts';
import { reachedIn, tracedTo } from '../../support/trace.ts';
import { startHost } from './host.ts';

/** A computer with Ochre: its own data folder, real keyring and browser. */
export type Machine = Awaited<ReturnType<typeof startMachine>>;

/** How long the tracer may take to write down the end. */
const TRACE_LIMIT_MS = 5_000;

/** `online` false: neither its Ochre nor its browser reaches anything but 127.0.0.1. */
export async function startMachine({ online }: { readonly online: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), 'ochre-machine-'));
  const ends: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    const troubles: unknown[] = [];
    for (const end of ends.reverse()) await end().catch((error: unknown) => troubles.push(error));
    rmSync(folder, { recursive: true, force: true });
    if (troubles.length > 0) throw new AggregateError(troubles, 'not everything ended as it should');
  };
  try {
    const network = online ? null : await startOwnNetwork();
    if (network !== null) ends.push(network.stop);
    const keyring = await startKeyring();
    ends.push(keyring.stop);
    const trace = join(folder, 'trace');
    const host = await startHost(folder, keyring.env, [...(network?.into ?? []), ...tracedTo(trace)]);
    ends.push(host.stop);
    const shown = testBrowser();
    const program = shown.executablePath ?? systemBrowser() ?? chromium.executablePath();
    const browser = await chromium.launch({
      executablePath: network === null ? program : network.wrap(join(folder, 'browser'), program),
      args: shown.args,
    });
    ends.push(() => browser.close());
    const page = await browser.newPage({ viewport: { width: 1120, height: 780 }, reducedMotion: 'reduce' });
    const troubles: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
    });
    page.on('pageerror', (error) => troubles.push(error.message));
    page.setDefaultTimeout(15_000);
    await page.goto(host.address);
    const tracer = Number(
      /^TracerPid:\t(\d+)$/m.exec(readFileSync(`/proc/${String(host.pid)}/status`, 'utf8'))?.[1],
    );
    return {
      page,
      /** Where its Ochre writes. */
      data: join(folder, 'data'),
      /** The path of its session bus, where its keyring is. */
      bus: /path=([^,]+)/.exec(keyring.env['DBUS_SESSION_BUS_ADDRESS'] ?? '')?.[1] ?? '',
      /** Complaints on its console. */
      troubles,
      /** The interfaces of its network; null: those of this computer. */
      interfaces: network?.interfaces() ?? null,
      /** Ends Ochre, and returns whom Ochre and its children reached. */
      end: async () => {
        await page.close();
        await host.stop();
        const untilMs = Date.now() + TRACE_LIMIT_MS;
        while (existsSync(`/proc/${String(tracer)}`)) {
          if (Date.now() > untilMs) throw new Error('something that Ochre started did not end');
          await delay(20);
        }
        return reachedIn(trace);
      },
      /** Ends all that was started, each by its id. */
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
