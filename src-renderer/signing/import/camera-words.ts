import type { NoCamera } from './camera.svelte.ts';
import type { Scanning } from './scanning.svelte.ts';

/** What is said where a camera gives no pictures, and what to do. */
export const noCamera: Readonly<Record<NoCamera, { readonly title: string; readonly todo: string }>> = {
  denied: {
    title: 'The camera was refused',
    todo: 'Allow it where your system or browser keeps such permissions, under privacy, and try again. A file or a text does as well.',
  },
  none: {
    title: 'There is no camera here',
    todo: 'Bring a file or a text, or a picture of the code that another device took.',
  },
  busy: {
    title: 'Another program has the camera',
    todo: 'Close what uses it, such as a video call, and try again.',
  },
  other: {
    title: 'The camera does not work',
    todo: 'Unplug it and plug it in again, or bring a file or a text.',
  },
  away: {
    title: 'The camera is off',
    todo: 'Ochre turned it off when the window was left. What was read so far is kept.',
  },
};

/** What was wrong with the last code that was read. */
export const notACode: Readonly<Record<NonNullable<Scanning['refused']>, string>> = {
  form: 'That code is no part of anything that Ochre reads.',
  other: 'That code is a part of something else. Show the codes of one thing alone, or begin again.',
  large: 'That is more than Ochre reads from codes. Bring the file.',
  broken: 'The parts do not add up to what they should. Scan them all once more.',
};
