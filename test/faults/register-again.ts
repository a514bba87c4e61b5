import { tellWordless, type Tell } from './story.ts';
import type { World } from './world.ts';

/** Whether the app is killed before the person registers again. */
export const ENDS = ['', ', the app ends'] as const;

/** Whether a thunderlink server stands before the service and omits the failures' names. */
export const BEHIND = ['', ' behind a thunderlink server'] as const;

/** The app registers with practice by itself. Only a remote service has it ask a person. */
export async function connectAsRemote({ get, walletId, way }: World): Promise<void> {
  const { baseUrl } = way;
  const connection = { kind: 'remote', baseUrl, dialect: 'document', numbering: 'documentEra' } as const;
  await get('wallet.connect', { walletId, connection: { ...connection, keychains: 'learned' } });
  await get('wallet.register', { walletId });
  await get('wallet.refresh', { walletId });
}

/** The person learns that the wallet is unknown, and registers again. */
export async function registerAgain(world: World, wrong: Tell, isEnded: boolean): Promise<void> {
  const { ask, walletId } = world;
  await refuseUnknown(world, wrong);
  if (isEnded) world.restart();
  const asked = world.questions().length;
  const registered = await ask('wallet.register', { walletId });
  if (!registered.ok || registered.value.outcome !== 'registered')
    wrong('stuck', `registering again: ${JSON.stringify(registered)}`);
  if (
    !world
      .questions()
      .slice(asked)
      .some((title) => title.startsWith('Connect to'))
  )
    wrong('wrongState', 'it was registered with again, and nobody was asked');
}

/** No call registers with the service until the person agrees. */
async function refuseUnknown({ ask, walletId, way }: World, wrong: Tell): Promise<void> {
  const from = way.passed.length;
  for (const answer of [
    await ask('wallet.refresh', { walletId }),
    await ask('wallet.overview', { walletId }),
    await ask('wallet.newAddress', { walletId }),
  ]) {
    const failure = tellWordless(answer, wrong);
    if (failure?.code !== 'WALLET_NOT_REGISTERED') wrong('untyped', `told as ${failure?.code ?? 'done'}`);
  }
  if (way.passed.slice(from).some(({ path }) => path.endsWith('/register')))
    wrong('wrongState', 'it was registered with again in silence');
}
