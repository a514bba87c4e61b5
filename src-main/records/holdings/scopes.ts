import * as v from 'valibot';
import { numbering as numberings } from '../../../src-preload/contract/connection.ts';
import {
  hasEnded,
  kindName,
  statusName,
  type Numbered,
  type Numbering,
} from '../../base/service/numbering.ts';
import { lapsesAtMs, stateByName, type StateFacts } from '../transfer-state.ts';
import { asBytes, columnsOf } from '../salvage.ts';
import { transaction, type Sqlite } from '../sqlite.ts';
import type { Unreadable } from '../unreadable.ts';
import { numberOrWord } from '../values.ts';
import { inDoubt } from './tables.ts';

export interface ScopeRef {
  readonly walletId: string;
  readonly service: string;
  readonly numbering: Numbering;
}

export interface HoldingsScope {
  readonly walletId: string;
  readonly find: () => number | null;
  readonly make: () => number;
  readonly read: <T>(otherwise: T, of: (id: number) => T) => T;
  readonly numbering: Numbering;
  readonly forms: (id: number) => Numbered[];
}

const refRow = v.object({ wallet_id: v.string(), service: v.string(), numbering: numberings });
const scopeRow = v.object({ id: v.number(), is_same: v.number() });
const formRow = v.object({
  status: numberOrWord,
  kind: numberOrWord,
  has_txid: v.number(),
  in_doubt: v.number(),
});

export function createScopes(db: Sqlite, unreadable: Unreadable) {
  const refs = unreadable.each('what a service told', 'service', (row): ScopeRef => {
    const { wallet_id: walletId, ...ref } = v.parse(refRow, row);
    return { walletId, ...ref };
  });
  const one = db.prepare(
    'SELECT id, numbering = ? AS is_same FROM scopes WHERE wallet_id = ? AND service = ?',
  );
  const add = db.prepare('INSERT INTO scopes (wallet_id, service, numbering) VALUES (?, ?, ?) RETURNING id');
  const all = db.prepare(`SELECT ${asBytes(columnsOf(refRow))} FROM scopes ORDER BY id`);
  const drop = db.prepare('DELETE FROM scopes WHERE wallet_id = ?');
  const setNumbering = db.prepare('UPDATE scopes SET numbering = ? WHERE id = ?');
  const forms = db.prepare('SELECT status, kind, has_txid, in_doubt FROM transfer_forms WHERE scope_id = ?');
  const readForms = (id: number) => v.parse(v.array(formRow), forms.all(id));
  const setState = db.prepare(
    `UPDATE transfers SET lapses_at_ms = CASE ? WHEN 1 THEN expires_at_ms END,
       state = CASE WHEN ? = 'failed' AND cancelled_at_ms IS NOT NULL THEN 'cancelled' ELSE ?2 END
      WHERE scope_id = ? AND status = ? AND kind = ? AND (txid IS NOT NULL) = ? AND NOT ${inDoubt('transfers')}`,
  );

  /** Search columns follow the numbering. */
  const rename = transaction(db, (id: number, numbering: Numbering) => {
    for (const { status, kind, has_txid, in_doubt } of readForms(id)) {
      if (in_doubt === 1) continue;
      const facts: StateFacts = {
        statusName: statusName(status, numbering),
        kindName: kindName(kind),
        hasTxid: has_txid === 1,
        expiresAtMs: 0,
      };
      setState.run(lapsesAtMs(facts) === null ? 0 : 1, stateByName(facts), id, status, kind, has_txid);
    }
    setNumbering.run(numbering, id);
  });

  return {
    all: (): readonly ScopeRef[] => refs(all.all()),
    of: ({ walletId, service, numbering }: ScopeRef): HoldingsScope => {
      const find = () => {
        const row = one.get(numbering, walletId, service);
        if (row === undefined) return null;
        const { id, is_same: isSame } = v.parse(scopeRow, row);
        if (isSame === 0) rename(id, numbering);
        return id;
      };
      const make = () =>
        find() ?? v.parse(v.object({ id: v.number() }), add.get(walletId, service, numbering)).id;
      const read: HoldingsScope['read'] = (otherwise, of) => {
        const id = find();
        return id === null ? otherwise : of(id);
      };
      const forms: HoldingsScope['forms'] = (id) =>
        readForms(id).map(({ status, kind, has_txid, in_doubt }) => ({
          ...{ status, kind, txid: has_txid === 1 ? '' : null },
          ended: in_doubt === 1 ? undefined : hasEnded(status, numbering),
        }));
      return { walletId, find, make, read, numbering, forms };
    },
    forget: (walletId: string) => void drop.run(walletId),
  };
}
