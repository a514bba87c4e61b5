import { describe, expect, it } from 'vitest';
import { cloudUrl, nodeUrl } from '../../../../src-main/nodes/state/node-url.ts';
import {
  DEFAULT_TEMPLATE,
  fillTemplate,
  parseTemplate,
} from '../../../../src-main/nodes/state/unlock-body.ts';
import { codeOfThrown } from '../../../support/failure-of.ts';

const at = (userId: string, nodeId: string) =>
  nodeUrl({ kind: 'nodeApiUrl', url: 'https://node-api.example/', userId, nodeId }, 'unlock').href;

describe("the address of a node's call", () => {
  it('follows the documented path', () => {
    expect(at('u1', 'n1')).toBe('https://node-api.example/u1/n1/unlock');
    expect(cloudUrl('https://cloud.example', ['n1', 'upgrade']).href).toBe(
      'https://cloud.example/api/nodes/n1/upgrade',
    );
    expect(cloudUrl('https://cloud.example', ['latest-rln-image']).href).toBe(
      'https://cloud.example/api/nodes/latest-rln-image',
    );
    expect(cloudUrl('https://cloud.example/', []).href).toBe('https://cloud.example/api/nodes');
  });

  it('is the node’s own if it has one', () => {
    const address = { kind: 'invokeUrl', url: 'https://n7.example/rln/' } as const;
    expect(nodeUrl(address, 'unlock').href).toBe('https://n7.example/rln/unlock');
    expect(nodeUrl(address, 'nodeinfo').href).toBe('https://n7.example/rln/nodeinfo');
  });

  it.each([
    ['../../wallet/failtransfers', '/u/..%2F..%2Fwallet%2Ffailtransfers/unlock'],
    ['a/b', '/u/a%2Fb/unlock'],
    ['?x', '/u/%3Fx/unlock'],
    ['%2e%2e', '/u/%252e%252e/unlock'],
    ['a#b', '/u/a%23b/unlock'],
  ])('G32: a node id %s stays one segment', (id, path) => {
    expect(new URL(at('u', id)).pathname).toBe(path);
    expect(cloudUrl('https://cloud.example', [id, 'upgrade']).pathname.split('/')).toHaveLength(5);
  });

  it.each(['', '.', '..', 'a\nb', '\ud800'])('G32: refuses the id %j, which cannot stand in a path', (id) => {
    expect(codeOfThrown(() => at('u', id))).toBe('INVALID_INPUT');
    expect(codeOfThrown(() => cloudUrl('https://cloud.example', [id]))).toBe('INVALID_INPUT');
  });
});

describe('the body of an unlock call', () => {
  it('has the password as a value, whatever characters it contains', () => {
    const template = parseTemplate(DEFAULT_TEMPLATE);
    if (!template.ok) throw new Error('the default does not parse');
    expect(template.names).toEqual(['password']);
    const password = 'a"}, {"x": "{{password}} \\ $& $1';
    expect(fillTemplate(template.body, { password })).toEqual({ ok: true, body: { password } });
  });

  it('keeps everything else as it was written, to any sensible depth', () => {
    const template = parseTemplate(
      '{"password":"{{password}}","bitcoind_rpc_port":8332,"announce_addresses":["{{host}}:9735"],"announce_alias":null}',
    );
    if (!template.ok) throw new Error('does not parse');
    expect(template.names).toEqual(['password', 'host']);
    expect(fillTemplate(template.body, { password: 'p', host: 'h' })).toEqual({
      ok: true,
      body: { password: 'p', bitcoind_rpc_port: 8332, announce_addresses: ['h:9735'], announce_alias: null },
    });
  });

  it("isn't sent while a secret is missing", () => {
    const template = parseTemplate('{"a":"{{one}} {{two}}"}');
    if (!template.ok) throw new Error('does not parse');
    expect(fillTemplate(template.body, { two: 'x' })).toEqual({ ok: false, missing: ['one'] });
    expect(fillTemplate(template.body, {})).toEqual({ ok: false, missing: ['one', 'two'] });
  });
});
