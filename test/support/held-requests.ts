import type { Page } from 'playwright';

/** Holds the requests to addresses of a pattern, as `page.route` reads it, until the returned function is called. */
export const holdRequests = async (page: Page, pattern: string): Promise<() => void> => {
  const released = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
};
