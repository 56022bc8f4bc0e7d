import type { FrameLocator, Page } from 'playwright';
import { texts as providerTexts } from '#adapters/backend/payments/texts.ts';
import { textsOf } from './journey.ts';

const { approval } = providerTexts.en;

/** The wallet's sheet on a page, by visible text. */
export const walletOn = (page: Page) => {
  const { wallet } = textsOf('en-us');
  const sheet: FrameLocator = page.frameLocator(`iframe[title="${wallet.frame}"]`);
  const dialog = page.getByRole('dialog', { name: wallet.title });
  const answer = (name: keyof typeof approval) => sheet.getByRole('button', { name: approval[name], exact: true });
  const choose = (label: RegExp) => sheet.getByRole('radio', { name: label }).check();
  return {
    wallet,
    sheet,
    dialog,
    answer,
    choose,
    button: page.getByRole('button', { name: wallet.buy }),
    total: sheet.locator('#total'),
    focused: () => page.evaluate(() => document.activeElement?.textContent),
    /** Opens the sheet and waits for its first total. */
    open: async (): Promise<void> => {
      await page.getByRole('button', { name: wallet.buy }).click();
      await sheet.locator('#total:not(:empty)').waitFor();
    },
  };
};
