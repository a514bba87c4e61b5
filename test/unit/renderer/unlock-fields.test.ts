import { describe, expect, it } from 'vitest';
import { fillTemplate, parseTemplate } from '../../../src-main/nodes/state/unlock-body.ts';
import {
  begunFor,
  fieldsOf,
  fieldsProblem,
  refusedAt,
  templateOf,
  type UnlockFields,
} from '../../../src-renderer/nodes/node/unlock-fields.ts';
import { USUAL_BODY } from '../../../src-renderer/nodes/node/unlock-template.ts';
import { ERAS, StandIn } from '../../node-lane/stand-in.ts';

const NONE: UnlockFields = { host: '', port: '', user: '', indexer: '', proxy: '', announce: '', alias: '' };
const FULL: UnlockFields = {
  host: '127.0.0.1',
  port: '18443',
  user: 'test',
  indexer: 'ssl://indexer.example:50002',
  proxy: 'rpcs://proxy.example/json-rpc',
  announce: 'node.example:9735, other.example:9735',
  alias: '',
};

function sent(template: string): object {
  const read = parseTemplate(template);
  if (!read.ok) throw new Error(read.problem);
  const filled = fillTemplate(read.body, { password: 'nodepassword1', bitcoind_rpc_password: 'test' });
  if (!filled.ok) throw new Error(filled.missing.join());
  return filled.body as object;
}

const unlock = async (era: (typeof ERAS)[number], body: object) => {
  const told = await new StandIn(era, () => Promise.resolve()).answer('POST', 'unlock', JSON.stringify(body));
  return typeof told === 'string' ? told : told.status;
};

describe("the body made of an unlock's fields", () => {
  it.each(ERAS)('is accepted by a node of %s, which refuses a bare password', async (era) => {
    expect(await unlock(era, sent(templateOf(FULL)))).toBe(200);
    expect(await unlock(era, sent(USUAL_BODY))).toBeGreaterThanOrEqual(400);
  });

  it("has no secret: the Bitcoin node's login is named, and stored elsewhere", () => {
    const read = parseTemplate(templateOf(FULL));
    expect(read).toMatchObject({ ok: true, names: ['password', 'bitcoind_rpc_password'] });
  });

  it('has only the password if nothing is filled in', () => {
    expect(templateOf(NONE)).toBe(USUAL_BODY);
    expect(fieldsOf(USUAL_BODY)).toEqual(NONE);
  });

  it('is read back as it was made; a longer one is left as text', () => {
    expect(fieldsOf(templateOf(FULL))).toEqual(FULL);
    expect(fieldsOf(templateOf({ ...NONE, indexer: 'i' }))).toEqual({ ...NONE, indexer: 'i' });
    for (const other of [
      '{"password":"{{password}}","mine":1}',
      '{"password":"{{other}}"}',
      '["{{password}}"]',
      'null',
      '{',
    ])
      expect(fieldsOf(other)).toBeNull();
  });

  it.each([
    [{ ...FULL, port: '' }, /port/],
    [{ ...FULL, port: '70000' }, /port/],
    [{ ...FULL, port: '0' }, /port/],
    [{ ...FULL, user: ' ' }, /user/],
    [{ ...FULL, host: '' }, /host/],
    [{ ...FULL, indexer: '' }, /Indexer/],
  ])("isn't made of half-filled fields", (fields, problem) => {
    expect(fieldsProblem(fields)).toMatch(problem);
  });

  it('needs complete fields, or none', () => {
    expect(fieldsProblem(FULL)).toBeNull();
    expect(fieldsProblem(NONE)).toBeNull();
  });
});

describe('the field that a node refused', () => {
  it.each([
    ['bitcoind', 'host'],
    ['network', 'port'],
    ['indexer', 'indexer'],
    ['sync', 'indexer'],
    ['proxy', 'proxy'],
    ['announce', 'announce'],
  ] as const)('is marked: %s is corrected at %s', (about, at) => {
    expect(refusedAt(about, FULL)).toMatchObject({ at });
    expect(refusedAt(about, FULL).why).not.toBe('');
  });

  it('is the first empty field of an incomplete body, or else the host', () => {
    expect(refusedAt('body', NONE).at).toBe('host');
    expect(refusedAt('body', { ...FULL, port: ' ' }).at).toBe('port');
    expect(refusedAt('body', { ...FULL, indexer: '' }).at).toBe('indexer');
    expect(refusedAt('body', FULL).at).toBe('host');
  });

  it('is marked in the text if a person wrote the body', () =>
    expect(refusedAt('indexer', null).at).toBe('byHand'));

  it('gets a Bitcoin node on this computer in an empty form, and a filled one is unchanged', () => {
    for (const about of ['body', 'bitcoind'] as const) {
      expect(begunFor(NONE, about)).toEqual({ ...NONE, host: '127.0.0.1' });
      expect(begunFor(FULL, about)).toEqual(FULL);
    }
    expect(begunFor(NONE, 'indexer')).toEqual(NONE);
  });
});
