import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Create from '../../src-renderer/welcome/create/Create.svelte';
import Practise from '../../src-renderer/welcome/create/Practise.svelte';
import { NewWallet } from '../../src-renderer/welcome/new-wallet.svelte.ts';
import Restore from '../../src-renderer/welcome/restore/Restore.svelte';
import Welcome from '../../src-renderer/welcome/Welcome.svelte';
import { Host } from '../../src-renderer/stores/host.svelte.ts';
import { failed } from '../../src-preload/contract/result.ts';
import { remoteWallet } from '../fakes/scenarios.ts';
import { fakeCamera } from './fake-camera.ts';
import { FakeVault, WORDS } from './fake-vault.ts';

const nothing = (): void => undefined;

function props(vault: FakeVault) {
  return {
    bridge: vault.bridge,
    host: new Host(),
    loopback: true,
    onDone: vi.fn<(walletId: string) => void>(),
    onBack: vi.fn(),
  };
}

/** What can be pressed now, by its first words. */
const waysOf = (screen: Awaited<ReturnType<typeof render>>) =>
  screen
    .getByRole('button')
    .elements()
    .map((button) => (button.querySelector('b') ?? button).textContent.trim());

/** To the page that connects a new wallet on signet. */
async function toConnect(screen: Awaited<ReturnType<typeof render>>): Promise<void> {
  await screen.getByText('Test networks').first().click();
  await screen.getByRole('radio', { name: 'Signet' }).click();
  await screen.getByRole('button', { name: 'Create wallet' }).click();
  await screen.getByRole('button', { name: 'Check later' }).click();
}

test('offers on the welcome only what can be done now', async () => {
  const screen = await render(Welcome, {
    onCreate: nothing,
    onRestore: nothing,
    onWatch: nothing,
    onPractise: nothing,
  });
  expect(waysOf(screen)).toEqual(['Create a wallet', 'Try with practice coins']);
  await screen.getByText('I already have something').click();
  expect(waysOf(screen).slice(2)).toEqual(['Recovery phrase', 'Public account']);
  expect(screen.getByText('Other ways to use Ochre').query()).toBeNull();
});

test('offers nothing on the welcome that asks somebody, where the machine signs offline', async () => {
  const screen = await render(Welcome, {
    onCreate: nothing,
    onRestore: nothing,
    onWatch: nothing,
    onPractise: nothing,
    onNodes: nothing,
    onSignHere: nothing,
    offline: true,
  });
  await screen.getByText('I already have something').click();
  await screen.getByText('Other ways to use Ochre').click();
  expect(waysOf(screen)).toEqual(['Create a wallet', 'Recovery phrase', 'In offline mode']);
});

test('makes a wallet without a service where the machine signs offline, and asks for none', async () => {
  const vault = new FakeVault();
  const given = { ...props(vault), offline: true };
  const screen = await render(Create, given);
  expect(screen.getByRole('radio', { name: /^Practice/ }).elements()).toHaveLength(0);
  await expect.element(screen.getByRole('radio', { name: 'Regtest' })).toBeChecked();
  await screen.getByRole('button', { name: 'Create wallet' }).click();
  await screen.getByRole('button', { name: 'Check later' }).click();
  await expect.poll(() => given.onDone.mock.calls).toHaveLength(1);
  expect(vault.made).toMatchObject([{ network: 'regtest', practice: false }]);
  expect(vault.registered).toEqual([]);
});

test('begins with mainnet in a window that signs offline', async () => {
  const screen = await render(Create, { ...props(new FakeVault()), loopback: false, offline: true });
  await expect.element(screen.getByRole('radio', { name: 'Real bitcoin' })).toBeChecked();
});

test('restores a wallet without a service where the machine signs offline', async () => {
  const vault = new FakeVault();
  const given = { ...props(vault), offline: true };
  const screen = await render(Restore, given);
  await screen.getByRole('textbox', { name: 'Recovery phrase' }).fill(WORDS.join(' '));
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  await expect.poll(() => given.onDone.mock.calls).toHaveLength(1);
  expect(vault.restored[0]).toMatchObject({ practice: false });
  expect(screen.getByRole('heading', { name: /^Connect/ }).elements()).toHaveLength(0);
});

test('leads back to the wallets that are there, by a button and by Escape', async () => {
  const onBack = vi.fn();
  const screen = await render(Welcome, {
    onCreate: nothing,
    onRestore: nothing,
    onWatch: nothing,
    onPractise: nothing,
    onBack,
  });
  await screen.getByRole('button', { name: 'Back to your wallets' }).click();
  await userEvent.keyboard('{Escape}');
  expect(onBack).toHaveBeenCalledTimes(2);
});

test('does not offer to look in a keychain that is not there', async () => {
  const screen = await render(Welcome, {
    onCreate: nothing,
    onRestore: nothing,
    onWatch: nothing,
    onPractise: nothing,
    onLookInKeychain: nothing,
    keychain: { state: 'absent', cause: 'noDbus', detail: '' },
  });
  await screen.getByText('I already have something').click();
  expect(screen.getByRole('button', { name: /keychain/ }).elements()).toHaveLength(0);
});

test('refuses mainnet in the browser and says why', async () => {
  const screen = await render(Create, props(new FakeVault()));
  const mainnet = screen.getByRole('radio', { name: 'Real bitcoin' });
  await expect.element(mainnet).toBeDisabled();
  await expect.element(mainnet).toHaveAccessibleDescription('Only in Ochre’s own window');
});

test('keeps a wallet for the session only where there is no keychain, and says what would mend it', async () => {
  const vault = new FakeVault();
  vault.keychainState = { state: 'absent', cause: 'noSecretService', detail: '' };
  const screen = await render(Create, props(vault));
  await expect.element(screen.getByText(/Unlock or install one/)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /^In the keychain/ })).toBeDisabled();
  await screen.getByRole('button', { name: 'Create wallet' }).click();
  await expect.element(screen.getByRole('button', { name: 'Show recovery phrase' })).toBeVisible();
  expect(vault.made).toEqual([
    { name: 'My wallet', network: 'regtest', keep: 'session', practice: true, wordCount: 12 },
  ]);
});

test('says where one would look for it that there is no passphrase', async () => {
  const screen = await render(Create, props(new FakeVault()));
  await screen.getByText('Key and words').click();
  await expect.element(screen.getByText(/supports no BIP39 passphrase/)).toBeVisible();
  await screen.getByRole('radio', { name: '24 words' }).click();
  await expect.element(screen.getByRole('radio', { name: '24 words' })).toBeChecked();
});

test('makes no wallet without a name', async () => {
  const vault = new FakeVault();
  const screen = await render(Create, props(vault));
  await screen.getByRole('textbox', { name: 'Name' }).fill('   ');
  const button = screen.getByRole('button', { name: 'Create wallet' });
  await expect.element(button).toHaveAccessibleDescription('Enter a name first');
  (button.element() as HTMLButtonElement).click();
  expect(vault.made).toHaveLength(0);
});

test('makes one wallet, however often it is asked to', async () => {
  const vault = new FakeVault();
  const wallet = new NewWallet(vault.bridge, new Host());
  await wallet.look();
  const make = () => wallet.make(() => vault.bridge.vault.create({ ...wallet.asked, wordCount: 12 }));
  await Promise.all([make(), make()]);
  await make();
  expect(vault.made).toHaveLength(1);
});

test('makes no key that is for the session only before somebody could see that it is', async () => {
  const vault = new FakeVault();
  vault.keychainState = { state: 'locked' };
  const wallet = new NewWallet(vault.bridge, new Host());
  wallet.place = 'signet';
  const make = () => wallet.make(() => vault.bridge.vault.create({ ...wallet.asked, wordCount: 12 }));
  void wallet.look();
  expect(await make()).toBe(false);
  expect(vault.made).toHaveLength(0);
  expect(await make()).toBe(true);
  expect(vault.made).toMatchObject([{ keep: 'session' }]);
});

test('goes from name to Home: words, their check, and practice connects by itself', async () => {
  const vault = new FakeVault();
  const given = props(vault);
  const screen = await render(Create, given);
  await expect.element(screen.getByText('In the keychain · 12 words')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Name' }).fill('Atelier');
  await screen.getByRole('button', { name: 'Create wallet' }).click();
  await expect
    .element(screen.getByRole('heading', { name: 'Write down these 12 words on paper' }))
    .toBeVisible();
  // Going back to the name would make a second wallet.
  expect(screen.getByRole('button', { name: 'Back' }).elements()).toHaveLength(0);
  const written = screen.getByRole('button', { name: 'I have written it down' });
  await expect.element(written).toHaveAccessibleDescription('Show the recovery phrase first');
  await screen.getByRole('button', { name: 'Show recovery phrase' }).click();
  await written.click();
  await screen.getByRole('textbox').fill(WORDS.join(' '));
  await screen.getByRole('button', { name: 'Check recovery phrase' }).click();
  await expect.poll(() => given.onDone.mock.calls).toEqual([[vault.registered[0]]]);
  expect(vault.made[0]).toMatchObject({ name: 'Atelier', keep: 'keychain', practice: true });
});

test('explains an address that is refused, and shows the service nothing', async () => {
  const vault = new FakeVault();
  const given = props(vault);
  const screen = await render(Create, given);
  await toConnect(screen);
  await screen.getByRole('textbox', { name: 'Service address' }).fill('ftp://wallet.example');
  await screen.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.element(screen.getByText(/Use https:/)).toBeVisible();
  expect(vault.registered).toHaveLength(0);
  expect(given.onDone).not.toHaveBeenCalled();
});

test('stays where it is when the person does not agree to show public keys', async () => {
  const vault = new FakeVault();
  const given = props(vault);
  const screen = await render(Create, given);
  await toConnect(screen);
  vault.agrees = false;
  await screen.getByRole('textbox', { name: 'Service address' }).fill('https://wallet.example');
  await screen.getByText('Token and API version').click();
  await screen.getByLabelText('Token', { exact: true }).fill('secret token');
  await screen.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.element(screen.getByText(/Ochre shared nothing/)).toBeVisible();
  expect(given.onDone).not.toHaveBeenCalled();
  expect(vault.connections[0]?.connection).toMatchObject({ token: 'secret token' });
  // Main has the token now; the page has no use for it.
  await expect.element(screen.getByLabelText('Token', { exact: true })).toHaveValue('');
});

test('connects a new wallet to a service that it does not recognise, once it is said what that speaks', async () => {
  const vault = new FakeVault();
  vault.guess = null;
  const screen = await render(Create, props(vault));
  await toConnect(screen);
  await screen.getByRole('textbox', { name: 'Service address' }).fill('https://wallet.example');
  await screen.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.element(screen.getByText('Ochre doesn’t recognise this service')).toBeVisible();
  expect(vault.connections).toHaveLength(0);
  await screen.getByText('Token and API version').click();
  await screen.getByLabelText('API version').selectOptions('rgb-node-2026-03');
  await screen.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.poll(() => vault.registered).toHaveLength(1);
  expect(vault.connections[0]?.connection).toMatchObject({ dialect: 'rgb-node-2026-03' });
});

test('asks for a token only where the service wants one, and says that it does', async () => {
  const vault = new FakeVault();
  [vault.guess, vault.saw] = [null, [{ path: '/', says: 'wantsToken', status: 401, names: [] }]];
  const screen = await render(Create, props(vault));
  await toConnect(screen);
  const token = screen.getByLabelText('Token', { exact: true });
  await screen.getByRole('textbox', { name: 'Service address' }).fill('https://wallet.example');
  expect(token.query()?.checkVisibility()).toBe(false);
  const connect = screen.getByRole('button', { name: 'Connect', exact: true });
  await connect.click();
  await expect.element(screen.getByText('This service asks for a token')).toBeVisible();
  expect(screen.getByText(/doesn’t recognise/).query()).toBeNull();
  vault.guess = { dialect: 'document', numbering: 'documentEra', sure: true, provable: true };
  await token.fill('mine');
  await connect.click();
  await expect.poll(() => vault.registered).toHaveLength(1);
  expect(vault.connections[0]?.connection).toMatchObject({ token: 'mine' });
});

test('asks for the token that a service refused to go without', async () => {
  const vault = new FakeVault();
  vault.refuses = { code: 'TOKEN_REFUSED', facts: { host: 'wallet.example', status: 401 } };
  const screen = await render(Create, props(vault));
  await toConnect(screen);
  await screen.getByRole('textbox', { name: 'Service address' }).fill('https://wallet.example');
  await screen.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.element(screen.getByLabelText('Token', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('This service asks for a token')).toBeVisible();
});

test('says before it connects that nothing can be sent through a service that is too old', async () => {
  const vault = new FakeVault();
  vault.guess = { dialect: 'rgb-node-2025-06', numbering: 'documentEra', sure: true, provable: false };
  const screen = await render(Create, props(vault));
  await toConnect(screen);
  await screen.getByRole('textbox', { name: 'Service address' }).fill('https://wallet.example');
  const connect = screen.getByRole('button', { name: 'Connect', exact: true });
  await connect.click();
  await expect.element(screen.getByText(/Pay nothing in/)).toBeVisible();
  expect([vault.connections, vault.registered]).toEqual([[], []]);
  await connect.click();
  await expect.poll(() => vault.registered).toHaveLength(1);
});

test('takes a server of the Bitcoin network with the service, and none that is no address', async () => {
  const vault = new FakeVault();
  const given = props(vault);
  const screen = await render(Create, given);
  await toConnect(screen);
  await screen.getByRole('textbox', { name: 'Service address' }).fill('https://wallet.example');
  await screen.getByText('Bitcoin server', { exact: true }).click();
  await expect.element(screen.getByText(/The server learns which transactions/)).toBeVisible();
  const address = screen.getByRole('textbox', { name: 'Electrum or Esplora server' });
  await address.fill('gopher://node.example');
  await screen.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.element(screen.getByText(/Use https:/)).toBeVisible();
  // The service was shown nothing yet.
  expect([vault.registered, vault.chainSources]).toEqual([[], []]);
  await address.fill(' ssl://node.example:50002 ');
  await screen.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect.poll(() => vault.registered).toHaveLength(1);
  expect(vault.chainSources).toMatchObject([{ address: 'ssl://node.example:50002' }]);
  expect(vault.chainSources[0]).not.toHaveProperty('pin');
});

test('practises with one click, for the session where the keychain is locked', async () => {
  const vault = new FakeVault();
  vault.keychainState = { state: 'locked' };
  const given = props(vault);
  await render(Practise, given);
  await expect.poll(() => given.onDone.mock.calls.length).toBe(1);
  expect(vault.made).toEqual([
    { name: 'Practice', network: 'regtest', keep: 'session', practice: true, wordCount: 12 },
  ]);
  expect(vault.registered).toHaveLength(1);
});

test('restores from words that were mended, and empties the field', async () => {
  const vault = new FakeVault();
  const given = props(vault);
  const screen = await render(Restore, given);
  const field = screen.getByRole('textbox', { name: 'Recovery phrase' });
  await field.fill(WORDS.join('\n').replace('thank', 'thnk'));
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  await expect.element(screen.getByText('Word 3, “thnk”')).toBeVisible();
  expect(vault.restored).toHaveLength(0);
  await screen.getByRole('button', { name: 'Use “thank”' }).click();
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  await expect.poll(() => vault.registered).toHaveLength(1);
  expect(vault.restored[0]?.words.split(/\s+/)).toEqual(WORDS);
  expect(document.documentElement.outerHTML).not.toContain('sausage');
});

test('shows a phrase of four letters a word whole before it restores by it', async () => {
  const vault = new FakeVault();
  const screen = await render(Restore, props(vault));
  const cut = WORDS.map((word) => word.slice(0, 4));
  const whole = WORDS.flatMap((word, at) => (word === cut[at] ? [] : [{ position: at + 1, word }]));
  vi.spyOn(vault.bridge.vault, 'restore').mockResolvedValueOnce(
    failed({ code: 'WORDS_COMPLETED', facts: { language: 'english', words: whole } }),
  );
  await screen.getByRole('textbox', { name: 'Recovery phrase' }).fill(cut.join(', '));
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  const shown = screen
    .getByRole('list', { name: 'The words of your recovery phrase, in order' })
    .getByRole('listitem');
  await expect.element(shown.first()).toBeVisible();
  expect(shown.elements().map((item) => item.textContent.replace(/\d+|\s/g, ''))).toEqual(WORDS);
  expect(shown.elements().filter((item) => item.classList.contains('cut'))).toHaveLength(whole.length);
  expect(vault.restored).toHaveLength(0);
  await screen.getByRole('button', { name: 'Use these words' }).click();
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  await expect.poll(() => vault.registered).toHaveLength(1);
  expect(vault.restored[0]?.words).toBe(WORDS.join(' '));
});

test('asks for the words of a listed wallet, and for no name and no network', async () => {
  const vault = new FakeVault();
  const known = { ...remoteWallet, keySource: 'none' } as const;
  const screen = await render(Restore, { ...props(vault), known });
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Restore “Atelier”');
  expect(screen.getByRole('textbox', { name: /^Name/ }).query()).toBeNull();
  expect(screen.getByRole('group', { name: 'Coins' }).query()).toBeNull();
  await screen.getByRole('textbox', { name: 'Recovery phrase' }).fill(WORDS.join(' '));
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  await expect
    .poll(() => vault.restored)
    .toMatchObject([{ walletId: known.id, name: 'Atelier', network: 'testnet', practice: false }]);
});

test('says how many words are too few, and restores nothing', async () => {
  const vault = new FakeVault();
  const screen = await render(Restore, props(vault));
  await screen.getByRole('textbox', { name: 'Recovery phrase' }).fill('legal winner thank');
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  await expect
    .element(screen.getByRole('alert').first())
    .toHaveTextContent('Use 12, 15, 18, 21 or 24 words.');
  expect(vault.restored).toHaveLength(0);
});

test.each([
  ['electrum', 'An Electrum phrase', /Open it in Electrum/],
  ['aezeed', 'An LND phrase (aezeed)', /Open it in the program that made it/],
  ['slip39', 'One share of a SLIP39 backup', /Open it in the program that made it/],
  ['monero', 'A Monero phrase', /Find the phrase of your bitcoin wallet/],
  ['oneMore', 'One word too many', /may be a BIP39 passphrase/],
  ['otherList', 'Not a BIP39 phrase', /Open it in the program that made it/],
] as const)(
  'names a phrase of another kind (%s), and offers no word in its stead',
  async (kind, title, way) => {
    const vault = new FakeVault();
    vi.spyOn(vault.bridge.vault, 'restore').mockResolvedValueOnce(
      failed({ code: 'WORDS_FOREIGN', facts: { kind } }),
    );
    const screen = await render(Restore, props(vault));
    await screen.getByRole('textbox', { name: 'Recovery phrase' }).fill(WORDS.join(' '));
    await screen.getByRole('button', { name: 'Restore wallet' }).click();
    const note = screen.getByRole('alert').first();
    await expect.element(note).toHaveTextContent(title);
    await expect.element(note).toHaveTextContent(way);
    expect(screen.getByRole('button', { name: /^(Use “|Take|Swap)/ }).elements()).toHaveLength(0);
    expect(vault.restored).toHaveLength(0);
  },
);

const DIGITS = '073318950739065415961602009907670428187212261116';
const COMPACT = '5bbd9d71a8ec7990831aff359d426545';

test.each([
  ['a SeedQR', DIGITS, DIGITS],
  [
    'a compact SeedQR',
    Uint8Array.from(COMPACT.match(/../g) ?? [], (byte) => parseInt(byte, 16)),
    `compact-seedqr:${COMPACT}`,
  ],
])('reads %s by the camera, shows nothing of it, and restores by it', async (_, code, handed) => {
  const camera = fakeCamera();
  const vault = new FakeVault();
  const restore = vi
    .spyOn(vault.bridge.vault, 'restore')
    .mockResolvedValueOnce(failed({ code: 'KEYCHAIN_LOCKED', facts: { during: 'writing' } }));
  const screen = await render(Restore, props(vault));
  await screen.getByRole('button', { name: 'Scan a SeedQR' }).click();
  camera.play(['bitcoin:bcrt1qelsewhere']);
  await expect.element(screen.getByText('This code holds no recovery phrase.')).toBeVisible();
  expect(vault.onScreen.at(-1)).toBe(true);
  camera.play([code]);
  await expect.element(screen.getByText('Read 12 words from a code.')).toBeVisible();
  expect(camera.live()).toBe(false);
  expect(vault.onScreen.at(-1)).toBe(true);
  expect(document.documentElement.outerHTML).not.toContain(handed);
  await screen.getByRole('button', { name: 'Restore wallet' }).click();
  await expect.poll(() => restore.mock.calls[0]?.[0].words).toBe(handed);
  await screen.getByRole('button', { name: 'Type the words instead' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Recovery phrase' })).toHaveValue('');
});
