import type { Page } from 'playwright';
import { behaviorOf } from '#adapters/backend/payments/test-cards.ts';
import { prepareMember, type Credentials } from './account-visit.ts';
import { cards } from './journey.ts';
import { run } from './run.ts';

const fields = {
  firstName: 'Pia',
  lastName: 'Holm',
  line1: '500 Howard Street',
  city: 'San Francisco',
  state: 'CA',
  postalCode: '94105',
  phone: '4155552671',
};

const card = {
  token: `tok_test_${behaviorOf(cards.good)}`,
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2039,
  holderName: 'Pia Holm',
};

type Saved = { readonly productId: string; readonly hasCard?: boolean };

/** A new member with a product in the cart, a main address and a default card, signed in without a page. */
export const prepareDefaults = (page: Page, { productId, hasCard = true }: Saved): Promise<Credentials> =>
  prepareMember(page, { productId }, async (shop) => {
    await run(shop.addresses.save({ type: 'S', main: true, country: 'US', fields }));
    if (hasCard) await run(shop.savedCards.save({ card, isDefault: true }));
  });
