import type { SystemPreferences } from 'electron';
import type { Presence } from '../../ports/index.ts';

/** Touch ID where there is one; elsewhere the native question is the gate. */
export function createPresence(deps: {
  readonly platform: NodeJS.Platform;
  readonly systemPreferences: Pick<SystemPreferences, 'canPromptTouchID' | 'promptTouchID'>;
}): Presence {
  return deps.platform === 'darwin' && deps.systemPreferences.canPromptTouchID()
    ? touchId(deps.systemPreferences)
    : noPresenceToProve;
}

const touchId = (systemPreferences: Pick<SystemPreferences, 'promptTouchID'>): Presence => ({
  prove: (reason) =>
    systemPreferences.promptTouchID(reason).then(
      () => true,
      () => false,
    ),
});

/** Linux has no such call, and Electron doesn't reach Windows Hello. */
const noPresenceToProve: Presence = { prove: () => Promise.resolve(true) };
