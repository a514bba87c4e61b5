import type { ComponentProps } from 'svelte';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import Create from '../../src-renderer/welcome/create/Create.svelte';
import { NewWallet } from '../../src-renderer/welcome/new-wallet.svelte.ts';
import Restore from '../../src-renderer/welcome/restore/Restore.svelte';
import Welcome from '../../src-renderer/welcome/Welcome.svelte';
import { Host } from '../../src-renderer/stores/host.svelte.ts';
import { WORDS } from '../fakes/answers.ts';
import { fakeMain, inputs, type FakeMain } from '../fakes/bridge.ts';
import { failure } from '../fakes/fake-types.ts';
import { fakeCamera } from './fake-camera.ts';

const nothing = (): void => undefined;

const props = (main: FakeMain) => ({
  bridge: main.bridge,
  host: new Host(),
  loopback: true,
  onDone: vi.fn<(walletId: string) => void>(),
  onBack: vi.fn(),
});

const welcome = (more: Partial<ComponentProps<typeof Welcome>> = {}) =>
  render(Welcome, {
    ...{ onCreate: nothing, onRestore: nothing, onWatch: nothing, onPractise: nothing },
    ...more,
  });

/** The first words of each button that can be clicked now. */
const waysOf = (screen: Awaited<ReturnType<typeof render>>) =>
  screen
    .getByRole('button')
    .elements()
    .map((button) => (button.querySelector('b') ?? button).textContent.trim());

/** The page that connects a new wallet on signet, with an address of a service. */
async function toConnect(main: FakeMain, address = 'https://wallet.example') {
  const given = props(main);
  const screen = await render(Create, given);
  await screen.getByText('Test networks').first().click();
  await screen.getByRole('radio', { name: 'Signet' }).click();
  await screen.getByRole('button', { name: 'Create wallet' }).click();
  await screen.getByRole('button', { name: 'Check later' }).click();
  await screen.getByRole('textbox', { name: 'Service address' }).fill(address);
  const connect = screen.getByRole('button', { name: 'Connect', exact: true });
  const token = screen.getByLabelText('Token', { exact: true });
  return { screen, connect, token, onDone: given.onDone };
}

test('the welcome offers only what is possible now', async () => {
  const screen = await welcome();
  expect(waysOf(screen)).toEqual(['Create a wallet', 'Try with practice coins']);
  await screen.getByText('I already have something').click();
  expect(waysOf(screen).slice(2)).toEqual(['Recovery phrase', 'Public account']);
  expect(screen.getByText('Other ways to use Ochre').query()).toBeNull();
});

test('the welcome of a machine that signs offline offers nothing that needs the network', async () => {
  const screen = await welcome({ onNodes: nothing, onSignHere: nothing, offline: true });
  await screen.getByText('I already have something').click();
  await screen.getByText('Other ways to use Ochre').click();
  expect(waysOf(screen)).toEqual(['Create a wallet', 'Recovery phrase', 'In offline mode']);
});

test('the browser refuses mainnet and says why', async () => {
  const screen = await render(Create, props(fakeMain('noWallet')));
  const mainnet = screen.getByRole('radio', { name: 'Real bitcoin' });
  await expect.element(mainnet).toBeDisabled();
  await expect.element(mainnet).toHaveAccessibleDescription('Only in Ochre’s own window');
});

test('without a keychain a wallet lasts only for the session, and the form says what would change that', async () => {
  const main = fakeMain('noWallet');
  main.world.keychain = 'absent';
  const screen = await render(Create, props(main));
  await expect.element(screen.getByText(/Unlock or install one/)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^In the keychain/ })).toBeDisabled();
  await screen.getByRole('button', { name: 'Create wallet' }).click();
  await expect.element(screen.getByRole('button', { name: 'Show recovery phrase' })).toBeVisible();
  expect(inputs(main, 'vault.create')).toEqual([
    { name: 'My wallet', network: 'regtest', keep: 'session', practice: true, wordCount: 12 },
  ]);
});

test('makes no wallet without a name', async () => {
  const main = fakeMain('noWallet');
  const screen = await render(Create, props(main));
  await screen.getByRole('textbox', { name: 'Name' }).fill('   ');
  const button = screen.getByRole('button', { name: 'Create wallet' });
  await expect.element(button).toHaveAccessibleDescription('Enter a name first');
  (button.element() as HTMLButtonElement).click();
  expect(inputs(main, 'vault.create')).toHaveLength(0);
});

test('repeated clicks make one wallet', async () => {
  const main = fakeMain('noWallet');
  const wallet = new NewWallet(main.bridge, new Host());
  await wallet.look();
  const make = () => wallet.make(() => main.bridge.vault.create({ ...wallet.asked, wordCount: 12 }));
  await Promise.all([make(), make()]);
  await make();
  expect(inputs(main, 'vault.create')).toHaveLength(1);
});

test('a session-only key is made only after the person could see that it is one', async () => {
  const main = fakeMain('noWallet');
  main.world.keychain = 'locked';
  const wallet = new NewWallet(main.bridge, new Host());
  wallet.place = 'signet';
  const make = () => wallet.make(() => main.bridge.vault.create({ ...wallet.asked, wordCount: 12 }));
  void wallet.look();
  expect(await make()).toBe(false);
  expect(inputs(main, 'vault.create')).toHaveLength(0);
  expect(await make()).toBe(true);
  expect(inputs(main, 'vault.create')).toMatchObject([{ keep: 'session' }]);
});

test('after a no to showing public keys the screen stays', async () => {
  const main = fakeMain('noWallet');
  const { screen, connect, token, onDone } = await toConnect(main);
  main.answers({ 'wallet.register': { outcome: 'aborted', address: null } });
  await screen.getByText('Token and API version').click();
  await token.fill('secret token');
  await connect.click();
  await expect.element(screen.getByText(/Ochre shared nothing/)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  expect(inputs(main, 'wallet.connect')[0]?.connection).toMatchObject({ token: 'secret token' });
  // The token is cleared, because main has it now.
  await expect.element(token).toHaveValue('');
});

test('connecting to a service that is too old warns first that it can send nothing', async () => {
  const main = fakeMain('noWallet');
  main.world.detected = {
    guess: { dialect: 'rgb-node-2025-06', numbering: 'documentEra', sure: true, provable: false },
    saw: [],
  };
  const { screen, connect } = await toConnect(main);
  await connect.click();
  await expect.element(screen.getByText(/Pay nothing in/)).toBeVisible();
  expect([inputs(main, 'wallet.connect'), inputs(main, 'wallet.register')]).toEqual([[], []]);
  await connect.click();
  await expect.poll(() => inputs(main, 'wallet.register')).toHaveLength(1);
});

test('restores from corrected words and empties the field', async () => {
  const main = fakeMain('noWallet');
  const given = props(main);
  const screen = await render(Restore, given);
  const field = screen.getByRole('textbox', { name: 'Recovery phrase' });
  const suggestions = [{ position: 3, suggestions: ['thank'] }];
  main.once({ 'vault.restore': failure('WORDS_UNKNOWN', { language: 'english', words: suggestions }) });
  await field.fill(WORDS.join('\n').replace('thank', 'thnk'));
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  await expect.element(screen.getByText('Word 3, “thnk”')).toBeVisible();
  await screen.getByRole('button', { name: 'Use “thank”' }).click();
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  await expect.poll(() => inputs(main, 'wallet.register')).toHaveLength(1);
  expect(inputs(main, 'vault.restore').at(-1)?.words.split(/\s+/)).toEqual(WORDS);
  expect(document.documentElement.outerHTML).not.toContain('sausage');
});

test('words cut to four letters are shown in full before they are used', async () => {
  const main = fakeMain('noWallet');
  const screen = await render(Restore, props(main));
  const cut = WORDS.map((word) => word.slice(0, 4));
  const whole = WORDS.flatMap((word, at) => (word === cut[at] ? [] : [{ position: at + 1, word }]));
  main.once({ 'vault.restore': failure('WORDS_COMPLETED', { language: 'english', words: whole }) });
  await screen.getByRole('textbox', { name: 'Recovery phrase' }).fill(cut.join(', '));
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  const shown = screen
    .getByRole('list', { name: 'The words of your recovery phrase, in order' })
    .getByRole('listitem');
  await expect.element(shown.first()).toBeVisible();
  expect(shown.elements().map((item) => item.textContent.replace(/\d+|\s/g, ''))).toEqual(WORDS);
  expect(shown.elements().filter((item) => item.classList.contains('cut'))).toHaveLength(whole.length);
  await screen.getByRole('button', { name: 'Use these words' }).click();
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  await expect.poll(() => inputs(main, 'wallet.register')).toHaveLength(1);
  expect(inputs(main, 'vault.restore').at(-1)?.words).toBe(WORDS.join(' '));
});

const DIGITS = '073318950739065415961602009907670428187212261116';
const COMPACT = '5bbd9d71a8ec7990831aff359d426545';

test.each([
  ['a SeedQR', DIGITS, DIGITS],
  [
    'a compact SeedQR',
    Uint8Array.from(COMPACT.match(/../g) ?? [], (byte) => parseInt(byte, 16)),
    `compact-seedqr:${COMPACT}`,
  ],
])('reads %s by camera, shows nothing of it, and restores from it', async (_, code, handed) => {
  const camera = fakeCamera();
  const main = fakeMain('noWallet');
  main.once({ 'vault.restore': failure('KEYCHAIN_LOCKED', { during: 'writing' }) });
  const screen = await render(Restore, props(main));
  await screen.getByRole('button', { name: 'Scan a SeedQR' }).click();
  camera.play(['bitcoin:bcrt1qelsewhere']);
  await expect.element(screen.getByText('This code holds no recovery phrase.')).toBeVisible();
  expect(inputs(main, 'vault.wordsOnScreen').at(-1)).toEqual({ shown: true });
  camera.play([code]);
  await expect.element(screen.getByText('Read 12 words from a code.')).toBeVisible();
  expect(camera.live()).toBe(false);
  expect(inputs(main, 'vault.wordsOnScreen').at(-1)).toEqual({ shown: true });
  expect(document.documentElement.outerHTML).not.toContain(handed);
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  await expect.poll(() => inputs(main, 'vault.restore')[0]?.words).toBe(handed);
  await screen.getByRole('button', { name: 'Type the words instead' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Recovery phrase' })).toHaveValue('');
});
