/** The words of every wallet of the fake main. */
export const PRACTICE_WORDS = 'abandon '.repeat(11).trim().split(' ').concat('about');
