import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from 'playwright';
import type enUs from '#ui/messages/en-us.json';
import { present } from '#core/kernel/present.ts';
import { addressOf } from '#core/profile/address.ts';
import { messagesIn } from '#adapters/web/messages-in.ts';
import { pageLanguageOf, texts as providerTexts } from '#adapters/backend/payments/texts.ts';
import { prepareCart } from './prepared-cart.ts';
import { prepareCheckout } from './prepared-checkout.ts';

export type Locale = 'en-us' | 'en-gb' | 'fr-ca';
type Words = typeof enUs;

/** The texts of the shop in a locale. */
export const textsOf = (locale: Locale): Words =>
  messagesIn(join(import.meta.dirname, `../../ui/messages/${locale}.json`)) as Words;

/** The part before the first placeholder of a text. */
const start = (text: string): string => text.split('{')[0]?.trim() ?? text;

/** A shopper of each site. */
const shoppers = {
  'en-us': {
    email: 'ida@example.com',
    phone: '4155552671',
    firstName: 'Ida',
    lastName: 'Berg',
    line1: '500 Howard Street',
    city: 'San Francisco',
    state: 'CA',
    postalCode: '94105',
  },
  'en-gb': {
    email: 'ida@example.com',
    phone: '07911123456',
    firstName: 'Ida',
    lastName: 'Berg',
    line1: '14 Mill Lane',
    city: 'Kendal',
    postalCode: 'LA9 4QB',
  },
  'fr-ca': {
    email: 'luc@example.com',
    phone: '5145550134',
    firstName: 'Luc',
    lastName: 'Roy',
    line1: '1200 rue Sherbrooke Ouest',
    city: 'Montréal',
    state: 'QC',
    postalCode: 'H3A 1H6',
  },
} as const;

const countries = { 'en-us': 'US', 'en-gb': 'GB', 'fr-ca': 'CA' } as const;

export const cards = {
  good: '4242424242424242',
  other: '5555555555554444',
  declined: '4000000000000002',
  challenge: '4000000000003220',
  slow: '4000000000000259',
} as const;

/** The steps of a shopper through the shop, by visible text and clicks. */
export const journeyOn = (page: Page, locale: Locale = 'en-us') => {
  const texts = textsOf(locale);
  const shopper = shoppers[locale];
  const button = (name: string | RegExp): Locator => page.getByRole('button', { name });
  const frame: FrameLocator = page.frameLocator(`iframe[title="${texts.checkout.billing.frame}"]`);
  const { labels } = providerTexts[pageLanguageOf(locale)];

  const chooseSize = async (index = 0): Promise<void> => {
    await page.locator('label:has(input[name=size]:not(:disabled))').nth(index).click();
  };
  const addToCart = async (): Promise<void> => {
    await button(texts.catalog.addToCart).click();
    await page.getByRole('dialog', { name: texts.miniCart.added }).waitFor();
  };
  const buy = async (productId: string, size = 0): Promise<void> => {
    await page.goto(`/${locale}/p/${productId}`);
    await chooseSize(size);
    await addToCart();
  };
  /** Chooses the store in Denver for a product; returns the dialog, which adds it. */
  const chooseStore = async (productId: string): Promise<Locator> => {
    await page.goto(`/${locale}/p/${productId}`);
    await page.locator('html[data-hydrated=true]').waitFor();
    await chooseSize(0);
    await button(texts.catalog.pickup).click();
    const dialog = page.getByRole('dialog', { name: texts.stores.pickup.title });
    await dialog.getByRole('button', { name: 'Set as my store: NORDKAMM Denver' }).click();
    return dialog;
  };
  /** The same cart without the page of the product, for tests of later steps. */
  const prepare = (productId: string, size = 0): Promise<void> => prepareCart(page, { locale, productId, size });
  const closeDialog = (): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name: texts.design.close }).click();
  const isAt = (step: keyof Words['checkout']['steps']): Promise<void> =>
    page.locator(`h2#step-${step}[aria-current=step]`).waitFor();

  const fillAddress = async (scope: Page | Locator = page): Promise<void> => {
    const { fields } = texts.checkout;
    for (const [name, value] of Object.entries(shopper)) {
      const label = Object.entries(fields).find(([field]) => field === name)?.[1] ?? name;
      const field = scope.getByLabel(label, { exact: true });
      await (name === 'state' ? field.selectOption(value) : field.fill(value));
    }
  };
  const toCheckout = async (): Promise<void> => {
    await page.getByRole('dialog').getByRole('link', { name: texts.miniCart.checkout }).click();
    await isAt('shipping');
  };
  const ship = async (): Promise<void> => {
    await fillAddress();
    await page.getByRole('radio').first().waitFor();
    await button(texts.checkout.shipping.continue).click();
    await isAt('billing');
  };
  const typeCard = async (number: string): Promise<void> => {
    await frame.getByLabel(labels.number).fill(number);
    await frame.getByLabel(labels.expiry).fill('12/39');
    await frame.getByLabel(labels.code).fill('123');
    await frame.getByLabel(labels.holderName).fill(`${shopper.firstName} ${shopper.lastName}`);
  };
  const pay = async (number: string = cards.good): Promise<void> => {
    await typeCard(number);
    await button(texts.checkout.billing.continue).click();
    await isAt('summary');
  };
  const placeButton = button(new RegExp(`^${start(texts.checkout.summary.place).replace(/[·\s]+$/, '')}`));
  const place = (): Promise<void> => placeButton.click();
  /** Returns the order's number. */
  const isThanked = async (): Promise<string> => {
    await page.getByRole('heading', { level: 1, name: texts.confirmation.title }).waitFor();
    return (await page.getByText(texts.confirmation.number).locator('strong').textContent()) ?? '';
  };
  const bag = page.getByRole('link', { name: new RegExp(`^${start(texts.shell.cartUnits)}`) });
  /** The cart's units as the header counts them. */
  const units = async (): Promise<number> =>
    Number(/\d+/.exec((await bag.first().getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  /** The checkout with a product in the cart. */
  const checkOut = async (productId: string): Promise<void> => {
    await prepare(productId);
    await page.goto(`/${locale}/checkout`);
    await isAt('shipping');
  };
  /** A later step of the checkout of a product, without the pages of the earlier ones. */
  const openStep = async (step: 'billing' | 'summary', productId: string, card?: string): Promise<void> => {
    const { email, phone, ...typed } = shopper;
    const address = addressOf({ ...typed, country: countries[locale] });
    await prepareCheckout(page, { locale, productId, address, contact: { email, phone }, ...present({ card }) });
    await page.goto(`/${locale}/checkout?step=${step}`);
    await isAt(step);
  };
  const toBilling = (productId: string): Promise<void> => openStep('billing', productId);
  const toSummary = (productId: string, number: string = cards.good): Promise<void> =>
    openStep('summary', productId, number);

  return {
    texts,
    shopper,
    labels,
    frame,
    bag,
    placeButton,
    chooseSize,
    chooseStore,
    addToCart,
    buy,
    prepare,
    checkOut,
    closeDialog,
    isAt,
    fillAddress,
    toCheckout,
    ship,
    typeCard,
    pay,
    place,
    isThanked,
    units,
    toBilling,
    toSummary,
  };
};

export type Journey = ReturnType<typeof journeyOn>;

/** Opens the cart page with one boot in the cart, and returns the texts of the site. */
export const openCart = async (page: Page) => {
  const { prepare, texts } = journeyOn(page);
  await prepare('NKTRAIL3EMB');
  await page.goto('/en-us/cart');
  await page.getByRole('link', { name: 'Kamm Trail 3' }).first().waitFor();
  return texts;
};
