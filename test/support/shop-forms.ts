import type { FrameLocator, Locator, Page } from 'playwright';
import { inProof } from './in-proof.ts';
import type { Journey } from './journey.ts';

type Opened = {
  /** The address of the page. */
  readonly form: Locator | FrameLocator;
  /** Its click is a failed submit while the form is empty; absent if an empty form is valid. */
  readonly submit?: Locator;
};

export type FormUnderTest = {
  readonly title: string;
  /** The file that renders the form. */
  readonly source: string;
  /** A field of the form is validated when it loses focus, which may show a message. */
  readonly checksFields?: true;
  /** It is in a pop-up, which visits otherwise do not get. */
  readonly hasPopUps?: true;
  readonly open: (page: Page, journey: Journey) => Promise<Opened>;
};

const alive = (page: Page): Promise<void> => page.locator('html[data-hydrated=true]').waitFor();
const openAt = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await alive(page);
};

/** The name field of the account form. */
const accountForm =
  (name: 'signIn' | 'create') =>
  async (page: Page, { texts }: Journey): Promise<Opened> => {
    await openAt(page, '/en-us/account');
    const form = page.getByRole('form', { name: texts.account[name] });
    return { form, submit: form.getByRole('button', { name: texts.account[name] }) };
  };

/** A pop-up by its name, in a browser in which those before it were closed. */
const openPopUp = async (page: Page, name: string, closed: readonly string[]): Promise<Locator> => {
  await openAt(page, '/en-us/help/returns');
  await page.evaluate((ids) => localStorage.setItem('dismissedPopups', JSON.stringify(ids)), closed);
  await page.reload();
  const popUp = page.getByRole('complementary');
  await popUp.getByRole('button', { name, exact: true }).or(popUp.getByRole('textbox')).first().waitFor();
  // On a phone it expands with the first interaction.
  await page.keyboard.press('Tab');
  await popUp.getByRole('textbox').first().waitFor();
  return popUp;
};

const openPickup = async (page: Page, { texts, chooseSize }: Journey): Promise<Locator> => {
  await openAt(page, '/en-us/p/NKTRAIL3EMB');
  await chooseSize();
  await page.getByRole('button', { name: texts.catalog.pickup }).click();
  return page.getByRole('dialog', { name: texts.stores.pickup.title });
};

const toShipping = async (page: Page, journey: Journey): Promise<Locator> => {
  await journey.checkOut('NKTRAIL3FJO');
  return page.getByRole('form', { name: journey.texts.checkout.shipping.form });
};

const toBilling = async (page: Page, journey: Journey): Promise<Locator> => {
  await journey.toBilling('NKTRAIL3FJO');
  return page.getByRole('form', { name: journey.texts.checkout.billing.form });
};

/** Every form with text fields. A new form is one row. */
export const forms: readonly FormUnderTest[] = [
  {
    title: 'shipping address',
    source: 'ui/pages/checkout/shipping-step.tsx',
    checksFields: true,
    open: async (page, journey) => {
      const form = await toShipping(page, journey);
      return { form, submit: form.getByRole('button', { name: journey.texts.checkout.shipping.continue }) };
    },
  },
  {
    title: 'another address of an order',
    source: 'ui/pages/checkout/other-addresses/other-address-dialog.tsx',
    checksFields: true,
    open: async (page, journey) => {
      const { otherAddress, shipping } = journey.texts.checkout;
      await journey.buy('NKTRAIL3EMB');
      await journey.buy('NKTRAIL3FJO');
      await journey.toCheckout();
      await page.getByRole('button', { name: shipping.otherAddress }).click();
      const dialog = page.getByRole('dialog', { name: otherAddress.title });
      await dialog.getByRole('checkbox').first().check();
      return { form: dialog.getByRole('form'), submit: dialog.getByRole('button', { name: otherAddress.save }) };
    },
  },
  {
    title: 'contact of a pickup order',
    source: 'ui/pages/checkout/shipping-step.tsx',
    checksFields: true,
    open: async (page, journey) => {
      const { texts } = journey;
      const pickup = await openPickup(page, journey);
      await pickup.getByRole('button', { name: /NORDKAMM Denver/ }).click();
      await pickup.getByRole('button', { name: texts.stores.pickup.add }).click();
      await page.getByRole('dialog', { name: texts.miniCart.added }).waitFor();
      await journey.toCheckout();
      const form = page.getByRole('form', { name: texts.checkout.shipping.form });
      return { form, submit: form.getByRole('button', { name: texts.checkout.shipping.continue }) };
    },
  },
  {
    title: 'billing address',
    source: 'ui/pages/checkout/billing-step.tsx',
    checksFields: true,
    open: async (page, journey) => {
      const form = await toBilling(page, journey);
      await form.getByText(journey.texts.checkout.billing.sameAsShipping).click();
      return { form, submit: form.getByRole('button', { name: journey.texts.checkout.billing.continue }) };
    },
  },
  {
    title: 'card',
    source: 'adapters/backend/payments/pages.ts',
    open: async (page, journey) => {
      const billing = await toBilling(page, journey);
      await journey.frame.getByLabel(journey.labels.number).waitFor();
      return {
        form: journey.frame,
        submit: billing.getByRole('button', { name: journey.texts.checkout.billing.continue }),
      };
    },
  },
  {
    title: 'newsletter',
    source: 'ui/pages/account/preferences/subscriptions.tsx',
    checksFields: true,
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/newsletter');
      const form = page.getByRole('form', { name: texts.newsletter.title });
      await form.waitFor();
      return { form, submit: form.getByRole('button', { name: texts.newsletter.subscribe }) };
    },
  },
  {
    title: 'newsletter in a pop-up',
    source: 'ui/features/account/newsletter/newsletter-form.tsx',
    checksFields: true,
    hasPopUps: true,
    open: async (page, { texts }) => {
      const form = await openPopUp(page, 'Get our newsletter', []);
      return { form, submit: form.getByRole('button', { name: texts.newsletter.subscribe }) };
    },
  },
  {
    title: 'new account in a pop-up',
    source: 'ui/features/account/account-form.tsx',
    checksFields: true,
    hasPopUps: true,
    open: async (page, { texts }) => {
      const form = await openPopUp(page, 'Create an account', ['newsletter-field-notes']);
      return { form, submit: form.getByRole('button', { name: texts.account.create }) };
    },
  },
  { title: 'sign-in', source: 'ui/features/account/account-form.tsx', checksFields: true, open: accountForm('signIn') },
  {
    title: 'new account',
    source: 'ui/features/account/account-form.tsx',
    checksFields: true,
    open: accountForm('create'),
  },
  {
    title: 'order status',
    source: 'ui/features/order/tracking-form.tsx',
    checksFields: true,
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/order-status');
      const form = page.getByRole('form', { name: texts.orders.find.title });
      return { form, submit: form.getByRole('button', { name: texts.orders.find.send }) };
    },
  },
  {
    title: 'message to the customer service',
    source: 'ui/pages/account/member-form.tsx',
    checksFields: true,
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/contact-us');
      const form = page.getByRole('form', { name: texts.contact.title });
      return { form, submit: form.getByRole('button', { name: texts.contact.send }) };
    },
  },
  {
    title: 'warranty request',
    source: 'ui/pages/account/member-form.tsx',
    checksFields: true,
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/warranty');
      const form = page.getByRole('form', { name: texts.warranty.title });
      return { form, submit: form.getByRole('button', { name: texts.warranty.send }) };
    },
  },
  {
    title: 'recipient of a gift card',
    source: 'ui/features/digital-gift/gift-fields.tsx',
    checksFields: true,
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/p/NKGIFT01FJO');
      const form = page.getByRole('form', { name: texts.tenders.gift.title });
      await page.getByRole('radio', { name: '$50', exact: true }).check();
      return { form, submit: form.getByRole('button', { name: texts.catalog.addToCart }) };
    },
  },
  {
    title: 'forgotten password',
    source: 'ui/features/account/forgot-password-form.tsx',
    checksFields: true,
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/forgot-password');
      const form = page.getByRole('main').locator('form');
      return { form, submit: form.getByRole('button', { name: texts.account.forgot.send }) };
    },
  },
  {
    title: 'enrollment',
    source: 'ui/features/account/enrollment/step-form.tsx',
    checksFields: true,
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/cart#modal-enrollment');
      const { title, button } = texts.enrollment.steps.lookup;
      const form = page.getByRole('form', { name: title });
      return { form, submit: form.getByRole('button', { name: button }) };
    },
  },
  {
    title: 'promo code',
    source: 'ui/features/promo-codes/promo-codes.tsx',
    open: async (page, { texts, prepare }) => {
      await prepare('NKTRAIL3FJO');
      await openAt(page, '/en-us/cart');
      await page.getByRole('button', { name: texts.cart.promoCode }).click();
      const form = page.locator('form', { has: page.getByRole('textbox', { name: texts.cartSections.promo.label }) });
      return { form, submit: form.getByRole('button', { name: texts.cartSections.promo.apply }) };
    },
  },
  {
    title: 'reward',
    source: 'ui/pages/checkout/own-tenders/reward-fields.tsx',
    checksFields: true,
    open: async (page, journey) => {
      const { own } = journey.texts.tenders;
      await toBilling(page, journey);
      await page.getByRole('button', { name: own.useReward }).click();
      const form = page.getByRole('form', { name: own.reward });
      return { form, submit: form.getByRole('button', { name: own.apply }) };
    },
  },
  {
    title: 'gift card',
    source: 'ui/features/gift-cards/gift-card-fields.tsx',
    checksFields: true,
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/gift-cards');
      const form = page.getByRole('form', { name: texts.tenders.form.name });
      await form.waitFor();
      return { form, submit: form.getByRole('button', { name: texts.tenders.form.check }) };
    },
  },
  {
    title: 'back in stock',
    source: 'ui/pages/product/back-in-stock/notify-form.tsx',
    checksFields: true,
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/p/NKTRAIL3MOS');
      await page.getByRole('button', { name: `12 ${texts.design.soldOutNotify}` }).click();
      const form = page.getByRole('form', { name: texts.reviews.notify.title });
      return { form, submit: form.getByRole('button', { name: texts.reviews.notify.send }) };
    },
  },
  {
    title: 'question about a product',
    source: 'ui/features/reviews/question-dialog.tsx',
    checksFields: true,
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/p/NKTRAIL3EMB');
      await page.getByRole('link', { name: /^Rated/ }).click();
      await page.getByRole('tab', { name: texts.reviews.questions }).click();
      await page.getByRole('button', { name: texts.reviews.ask }).click();
      const form = page.getByRole('form', { name: texts.reviews.form.title });
      return { form, submit: form.getByRole('button', { name: texts.reviews.form.send }) };
    },
  },
  {
    title: 'stores with a size',
    source: 'ui/features/stores/place-search.tsx',
    open: async (page, journey) => ({ form: (await openPickup(page, journey)).getByRole('search') }),
  },
  {
    title: 'collection points',
    source: 'ui/features/stores/place-search.tsx',
    open: async (page, { texts, prepare }) => {
      await prepare('NKTRAIL3FJO');
      await openAt(page, '/en-us/cart');
      await page.getByRole('button', { name: /^More options for/ }).click();
      await page.getByRole('button', { name: /^Change delivery of/ }).click();
      const dialog = page.getByRole('dialog', { name: texts.stores.delivery.title });
      await dialog.getByText(texts.stores.delivery.codes.pudo).click();
      return { form: dialog.getByRole('search', { name: texts.stores.points.title }) };
    },
  },
  {
    title: 'store locator',
    source: 'ui/pages/store-locator/store-search.tsx',
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/store-locator');
      const form = page.getByRole('main').getByRole('search');
      return { form, submit: form.getByRole('button', { name: texts.stores.find }) };
    },
  },
  {
    title: 'search page',
    source: 'ui/features/search/search-field.tsx',
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/search');
      const form = page.getByRole('main').getByRole('search');
      return { form, submit: form.getByRole('button', { name: texts.shell.search, exact: true }) };
    },
  },
  {
    title: 'search in the header',
    source: 'ui/shell/search-box.tsx',
    open: async (page) => {
      await openAt(page, '/en-us/cart');
      return { form: page.getByRole('banner').getByRole('search') };
    },
  },
  {
    title: 'prices of a list',
    source: 'ui/features/listing/price-fields.tsx',
    open: async (page, { texts }) => {
      await openAt(page, '/en-us/c/clothing-2000');
      return { form: page.getByRole('navigation', { name: texts.catalog.filters }).locator('form') };
    },
  },
];

/** Files that use a form element and need no row, with the reason. */
export const withoutRow: { readonly [source: string]: string } = {
  'ui/forms/short-form.tsx': 'frame of forms that have rows',
  'ui/pages/account/addresses/address-editor.tsx':
    'the fields of a shipping address; the choice of a country replaces them',
  'ui/pages/account/cards/card-dialogs.tsx': 'two lists of choices',
  'ui/pages/product/customize/customize-buy.tsx': 'one optional text and choices; filled in by made-to-order.proof.ts',
  'ui/features/search/search-form.tsx': 'frame of forms that have rows',
  'ui/pages/showcase/showcase-form.tsx': 'for editors; one optional text and lists of choices',
  'ui/features/listing/sort-form.tsx': 'one list of choices',
  'ui/features/social/share-dialog.tsx': 'needs a photo; filled in by social.proof.ts',
  'ui/features/reviews/report-dialog.tsx': 'radio buttons',
  'ui/features/account/reset-password-form.tsx': 'needs the link of a message; filled in by sign-in-pages.test.ts',
  'ui/features/order/return-screen.tsx': 'needs a delivered order; filled in by order-changes.test.ts',
  'ui/features/order/correction-dialog.tsx':
    'the fields of a shipping address, filled in with those of the order; filled in by order-changes.test.ts',
  'ui/features/payment/card-form.tsx':
    'needs a member, or an order whose payment was refused; the card fields have a row',
  'ui/shell/newsletter/footer-newsletter.tsx': 'one field, which footer-newsletter.test.ts fills in',
  'ui/pages/cart/gift-message/gift-message-dialog.tsx': 'one optional text; filled in by gifts.test.ts',
  'adapters/backend/commerce/modules/checkout/correction-page.ts': 'one button',
  'adapters/backend/commerce/modules/order/withdrawal-views.ts':
    'works without script; filled in by withdrawal.test.ts',
  'adapters/backend/commerce/kernel/outbox/inbox-page.ts': 'one field, and no page of a shop in production',
  'adapters/backend/commerce/kernel/outbox/unsubscribe-page.ts': 'one button',
};

/** The form with the most kinds of fields, and that of members. All others use the same presenter and fields. */
const sample: ReadonlySet<string> = new Set(['billing address', 'sign-in']);

/** The forms of a run: a sample, or all in `npm run proof`. */
export const testedForms: readonly FormUnderTest[] = inProof ? forms : forms.filter(({ title }) => sample.has(title));
