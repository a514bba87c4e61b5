import type { Story } from './story.ts';
export const movedStories: readonly Story[] = [];
