import { describe, expect, test } from 'vitest';
import { opensAtSummary, orderDefaults } from '#core/checkout/express-checkout.ts';
import type { SavedCard } from '#core/payment/saved-card.ts';
import type { SavedAddress } from '#core/profile/address-book.ts';
import { fullLaw } from '#test/support/law.ts';

const either = [true, false] as const;
const all = either.flatMap((isOffered) =>
  either.flatMap((isSignedIn) =>
    either.flatMap((hasDefaultCard) =>
      either.map((hasDefaultAddress) => ({ isOffered, isSignedIn, hasDefaultCard, hasDefaultAddress })),
    ),
  ),
);

test.each([
  [true, true, true, true, true],
  [true, true, true, false, false],
  [true, false, true, true, false],
  [false, true, true, true, false],
  [false, false, false, false, false],
])(
  'PR-21 CHK-03 option %s, signed in %s, default card %s, default address %s: straight to summary %s',
  (isOffered, isSignedIn, hasDefaultCard, hasDefaultAddress, opens) =>
    expect(opensAtSummary({ isOffered, isSignedIn, hasDefaultCard, hasDefaultAddress })).toBe(opens),
);

fullLaw('PR-21 true in exactly one of the 16 combinations', [all], (facts) => {
  expect(facts.length).toBe(16);
  expect(facts.filter(opensAtSummary).length).toBe(1);
});

describe('CHK-03 the defaults', () => {
  const address = (id: string, more: Partial<SavedAddress> = {}): SavedAddress => ({
    id,
    type: 'S',
    main: true,
    firstName: 'Ida',
    lastName: 'Berg',
    line1: `${id} Street`,
    city: 'Boston',
    postalCode: '02108',
    country: 'US',
    ...more,
  });
  const card = (more: Partial<SavedCard> = {}): SavedCard => ({
    id: 'card',
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2039,
    holderName: 'Ida Berg',
    isDefault: true,
    ...more,
  });
  const addresses = [
    address('other', { main: false }),
    address('main'),
    address('bills', { type: 'B' }),
    address('saved-with', { type: 'B', main: false }),
  ];
  const idsOf = (cards: readonly SavedCard[], book = addresses) => {
    const found = orderDefaults({ contact: { email: 'i@example.org' }, addresses: book, cards }, 'US');
    return [found.address?.id, found.card?.id, found.billingAddress?.id];
  };

  test('are the main address and the default card, which is billed to the address that it was saved with', () => {
    expect(idsOf([card({ id: 'first', isDefault: false }), card({ billingAddressId: 'saved-with' })])).toEqual([
      'main',
      'card',
      'saved-with',
    ]);
  });

  test('are billed to the main billing address without an address of the card, or without both to the shipping address', () => {
    expect(idsOf([card({ billingAddressId: 'gone' })])).toEqual(['main', 'card', 'bills']);
    expect(idsOf([card()], [address('main')])).toEqual(['main', 'card', undefined]);
  });

  test('are not addresses of another country, and no card that is not the default one', () => {
    const abroad = addresses.map((one) => ({ ...one, country: 'GB' }));
    expect(idsOf([card({ isDefault: false })], abroad)).toEqual([undefined, undefined, undefined]);
  });
});
