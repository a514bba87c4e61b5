import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { button } from '../support/practice.ts';
import { answerQuestion } from './desktop.ts';
import { get, openOchre } from './open-ochre.ts';

// What would be on paper: Electron makes the PDF that a printer would be given.

test('a PDF that is made while words are on the screen has the page on it, and not one of them', async () => {
  const ochre = await openOchre();
  try {
    const { app, page, folder } = ochre;
    const made = {
      name: 'Paper',
      network: 'regtest',
      keep: 'session',
      practice: true,
      wordCount: 12,
    } as const;
    await get(page, 'vault.create', made);
    await button(page, 'Back to your wallets').click();
    await button(page, 'Check').click();
    await button(page, 'Show recovery phrase').click();
    await answerQuestion(/^Show the recovery phrase/, 'agree');
    const list = page.getByRole('list', { name: 'The words of your recovery phrase, in order' });
    await expect(list.getByRole('listitem')).toHaveCount(12);
    const words = await list.locator('b').allInnerTexts();
    const printed = await app.evaluate(async ({ BrowserWindow }) => {
      const pdf = await BrowserWindow.getAllWindows()[0]?.webContents.printToPDF({});
      return pdf?.toString('base64') ?? '';
    });
    await expect(list).toBeVisible();
    const file = join(folder, 'page.pdf');
    writeFileSync(file, Buffer.from(printed, 'base64'));
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' });
    expect(text).toContain('Ochre never prints your recovery phrase');
    const told = new Set(text.toLowerCase().split(/\W+/));
    // Some words of the list are words of any sentence; all twelve at once are not.
    expect(words.filter((word) => told.has(word)).length).toBeLessThan(6);
    for (const [at, word] of words.entries())
      expect(text).not.toMatch(new RegExp(String.raw`\b${String(at + 1)}\s+${word}\b`));
  } finally {
    await ochre.close();
  }
});
