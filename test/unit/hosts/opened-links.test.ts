import { describe, expect, it } from 'vitest';
import { createNotices } from '../../../src-main/hosts/notices.ts';
import { createLinkInbox } from '../../../src-main/hosts/opened-links.ts';

const INVOICE = 'rgb:~/~/~/bc:utxob:uUwwIzqD-e~5K6vT-EqZh7iV-gH4cRlh-7pGjyDi-_aEMO4O-C29uo';

function setUp() {
  const faults: unknown[] = [];
  const notices = createNotices((_, error) => faults.push(error));
  const told: unknown[] = [];
  notices.listen((name, payload) => told.push([name, payload]));
  return { inbox: createLinkInbox(notices.tell), told, faults };
}

describe('hardening 27: opened links', () => {
  it('are announced without their text, and taken once', async () => {
    const { inbox, told, faults } = setUp();
    expect(inbox.take()).toEqual({ kind: 'none' });
    await inbox.open([INVOICE]);
    expect(told).toEqual([['links.opened', {}]]);
    expect(inbox.take()).toEqual({ kind: 'invoice', text: INVOICE });
    expect(inbox.take()).toEqual({ kind: 'none' });
    expect(faults).toEqual([]);
  });

  it('replace an untaken one', async () => {
    const { inbox } = setUp();
    await Promise.all([inbox.open([INVOICE]), inbox.open([`${INVOICE}?expiry=1`])]);
    expect(inbox.take()).toEqual({ kind: 'invoice', text: `${INVOICE}?expiry=1` });
    await inbox.open([INVOICE]);
    await inbox.open(['rgb:nothing']);
    expect(inbox.take()).toEqual({ kind: 'refused' });
    expect(inbox.take()).toEqual({ kind: 'none' });
  });

  it.each([[['rgb:nothing']], [[INVOICE, INVOICE]], [['https://evil.example']]])(
    "that aren't one invoice are refused, and that is announced: %j",
    async (links) => {
      const { inbox, told } = setUp();
      await inbox.open(links);
      expect(told).toHaveLength(1);
      expect(inbox.take()).toEqual({ kind: 'refused' });
    },
  );

  it('are null if none was opened', async () => {
    const { inbox, told } = setUp();
    await inbox.open([]);
    expect(told).toEqual([]);
  });
});
