import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WalletError } from '../../../src-main/domain/errors.ts';
import type { Journal } from '../../../src-main/ports.ts';
import { openJournal } from '../../../src-main/storage/journal.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const clock = { nowMs: () => 1_700_000_000_000, monotonicMs: () => 0 };
const flow = { id: 'a'.repeat(32), walletId: 'b'.repeat(32), kind: 'createSlots' as const, data: { num: 5 } };

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof WalletError) return error.failure.code;
    throw error;
  }
  return 'no failure';
}

const ROAD = ['intent', 'begun', 'judged', 'approved', 'signed', 'ending', 'ended', 'settled'] as const;

/** Takes a flow along the usual road up to a state. */
function walk(journal: Journal, flowId: string, to: (typeof ROAD)[number], signed: unknown = {}): void {
  for (const [at, state] of ROAD.entries()) {
    if (state === to) return;
    const next = ROAD[at + 1] ?? to;
    journal.advance(flowId, state, next, next === 'signed' ? signed : {});
  }
}

/** Every file of a folder, as it lies there. */
const filesIn = (folder: string): Buffer[] =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name)));

describe('the journal', () => {
  it('keeps every step of a flow, in order, across a restart', () => {
    const folder = tempFolder();
    const first = openJournal(folder, clock);
    first.open(flow);
    first.advance(flow.id, 'intent', 'begun', { psbt: 'cHNidA==' });
    first.close();

    const second = openJournal(folder, clock);
    expect(second.read(flow.id)).toMatchObject({
      state: 'begun',
      walletId: flow.walletId,
      data: { intent: { num: 5 }, begun: { psbt: 'cHNidA==' } },
    });
    second.close();
  });

  it('refuses a step from a state that the flow is not in, and changes nothing', () => {
    const journal = openJournal(tempFolder(), clock);
    journal.open(flow);
    expect(
      codeOf(() => {
        journal.advance(flow.id, 'judged', 'approved', null);
      }),
    ).toBe('FLOW_STATE');
    expect(journal.read(flow.id)?.state).toBe('intent');
    journal.close();
  });

  it('lets one of two equal steps through: a second click finds another state', () => {
    const journal = openJournal(tempFolder(), clock);
    journal.open(flow);
    journal.advance(flow.id, 'intent', 'begun', {});
    expect(
      codeOf(() => {
        journal.advance(flow.id, 'intent', 'begun', {});
      }),
    ).toBe('FLOW_STATE');
    journal.close();
  });

  it('refuses a step of a flow that nobody opened', () => {
    const journal = openJournal(tempFolder(), clock);
    expect(
      codeOf(() => {
        journal.advance(flow.id, 'intent', 'begun', {});
      }),
    ).toBe('FLOW_UNKNOWN');
    expect(journal.read(flow.id)).toBeNull();
    journal.close();
  });

  it('erases the signed bytes of a flow that is given up', () => {
    const folder = tempFolder();
    const journal = openJournal(folder, clock);
    // Longer than a page, so that it lies on pages of its own.
    const bytes = 'c2lnbmVkIGJ5dGVz'.repeat(1_000);
    const lies = () => filesIn(folder).some((file) => file.includes('c2lnbmVkIGJ5dGVz'));
    journal.open(flow);
    walk(journal, flow.id, 'signed', { psbt: bytes });
    expect(lies()).toBe(true);
    journal.advance(flow.id, 'signed', 'dropped', { because: 'cancelled' });
    expect(journal.read(flow.id)?.data.signed).toBeNull();
    // At once, while it is open: not in the file, and not in the one that is written ahead.
    expect(existsSync(join(folder, 'journal.sqlite-wal'))).toBe(true);
    expect(lies()).toBe(false);
    journal.close();
    expect(lies()).toBe(false);
  });

  it('erases the bytes of a hand-over of which nothing left, and that was then given up', () => {
    const folder = tempFolder();
    const journal = openJournal(folder, clock);
    journal.open(flow);
    walk(journal, flow.id, 'ending', { psbt: 'c2lnbmVkIGJ5dGVz' });
    journal.advance(flow.id, 'ending', 'signed', { psbt: 'c2lnbmVkIGJ5dGVz' });
    journal.advance(flow.id, 'signed', 'dropped', null);
    expect(filesIn(folder).some((file) => file.includes('c2lnbmVkIGJ5dGVz'))).toBe(false);
    journal.close();
  });

  it('has in the file itself what may leave now: a write-ahead file that is lost takes no hand-over with it', () => {
    const folder = tempFolder();
    const journal = openJournal(folder, clock);
    journal.open(flow);
    walk(journal, flow.id, 'ending', { txid: 'first' });
    const copy = tempFolder();
    writeFileSync(join(copy, 'journal.sqlite'), readFileSync(join(folder, 'journal.sqlite')));
    journal.close();
    const again = openJournal(copy, clock);
    expect([again.damage, again.read(flow.id)?.state]).toEqual([null, 'ending']);
    again.close();
  });

  it('refuses a step that leads back from a hand-over, and says so as a fault of ours', () => {
    const journal = openJournal(tempFolder(), clock);
    journal.open(flow);
    walk(journal, flow.id, 'ended');
    for (const to of ['dropped', 'signed', 'judged', 'ending'] as const)
      expect(() => {
        journal.advance(flow.id, 'ended', to, null);
      }).toThrow(`a flow went from ended to ${to}`);
    expect(journal.read(flow.id)?.state).toBe('ended');
    journal.close();
  });

  it('lists the unfinished flows of a wallet, and of that wallet alone', () => {
    const journal = openJournal(tempFolder(), clock);
    const other = { ...flow, id: 'c'.repeat(32), walletId: 'd'.repeat(32) };
    const dropped = { ...flow, id: 'e'.repeat(32) };
    for (const one of [flow, other, dropped]) journal.open(one);
    journal.advance(dropped.id, 'intent', 'dropped', null);
    expect(journal.unfinished(flow.walletId).map(({ id }) => id)).toEqual([flow.id]);
    journal.close();
  });

  it('lists what left for the service, with the bytes that were signed last, also once it was seen', () => {
    const journal = openJournal(tempFolder(), clock);
    const ids = ['1', '2', '3', '4', '5', '6'].map((digit) => digit.repeat(32));
    for (const id of ids) {
      journal.open({ ...flow, id });
      walk(journal, id, 'signed', { txid: 'first', psbt: 'cHNidA==' });
    }
    const [kept = '', seen = '', again = '', dropped = '', failed = '', settled = ''] = ids;
    journal.advance(seen, 'signed', 'ending', null);
    journal.advance(seen, 'ending', 'seen', null);
    journal.advance(again, 'signed', 'ending', null);
    journal.advance(again, 'ending', 'signed', { txid: 'second' });
    journal.advance(again, 'signed', 'ending', null);
    for (const id of [failed, settled]) journal.advance(id, 'signed', 'ending', null);
    journal.advance(failed, 'ending', 'failed', null);
    journal.advance(settled, 'ending', 'settled', null);
    journal.advance(dropped, 'signed', 'dropped', null);
    expect(journal.handedOver(flow.walletId)).toEqual([
      { id: seen, kind: 'createSlots', state: 'seen', signed: { txid: 'first' } },
      { id: again, kind: 'createSlots', state: 'ending', signed: { txid: 'second' } },
      { id: failed, kind: 'createSlots', state: 'failed', signed: { txid: 'first' } },
      { id: settled, kind: 'createSlots', state: 'settled', signed: { txid: 'first' } },
    ]);
    expect(journal.unfinished(flow.walletId).map(({ id }) => id)).toEqual([kept, seen, again]);
    expect(journal.handedOver('f'.repeat(32))).toEqual([]);
    journal.close();
  });

  it('writes ahead with full synchronisation', () => {
    const folder = tempFolder();
    const journal = openJournal(folder, clock);
    journal.open(flow);
    expect(existsSync(join(folder, 'journal.sqlite-wal'))).toBe(true);
    journal.close();
  });

  it('refuses a file of a newer version instead of reading it by older rules', () => {
    const folder = tempFolder();
    const journal = openJournal(folder, clock);
    journal.close();
    const file = join(folder, 'journal.sqlite');
    const bytes = readFileSync(file);
    // SQLite's header keeps user_version at byte 60, big-endian.
    bytes.writeUInt32BE(99, 60);
    writeFileSync(file, bytes);
    expect(() => openJournal(folder, clock)).toThrow(/newer than this program knows/);
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });
});
