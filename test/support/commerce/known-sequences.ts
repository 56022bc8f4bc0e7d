import type { Step } from './purchase-steps.ts';

const tender = { token: 'tok_test_succeeds', isPrepared: false } as const;
const first = { order: 0, line: 0, qty: 1 } as const;

/**
 * Sequences that are run before the random ones. A sequence that fails is added here, with the steps that the failure
 * printed: seeds do not draw them again once the steps that can be drawn have changed.
 */
export const knownSequences: readonly (readonly Step[])[] = [
  // All tenders; the cart changes after it was prepared; a declined card; part of the order is canceled, the rest returned.
  [
    { step: 'add', variant: 0, qty: 2 },
    { step: 'add', variant: 1, qty: 2 },
    { step: 'code', code: 'WELCOME10' },
    { step: 'receive', line: 1, way: { shippingCode: 'pickup', storeId: 'us-denver' } },
    { step: 'deliver', method: 'express' },
    { step: 'points', points: 250 },
    { step: 'reward', place: 0 },
    { step: 'gift card', place: 0 },
    { step: 'credit' },
    { step: 'prepare', token: 'tok_test_card_declined' },
    { step: 'change', line: 1, qty: 1 },
    { step: 'place', token: 'tok_test_card_declined', isPrepared: true },
    { step: 'place', token: 'tok_test_card_declined', isPrepared: false },
    { step: 'place', ...tender },
    { step: 'cancel', ...first },
    { step: 'operate', order: 0, actions: ['ship', 'deliver'] },
    { step: 'operate', order: 0, actions: ['pickup'] },
    { step: 'return', ...first },
    { step: 'return', ...first, line: 1 },
  ],
  // Gift cards beside goods that all prepaid tenders pay; one waits for its day and is canceled, the goods are returned.
  [
    { step: 'add', variant: 0, qty: 2 },
    { step: 'buy gift card', amount: '25', isGift: false, isLater: false, qty: 2 },
    { step: 'buy gift card', amount: '100', isGift: true, isLater: true, qty: 1 },
    { step: 'points', points: 250 },
    { step: 'reward', place: 0 },
    { step: 'credit' },
    { step: 'gift card', place: 2 },
    { step: 'deliver', method: 'express' },
    { step: 'place', ...tender },
    { step: 'cancel', ...first, line: 2 },
    { step: 'cancel', ...first, line: 1 },
    { step: 'operate', order: 0, actions: ['ship', 'deliver'] },
    { step: 'return', ...first },
    { step: 'return', ...first },
    // Gift cards alone.
    { step: 'buy gift card', amount: '25', isGift: true, isLater: false, qty: 1 },
    { step: 'credit' },
    { step: 'gift card', place: 2 },
    { step: 'points', points: 100 },
    { step: 'reward', place: 1 },
    { step: 'place', ...tender },
    { step: 'return', ...first, order: 1 },
  ],
  // A price, a promotion's start and its end change what was prepared: the cart is shown again, and then ordered.
  [
    { step: 'add', variant: 0, qty: 1 },
    { step: 'add', variant: 1, qty: 2 },
    { step: 'gift card', place: 0 },
    { step: 'prepare', token: 'tok_test_succeeds' },
    { step: 'price', variant: 0, by: 1_299 },
    { step: 'place', ...tender, isPrepared: true },
    { step: 'add', variant: 0, qty: 2 },
    {
      step: 'place',
      ...tender,
      meanwhile: {
        step: 'promotion starts',
        variant: 0,
        terms: { kind: 'item-percentage', parameters: { partsPerMillion: 100_000 } },
      },
    },
    { step: 'add', variant: 0, qty: 1 },
    { step: 'place', ...tender, meanwhile: { step: 'promotion ends', place: 0 } },
    { step: 'price', variant: 0, by: -733 },
    { step: 'cancel', ...first },
    { step: 'operate', order: 1, actions: ['ship', 'deliver'] },
    { step: 'return', ...first, order: 1 },
  ],
];
