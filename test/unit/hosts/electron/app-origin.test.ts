import { describe, expect, it } from 'vitest';
import { isOfTheApp } from '../../../../src-main/hosts/electron/app-origin.ts';
import { foreignUrls } from './urls.ts';

describe('the app’s own addresses', () => {
  it.each(['ochre://app/', 'ochre://app/assets/a.js', 'ochre://app/#slots', 'ochre://app'])('are %j', (url) =>
    expect(isOfTheApp(url)).toBe(true),
  );

  it.each(foreignUrls)('are not %j', (url) => expect(isOfTheApp(url)).toBe(false));
});
