import type { Page } from 'playwright';
import { expect } from 'vitest';
import { hydrated } from './account-visit.ts';
import type { Visit } from './visit.ts';

/** Opens the page of an order of the browser's session. */
export const openOrder = async (page: Page, orderId: string): Promise<void> => {
  await page.goto(`/en-us/order-status?order=${orderId}`);
  await hydrated(page);
  await page.getByRole('heading', { name: /^Order \d/ }).waitFor();
};

/** The shop hands the order over; its payment is captured before. */
export const arrive = async ({ shop }: Pick<Visit, 'shop'>, orderNumber: string): Promise<void> => {
  for (const action of ['ship', 'deliver'] as const)
    await expect.poll(() => shop.operate(orderNumber, action), { timeout: 15_000 }).toBe('Done');
};
