import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Storefront } from '#core/storefront.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import { sites } from '#adapters/composition/sites.ts';
import { shopFetch } from '#adapters/http/shop-fetch.ts';
import { demoAccount } from '#adapters/backend/seed/demo-accounts.ts';
import { journeyOn } from './journey.ts';
import { addUnit, asShopper } from './prepared-cart.ts';
import { run } from './run.ts';
import type { Visit } from './visit.ts';

/** A product of which one unit is put into the member's cart. */
type Cart = { readonly productId?: string };

const fillCart = async (shop: Storefront, { productId }: Cart): Promise<void> => {
  if (productId !== undefined) await addUnit(shop, { productId });
};

export type Credentials = { readonly email: string; readonly password: string };

/** The password of the accounts that are made here. */
export const password = 'Correct1Horse';

let people = 0;
/** An address without an account. */
export const newEmail = (): string => `pia-${process.pid}-${(people += 1)}@example.org`;

const newMember = () => ({ firstName: 'Pia', lastName: 'Holm', email: newEmail(), password });

/** A device of its own, without a page. */
const elsewhere = ({ url }: { readonly url: string }) => {
  const site = sites.find(({ locale }) => locale === 'en-us');
  if (site === undefined) throw new Error('No site has the locale en-us.');
  return scriptChannel({ site, baseUrl: `${url}/api`, fetch: shopFetch(url) });
};

/** Creates an account without the browser, which stays a guest's. */
export const createMember = async (shop: { readonly url: string }): Promise<Credentials> => {
  const member = newMember();
  const channel = elsewhere(shop);
  try {
    await run(channel.account.signUp(member));
  } finally {
    await channel.close();
  }
  return member;
};

/** Signs in on another device, which then signs out on all others. */
export const endOtherSignIns = async (shop: { readonly url: string }, member: Credentials): Promise<void> => {
  const channel = elsewhere(shop);
  try {
    await run(channel.account.signIn(member));
    await run(channel.security.endOtherSignIns());
  } finally {
    await channel.close();
  }
};

/**
 * Creates an account with the session of the browser, without a page: the pages that open then are its owner's. `act`:
 * what the owner has done before.
 */
export const prepareMember = async (
  page: Page,
  cart: Cart = {},
  act: (shop: Storefront) => Promise<void> = async () => undefined,
): Promise<Credentials> => {
  const member = newMember();
  await asShopper(page, 'en-us', async (shop) => {
    await run(shop.account.signUp(member));
    await fillCart(shop, cart);
    await act(shop);
  });
  return member;
};

/** Signs in with the session of the browser, without a page; by default to the demo account. */
export const prepareSignIn = (
  page: Page,
  { email, password: typed, ...cart }: Credentials & Cart = demoAccount,
): Promise<void> =>
  asShopper(page, 'en-us', async (shop) => {
    await run(shop.account.signIn({ email, password: typed }));
    await fillCart(shop, cart);
  });

/** Opens a page of the account as the owner of a new account, which is made without a page. Returns its email address. */
export const joinAt = async (page: Page, path: string): Promise<string> => {
  const { email } = await prepareMember(page);
  await openAt(page, path);
  return email;
};

/** Takes pictures of a page at three widths, for a person who wants to look at them (`PORTICO_SHOTS` is their folder). */
export const shoot = async (page: Page, name: string): Promise<void> => {
  const shots = process.env['PORTICO_SHOTS'];
  if (shots === undefined) return;
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(shots, `${name}-${width}.png`), fullPage: true });
  }
};

/** Waits until a page is hydrated. */
export const hydrated = (page: Page): Promise<void> => page.locator('html[data-hydrated=true]').waitFor();

/** Opens a path and waits until the page is hydrated. */
export const openAt = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

/** Path, query and fragment of a page. */
export const addressOf = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Adds the link "Join us" to a page, as an editor writes it. */
export const addLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'Join us';
    document.querySelector('main')?.prepend(link);
  }, href);

/** Fills in and sends the form of the sign-in dialog; by default with the demo account. */
export const fillSignIn = async (page: Page, { email, password: typed }: Credentials = demoAccount): Promise<void> => {
  const { account } = journeyOn(page).texts;
  const form = page.getByRole('dialog').getByRole('form', { name: account.signIn });
  await form.getByLabel(account.email).fill(email);
  await form.getByLabel(account.password, { exact: true }).fill(typed);
  await form.getByRole('button', { name: account.signIn }).click();
};

/** The value of the session's cookie. */
export const sessionCookie = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name.endsWith('portico'))?.value;

/** Calls about profile and subscriptions since a number of calls, such as `PUT profile`. */
export const profileCallsOf = ({ shop }: Visit, from = 0): readonly string[] =>
  shop.log
    .slice(from)
    .filter(({ path }) => /consumer\/(profile|subscription)/.test(path))
    .map(({ method, path }) => `${method} ${path.split('?')[0]?.split('/').at(-1)}`);
