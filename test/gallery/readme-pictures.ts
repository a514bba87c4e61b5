/** Screens that README shows, each as `resources/gallery/<name>-<theme>.png`; made by readme.spec.ts. */
export const README_PICTURES = ['home', 'slots', 'review', 'nodes'] as const;
export type ReadmePicture = (typeof README_PICTURES)[number];
