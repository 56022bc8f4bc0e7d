import type { Page } from 'playwright';
import { behaviorOf } from '#adapters/backend/payments/test-cards.ts';
import type { AddressInput } from '#core/checkout/address-form.ts';
import { addUnit, asShopper } from './prepared-cart.ts';
import { run } from './run.ts';

type Prepared = {
  readonly locale: string;
  readonly productId: string;
  readonly address: AddressInput;
  readonly contact: { readonly email: string; readonly phone: string };
  /** The number of a test card that pays; without one the billing step is not done. */
  readonly card?: string;
};

/**
 * Does the first steps of the checkout of a product with their use cases, without a page: for tests that start at the
 * billing step or at the summary. The card is a fixed token of the payment provider.
 */
export const prepareCheckout = (page: Page, { locale, productId, address, contact, card }: Prepared): Promise<void> =>
  asShopper(page, locale, async (shop) => {
    await addUnit(shop, { productId });
    const { cart: started } = await run(shop.checkout.start());
    const sent = await run(shop.checkout.saveAddress({ cart: started, address, contact, isConfirmed: true }));
    if (sent._tag !== 'Saved') throw new Error('The address was not saved.');
    const [first] = await run(shop.checkout.listShippingMethods({ cart: sent.cart }));
    if (first === undefined) throw new Error('There is no shipping method.');
    const cart = await run(shop.checkout.chooseShipping({ cart: sent.cart, methodId: first.id }));
    if (card === undefined) return;
    await run(shop.checkout.openBilling({ cart, returnUrl: `/${locale}/checkout` }));
    const token = {
      token: `tok_test_${behaviorOf(card)}`,
      brand: 'visa',
      last4: card.slice(-4),
      expMonth: 12,
      expYear: 2039,
    };
    await run(shop.checkout.saveBilling({ cart, card: token }));
  });
