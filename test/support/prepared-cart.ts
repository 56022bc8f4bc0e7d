import type { APIRequestContext, Page } from 'playwright';
import type { Storefront } from '#core/storefront.ts';
import { defaultProcess } from '#adapters/composition/process.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import { sites } from '#adapters/composition/sites.ts';
import { memorySessionRepository } from '#adapters/storage/memory-session-repository.ts';
import { isSizeDisabled } from '#core/catalog/size-choice.ts';
import { storedSession } from '#core/session/stored-session.ts';
import { run } from './run.ts';

/** Sends calls with the cookies of the browser, as a page of the shop does. */
export const fetchAs =
  (browser: APIRequestContext, origin: string) =>
  async (request: Request): Promise<Response> => {
    const body = await request.text();
    const answer = await browser.fetch(request.url, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), origin },
      ...(body === '' ? {} : { data: body }),
      failOnStatusCode: false,
    });
    const status = answer.status();
    return new Response(status === 204 ? null : Uint8Array.from(await answer.body()), {
      status,
      // Two cookies are two headers.
      headers: answer.headersArray().map(({ name, value }): [string, string] => [name, value]),
    });
  };

let prepared = 0;

/**
 * Runs use cases with the session of the browser, without a page. The first page that opens then finds this session, as
 * after a visit of the shopper.
 */
export const asShopper = async (
  page: Page,
  locale: string,
  act: (shop: Storefront) => Promise<void>,
): Promise<void> => {
  const { request } = page.context();
  const { origin } = new URL((await request.get('/health/live')).url());
  const site = sites.find((one) => one.locale === locale);
  if (site === undefined) throw new Error(`No site has the locale ${locale}.`);
  const sessions = memorySessionRepository();
  const shop = scriptChannel({
    process: defaultProcess,
    site,
    baseUrl: `${origin}/api`,
    fetch: fetchAs(request, origin),
    sessions,
    clientApp: 'portico-web',
  });
  try {
    await act(shop);
    const session = await run(sessions.read);
    const hints = session === undefined ? {} : storedSession({ session });
    const mark = `prepared-${(prepared += 1)}`;
    await page.addInitScript(
      ([once, entries]) => {
        // Once, and not in frames of the payment provider.
        if (window !== top || sessionStorage.getItem(once) !== null) return;
        sessionStorage.setItem(once, 'true');
        for (const [key, text] of entries) localStorage.setItem(key, text);
      },
      [mark, Object.entries(hints)] as const,
    );
  } finally {
    await shop.close();
  }
};

/** Adds one unit of a product to the cart. `size` counts the available sizes. */
export const addUnit = async (
  shop: Storefront,
  { productId, size = 0 }: { readonly productId: string; readonly size?: number },
): Promise<void> => {
  const { sizes } = await run(shop.catalog.viewProduct(productId));
  const sku = sizes.filter((one) => !isSizeDisabled(one))[size]?.sku;
  if (sku === undefined) throw new Error(`${productId} has no size ${size} that can be bought.`);
  await run(shop.carts.add({ sku, productId, quantity: 1 }));
};

/**
 * Puts one unit of a product into the cart of the browser with the use case of its button: for tests that start with a
 * cart or at the checkout.
 */
export const prepareCart = (
  page: Page,
  { locale, productId, size = 0 }: { readonly locale: string; readonly productId: string; readonly size?: number },
): Promise<void> => asShopper(page, locale, (shop) => addUnit(shop, { productId, size }));
