export const ACTS = [
  'judge',
  'verifySigned',
  'takeBack',
  'signedFor',
  'ownPlace',
  'findAddress',
  'readBrought',
  'readBack',
  'judgeBrought',
  'signedFile',
  'coinsIn',
  'readNodeList',
  'readBackup',
  'readGraph',
  'validateHistory',
] as const;
export type ReaderAct = (typeof ACTS)[number];
