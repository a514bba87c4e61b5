/** Screens that README.md and docs/what-it-does.md show, each as `resources/gallery/<name>-<theme>.png`; made by readme.spec.ts. */
export const README_PICTURES = [
  'home',
  'invoice',
  'send',
  'review',
  'transfer',
  'slots',
  'offline',
  'nodes',
] as const;
export type ReadmePicture = (typeof README_PICTURES)[number];
