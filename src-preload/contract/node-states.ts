import * as v from 'valibot';

export const nodeState = v.picklist([
  'outdated',
  'upgrading',
  'locked',
  'unlocking',
  'unlocked',
  'unreachable',
  'notHeard',
  'overdue',
]);
export type NodeState = v.InferOutput<typeof nodeState>;

/** What says so: each state names the one that proved it last. */
export const nodeProof = v.picklist([
  'unlockAccepted',
  'alreadyUnlocked',
  'answeredLocked',
  'answeredChanging',
  'stillChanging',
  'answeredNotInitialized',
  'tokenRefused',
  'elsewhere',
  'upgradeAccepted',
  'upgradeEnded',
  'probeUnlocked',
  'probeLocked',
  'cloudStatus',
  'toldNotInitialized',
  'builtBefore',
  'imageDiffers',
  'imageEqual',
  'noAnswer',
  'heightTold',
  'importedList',
  'predicted',
  'answered',
  'nothing',
]);

/** `node`: upgraded by hand. The others are upgraded without being asked, so they lock without being asked. */
export const nodePlan = v.picklist(['node', 'scale', 'wallet', 'unknown']);
