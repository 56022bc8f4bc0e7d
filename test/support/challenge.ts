import type { Page } from 'playwright';
import type { Journey } from './journey.ts';

/** Presses a button on the bank's page within the dialog. */
export const answerBank = async (page: Page, { texts }: Journey, button: string): Promise<void> => {
  await page.getByRole('dialog', { name: texts.challenge.title }).waitFor();
  await page.frameLocator(`iframe[title="${texts.challenge.frame}"]`).getByRole('button', { name: button }).click();
};
