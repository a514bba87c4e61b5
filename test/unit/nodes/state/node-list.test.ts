import { expect, it } from 'vitest';
import { readNodeList } from '../../../../src-main/nodes/state/node-list.ts';
import { namesSecret } from '../../../../src-main/nodes/state/secret-names.ts';

it.each([
  ['RFC 4180', 'node_id,name\r\n1,one\r\n2,two\r\n'],
  ['line feeds alone', 'node_id,name\n1,one\n2,two'],
  ['a byte order mark', '\uFEFFnode_id,name\n1,one\n2,two'],
  ['semicolons', 'node_id;name\n1;one\n2;two'],
  ['tabs', 'node_id\tname\r\n1\tone\r\n2\ttwo'],
  ['quotes that nothing needs', '"node_id","name"\n"1","one"\n"2","two"\n'],
  ['empty lines', 'node_id,name\n\n \n1,one\n,\n\n2,two\n'],
])('a list of nodes as CSV is read with %s', (_, text) => {
  const { nodes, problems } = readNodeList(text, 'csv');
  expect(problems).toEqual([]);
  expect(nodes.map(({ nodeId, name }) => [nodeId, name])).toEqual([
    ['1', 'one'],
    ['2', 'two'],
  ]);
});

it.each([
  'password',
  'Pass',
  'passphrase',
  'unlockPassword',
  'rpc_passwd',
  'pwd',
  'API key',
  'apikey',
  'auth',
  'Authorization',
  'accessToken',
  'client secret',
  'seed_words',
  'PIN',
  'jwt',
])('the name %s is a secret’s', (name) => expect(namesSecret(name)).toBe(true));

it.each([
  'name',
  'node_id',
  'user_id',
  'plan',
  'invoke_url',
  'image',
  'rln_commit_id',
  'status',
  'peerDNS',
  'peerPort',
  'author',
  'announce_addresses',
  'indexer_url',
  'proxy_endpoint',
  'monkey',
  'shipping',
])("the name %s is no secret's", (name) => expect(namesSecret(name)).toBe(false));
