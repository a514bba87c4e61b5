import { speakLanguage } from '../../src-renderer/text/language.ts';

/** Components that are tried without the page's start speak English. */
await speakLanguage('en');
