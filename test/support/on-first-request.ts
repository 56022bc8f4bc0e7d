import type { Page, Route } from 'playwright';

/**
 * Answers the first request to an address with its own response, and forwards later ones to the shop. The `times` of
 * Playwright and `unroute` are not used: both end the interception, and a browser that is loading a page at that moment
 * may leave requests without a response and without a trace.
 */
export const onFirstRequest = async (
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> => {
  let isFirst = true;
  await page.route(address, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await answer(route);
  });
};
