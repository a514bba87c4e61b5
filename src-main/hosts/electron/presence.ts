import type { SystemPreferences } from 'electron';
import type { Presence } from '../../ports/index.ts';

/** Touch ID on a Mac that has it. Elsewhere the OS offers nothing to ask, and the native question is the gate. */
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

/** True only because there is none to ask: Linux has no such call, Windows Hello is not reachable from Electron. */
const noPresenceToProve: Presence = { prove: () => Promise.resolve(true) };
