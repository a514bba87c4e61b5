import { describe, expect, it } from 'vitest';
import { actCredentialsOf } from '../../../src-main/nodes/act/credentials.ts';
import { hideSecrets, secretTextsOf } from '../../../src-main/nodes/api/answers.ts';
import { serveNodes } from './node-server.ts';
import { openCloud } from './nodes-context.ts';

const PASSWORD = 'correct-horse-battery';
const RPC_PASSWORD = 'rpc-4f7c21a9b3';
const TOKEN = 'node-token-51be20';
const BODY = JSON.stringify({
  password: '{{password}}',
  bitcoind_rpc_username: 'user',
  bitcoind_rpc_password: '{{bitcoind_rpc_password}}',
  bitcoind_rpc_port: 8332,
  announce_alias: null,
  with_gossip: true,
});

/** An unlock and a question for the height, which the node refuses with this error. */
async function refused(error: (sent: string) => string) {
  const { url } = await serveNodes(({ body }) => ({ status: 400, body: { error: error(body), code: 400 } }));
  const { world, cloud } = await openCloud({ baseUrl: url, nodeApiUrl: url });
  const node = await world.addNode(cloud, {
    ...{ unlockTemplate: BODY, token: TOKEN },
    secrets: { password: PASSWORD, bitcoind_rpc_password: RPC_PASSWORD },
  });
  const { service, target, body } = await actCredentialsOf(world.context, node, 'unlock');
  return { unlock: await service.unlock(target, body), height: await service.height(target) };
}

/** What the app shows of the error. */
async function shown(error: (sent: string) => string): Promise<string> {
  const { unlock } = await refused(error);
  if (unlock.kind !== 'refused') throw new Error(`it was ${unlock.kind}`);
  return unlock.text;
}

describe('a node’s error', () => {
  it.each([
    'missing field `bitcoind_rpc_username` at line 1 column 28',
    'invalid type: null, expected a string at line 1 column 150',
    'invalid type: boolean `true`, expected a sequence',
    'invalid value: integer `8332`, expected u8',
    'The user "user" may not call getblockchaininfo on port 8332',
    'Failed to connect to bitcoind client: error trying to connect to user@127.0.0.1:8332',
  ])('that quotes literals of the body is shown as the node wrote it: %s', async (error) => {
    expect(await shown(() => error)).toBe(error);
  });

  it('that quotes the whole body is shown without the password, the RPC password and the token', async () =>
    expect(await shown((sent) => `${TOKEN} may not send ${sent}`)).toBe(
      '[hidden] may not send {"password":"[hidden]","bitcoind_rpc_username":"user",' +
        '"bitcoind_rpc_password":"[hidden]","bitcoind_rpc_port":8332,"announce_alias":null,"with_gossip":true}',
    ));

  it('that contains a recovery phrase is shown without it', async () => {
    const words = `${'abandon '.repeat(11)}about`;
    expect(await shown(() => `The stored mnemonic is corrupted: ${words}`)).toBe(
      'The stored mnemonic is corrupted: [words]',
    );
  });

  it('about its height is shown without the token', async () => {
    const told = JSON.stringify((await refused(() => `no ${TOKEN} here`)).height);
    expect(told).toContain('[hidden]');
    expect(told).not.toContain(TOKEN);
  });

  it('that is cut within a secret shows no part of it', async () => {
    const text = await shown((sent) => `${'x '.repeat(137)}${sent}`);
    expect(text).toMatch(/"password":"\[hidden\]…$/);
  });
});

describe('a secret', () => {
  it.each([
    [
      'user',
      '`bitcoind_rpc_username` of "user" is missing',
      '`bitcoind_rpc_username` of "[hidden]" is missing',
    ],
    ['password', 'missing field `bitcoind_rpc_password`', 'missing field `bitcoind_rpc_password`'],
    ['true', '{"a":"true"} is untrue', '{"a":"[hidden]"} is untrue'],
    ['null', 'nullable: null', 'nullable: [hidden]'],
    ['8332', 'on 18332 with 8332', 'on 18332 with [hidden]'],
    ['secret', 'http://user%3Asecret%40host, \\nsecret', 'http://user%3A[hidden]%40host, \\n[hidden]'],
    ['rpc', 'rpc failed: bitcoind_rpc_port', 'rpc failed: bitcoind_rpc_port'],
    [
      'rpc',
      `"rpc", 'rpc', \`rpc\`, user:rpc@host`,
      `"[hidden]", '[hidden]', \`[hidden]\`, user:[hidden]@host`,
    ],
    ['rpc', '{\\"bitcoind_rpc_password\\":\\"rpc\\"}', '{\\"bitcoind_rpc_password\\":\\"[hidden]\\"}'],
  ])('that is a word, %s, is hidden alone, and not within other words: %s', (secret, said, is) =>
    expect(hideSecrets(said, [secret])).toBe(is),
  );

  it.each([
    ['hunter42', 'xhunter42x', 'x[hidden]x'],
    ['averyverylongword', 'xaveryverylongwordx', 'x[hidden]x'],
    ['two  blanks\tand more ', 'with two blanks and more, and on', 'with [hidden], and on'],
    ['a "quote" \\', 'sent a "quote" \\', 'sent [hidden]'],
    ['a "quote" \\', 'sent {"password":"a \\"quote\\" \\\\"}', 'sent {"password":"[hidden]"}'],
    ['hunter42', 'sent hunt…', 'sent [hidden]…'],
    ['hunter42', 'sent hun…', 'sent hun…'],
    ['hunter42', 'sent hunt', 'sent hunt'],
  ])("that isn't a word is hidden everywhere: %j in %j", (secret, said, is) => {
    expect(hideSecrets(said, [secret])).toBe(is);
  });

  it('that is part of another is hidden completely', () =>
    expect(hideSecrets('sent hunter42-and-more', ['hunter42', 'hunter42-and-more'])).toBe('sent [hidden]'));

  it("is every member with a secret's name, also in lists and deeper in the body, and nothing else", () => {
    const config = { mode: 'BlockSync', config: { bitcoind_rpc_username: 'user', rpc_password: 'two' } };
    const body = { password: 'one', passwords: ['three', 4, null], indexer_url: 'host:1', ldk: config };
    expect(secretTextsOf(body)).toEqual(['one', 'three', 'two']);
  });
});
