import type { Story } from './story.ts';
export const lostStories: readonly Story[] = [];
