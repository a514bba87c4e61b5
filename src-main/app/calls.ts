import { fail } from '../base/errors.ts';
import type { Context } from '../backup/context.ts';
import type { RoomCalls } from '../ports/index.ts';
import { changeSettings, setOfflineMode } from './app-settings.ts';
import { chooseFiles } from './choose-files.ts';
import { diagnose } from './diagnostics.ts';
import { forgot } from './forgot-password.ts';
import type { Logger } from './logger.ts';

export const appCalls = {
  'codes.frames': ({ codes }, asked) => codes.frames(asked),
  'codes.gather': ({ codes }, asked) => codes.take(asked),
  'codes.camera': ({ camera }, { on }) => camera.allow(on),

  'files.choose': chooseFiles,
  'links.take': ({ links }) => links.take(),
  'lock.forgot': forgot,
  'offline.setOfflineMode': setOfflineMode,

  'settings.get': ({ wallets }) => wallets.app(),
  'settings.look': ({ wallets }) => {
    const { theme, speaks } = wallets.app();
    return { theme, speaks };
  },
  'settings.set': changeSettings,
  'settings.about': ({ host, confirm, damage }) => ({
    version: host.version,
    host: host.kind,
    confirm: confirm.kind,
    dataFolder: host.dataFolder,
    damage: damage(),
  }),
  'settings.diagnostics': (context) => diagnose(context, context.logger.recent()),
  'settings.copy': ({ clipboard }, { text }) => clipboard.write(text),

  'confirm.answer': ({ confirm: { answer } }, { questionId, agreed }) => {
    if (answer === undefined) throw fail('NOT_HERE', { reason: 'nativeConfirmOnly' });
    answer(questionId, agreed);
  },
} satisfies RoomCalls<Context & { readonly logger: Logger }>;
