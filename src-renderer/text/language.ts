import type { Bridge } from '../../src-preload/bridge.ts';
import { wait } from './durations.ts';
import { chooseLanguage, speak, type Language } from '../../src-preload/messages/say.ts';

type Files = Readonly<Record<string, string>>;

const READ: Readonly<Record<Language, () => Promise<{ readonly files: Files }>>> = {
  en: () => import('./languages/en.ts'),
  es: () => import('./languages/es.ts'),
  de: () => import('./languages/de.ts'),
};

/** Loads and sets the language. The caller must redraw existing text. */
export async function speakLanguage(language: Language): Promise<void> {
  const { files } = await READ[language]();
  const areas = new Map(Object.entries(files).map(([path, text]) => [path.split('/').at(-1), text]));
  speak(language, (area) => areas.get(`${area}.ftl`) ?? '');
  document.documentElement.lang = language;
}

/** After this time the page begins in the browser's language. */
const WAITED_FOR_MS = 700;

/** Sets the first language. Loads the browser's while main is asked for the settings. */
export async function speakFirst({ settings }: Pick<Bridge, 'settings'>): Promise<void> {
  const likeliest = chooseLanguage(navigator.languages);
  const read = speakLanguage(likeliest);
  const told = settings.look({}).then(
    (result) => (result.ok ? result.value.speaks : likeliest),
    () => likeliest,
  );
  const language = await Promise.race([told, wait(WAITED_FOR_MS).then(() => likeliest)]);
  await read;
  if (language !== likeliest) await speakLanguage(language);
}
