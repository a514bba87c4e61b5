/** What SIGN_FIVE comes to: when Sign was pressed and “made” stood there, and when main waited for the service. */
export interface SignedFive {
  readonly signed?: readonly { readonly pressed: number; readonly made: number }[];
  readonly problem?: string;
  readonly asked: readonly { readonly path: string; readonly from: number; readonly to: number }[];
}

/**
 * In the page, in a practice wallet: five times coins in five outputs, then slots that take all five, through the screens
 * from the form to “made”. The review is read for a second and a half, in which the keyholder is made ready.
 */
export const SIGN_FIVE = `(async () => {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const now = () => performance.timeOrigin + performance.now();
  const until = async (what, find, limit = 15000) => {
    for (const end = now() + limit; now() < end; await wait(20)) {
      const found = find();
      if (found) return found;
    }
    throw new Error(what + ' did not come: ' + document.body.innerText.slice(0, 400));
  };
  const button = (words) => [...document.querySelectorAll('button')].find(
    (one) => words.test(one.innerText.replace(/\\s+/g, ' ')) && one.getAttribute('aria-disabled') !== 'true' && !one.disabled);
  const press = async (words) => (await until(String(words), () => button(words))).click();
  const get = async (asked) => {
    const result = await asked;
    if (!result.ok) throw new Error(result.failure.code + ' ' + JSON.stringify(result.failure.facts));
    return result.value;
  };
  const { wallet, vault, practice } = window.ochre;
  const signed = [];
  for (let round = 0; round < 5; round += 1) {
    const made = { name: 'Sign ' + round, network: 'regtest', keep: 'session', practice: true, wordCount: 12 };
    const { id: walletId } = await get(vault.create(made));
    await get(wallet.register({ walletId }));
    for (let coin = 0; coin < 5; coin += 1) await get(practice.faucet({ walletId, amountSats: 10000 }));
    await get(practice.mine({ blocks: 1 }));
    await get(wallet.refresh({ walletId }));
    await get(wallet.select({ walletId }));
    await until('the wallet', () => document.querySelector('nav, .app')?.innerText.includes('Sign ' + round));
    await press(/^Bitcoin$/);
    await press(/^Asset slots$/);
    const label = await until('the size', () => [...document.querySelectorAll('label')].find((one) => /Bitcoin in each/.test(one.innerText)));
    const size = document.getElementById(label.htmlFor) ?? label.querySelector('input');
    size.focus();
    size.value = '9000';
    size.dispatchEvent(new Event('input', { bubbles: true }));
    size.blur();
    await press(/^Review: create 5 slots/);
    const sign = await until('Sign', () => button(/^Sign and create 5 slots/));
    await wait(1500);
    const text = document.body.innerText;
    const pressed = now();
    sign.click();
    const seen = await new Promise((resolve, reject) => {
      const look = () => {
        if (/slots created/.test(document.body.innerText)) requestAnimationFrame(() => setTimeout(() => resolve(now())));
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
      setTimeout(() => reject(new Error('not made: ' + document.body.innerText.slice(0, 600))), 15000);
    });
    signed.push({ pressed, made: seen, inputs: (text.match(/Input/g) ?? []).length });
    await wait(300);
  }
  return { signed };
})()`;
