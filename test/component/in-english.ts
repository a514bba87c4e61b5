import { speakLanguage } from '../../src-renderer/text/language.ts';

/** Components that are tested alone speak English, because the page's start doesn't run. */
await speakLanguage('en');
