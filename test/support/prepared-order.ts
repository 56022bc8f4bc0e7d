import type { Page } from 'playwright';
import { sites } from '#adapters/composition/sites.ts';
import { products } from '#adapters/contract/catalog.ts';
import { authentication } from '#adapters/contract/session.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { address, britishAddress, checkOut, place } from './commerce/guest-checkout.ts';
import { makeCaller } from './commerce/shopper.ts';
import { fetchAs } from './prepared-cart.ts';

/** Calls of the shop's own pages, with the session of the browser; a guest's is opened first. */
export const callerOf = async (page: Page, locale = 'en-us') => {
  const { request } = page.context();
  const { origin } = new URL((await request.get('/health/live')).url());
  const site = sites.find((one) => one.locale === locale);
  if (site === undefined) throw new Error(`No site has the locale ${locale}.`);
  const send = fetchAs(request, origin);
  const call = makeCaller(
    async (asked) => {
      const { pathname, search } = new URL(asked.url);
      const headers = new Headers(asked.headers);
      headers.set('x-requested-by', 'portico');
      const body = await asked.text();
      return send(
        new Request(`${origin}/api${pathname}${search}`, {
          method: asked.method,
          headers,
          ...(asked.method === 'GET' ? {} : { body }),
        }),
      );
    },
    { siteId: site.siteId, base: origin, accessToken: 'of-the-session' },
  );
  const cookies = await page.context().cookies();
  // A member's session would end: a guest session is requested after a sign-out.
  if (!cookies.some(({ name }) => name.endsWith('portico')))
    await call(authentication.token, { body: { grantType: 'guest' } });
  return call;
};

/** Buys units of a product with the session of the browser, without a page. Returns the placed order. */
export const prepareOrder = async (
  page: Page,
  {
    productId = 'NKTRAIL3EMB',
    qty = 1,
    locale = 'en-us',
    token = 'tok_test_succeeds',
  }: {
    readonly productId?: string;
    readonly qty?: number;
    readonly locale?: 'en-us' | 'en-gb';
    readonly token?: string;
  } = {},
): Promise<OrderWire> => {
  const call = await callerOf(page, locale);
  const { variants } = (await call(products.inventory, { params: { productId } })).reply;
  const sku = Object.entries(variants).find(([, { quantity }]) => quantity >= qty)?.[0];
  if (sku === undefined) throw new Error(`${productId} is sold out.`);
  const sentTo = locale === 'en-gb' ? britishAddress : address;
  const ready = await checkOut({ call }, { sku, productId, qty }, token, sentTo);
  return (await place({ call }, ready)).reply;
};
