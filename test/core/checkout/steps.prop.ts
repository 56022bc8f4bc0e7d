import fc from 'fast-check';
import { expect } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { Checkout, checkoutSteps } from '#core/checkout/checkout.ts';
import { Amount } from '#core/kernel/amount.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { law } from '#test/support/law.ts';

const address = {
  firstName: 'Ida',
  lastName: 'Berg',
  line1: '1 Main Street',
  city: 'Boston',
  state: 'MA',
  postalCode: '02108',
  country: 'US',
};
const facts = fc.record({
  addressed: fc.boolean(),
  chosen: fc.boolean(),
  billed: fc.boolean(),
  paid: fc.constantFrom('no', 'partly', 'card', 'covered'),
  digital: fc.boolean(),
});
const asked = fc.constantFrom(...checkoutSteps);

const cartOf = ({
  addressed,
  chosen,
  billed,
  paid,
  digital,
}: {
  readonly addressed: boolean;
  readonly chosen: boolean;
  readonly billed: boolean;
  readonly paid: string;
  readonly digital: boolean;
}): Cart => {
  const priced = soundCart({ lines: [{ current: 5000, quantity: 1, code: digital ? 'digital' : 'standard' }] });
  return {
    ...priced,
    shipments: digital
      ? []
      : [{ id: 'ship-1', code: 'standard', applicable: [], ...(chosen ? { methodId: 'std' } : {}) }],
    instruments: paying[paid] ?? [],
    totals: { ...priced.totals, remainingToPay: paid === 'covered' ? Amount.zero : priced.totals.total },
    ...(addressed ? { shippingAddress: address } : {}),
    ...(billed ? { billingAddress: address } : {}),
  };
};
/** A gift card that pays a part needs a card for the rest. */
const paying: { readonly [paid: string]: Cart['instruments'] } = {
  card: [{ id: 'card-1', method: 'CREDIT_CARD', amount: Amount.of(5000) }],
  partly: [{ id: 'gift-1', method: 'GIFT_CARD', amount: Amount.of(2500) }],
};
const at = (step: (typeof checkoutSteps)[number]): number => checkoutSteps.indexOf(step);

law(
  'CHK-01 CHK-02 a step is shown exactly when all before it are done, so a finished one can be reopened',
  [facts, asked],
  (known, step) => {
    const shippingDone = known.digital || (known.addressed && known.chosen);
    const billingDone = known.billed && (known.paid === 'card' || known.paid === 'covered');
    const allowed = [!known.digital, shippingDone, shippingDone && billingDone][at(step)];
    expect(Checkout.reachable(cartOf(known), step) === step).toBe(allowed);
  },
);

law(
  'CHK-01 CHK-34 no step beyond the asked one is shown, but that digital things alone begin at billing',
  [facts, asked],
  (known, step) =>
    expect(at(Checkout.reachable(cartOf(known), step))).toBeLessThanOrEqual(Math.max(at(step), known.digital ? 1 : 0)),
);
