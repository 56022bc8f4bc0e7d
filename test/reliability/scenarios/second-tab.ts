import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { address, checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { stockOf, takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';
import { passChallenge } from './challenge.ts';

const stepOf = (shopper: Shopper, basketId: string, method: 'standard' | 'express') => [
  () => shopper.call(cart.setShippingAddress, { params: { basketId }, body: { address } }),
  () =>
    shopper.call(cart.chooseShippingMethod, {
      query: { basketId },
      body: { shipments: [{ shippingId: 'home-1', shippingMethodId: method }] },
    }),
];

/**
 * A shopper passes a challenge in one tab while others, on both processes, send the shipping step. The same step again
 * is no change, so the order is placed. With another method it depends on the order of events: the order is placed and
 * the change finds no cart, or the order is abandoned and no money is kept; never both, never a charge without its
 * order.
 */
export const sendStepDuringChallenge = async (
  harness: Harness,
  method: 'standard' | 'express',
): Promise<readonly string[]> => {
  const variant = await takeVariant(harness.database, 5);
  const shopper = await harness.shopper();
  const order = await checkOut(shopper, variant, 'tok_test_challenge');
  const challengeId = (await place(shopper, order)).reply.flash[0]?.params?.challengeId ?? '';

  const body = { challengeResult: challengeId, paymentInstrumentId: order.instrumentId };
  const pay = async () => {
    await passChallenge(harness, challengeId);
    return shopper.call(checkout.patchOrder, {
      params: { orderNumber: order.orderNumber },
      query: { basketId: order.basketId },
      body,
    });
  };
  const tabs = [0, 1, 0, 1].flatMap((service) =>
    stepOf(harness.at(shopper, harness.services[service === 0 ? 0 : 1]), order.basketId, method),
  );
  const [paid, ...steps] = await Promise.all([pay(), ...tabs.map((send) => send())]);
  await harness.abandonAll();
  await harness.complete();

  const states = (
    await harness.database.db
      .selectFrom('orders')
      .select('status')
      .where('orderNumber', '=', order.orderNumber)
      .execute()
  ).map(({ status }) => status);
  const entries = harness
    .ledger()
    .filter(({ reference }) => reference === order.orderNumber)
    .map(({ type }) => type);
  const stock = await stockOf(harness.database, variant);
  const placed = { states: ['PLACED'], taken: 1, stock: { onHand: 4, reserved: 0 }, paid: 200 };
  const givenUp = { states: [], taken: 0, stock: { onHand: 5, reserved: 1 }, paid: 402 };
  const seen = JSON.stringify({
    states,
    taken: entries.filter((type) => type === 'authorize').length - entries.filter((type) => type === 'release').length,
    stock,
    paid: paid.status,
  });
  const allowed = method === 'standard' ? [placed] : [placed, givenUp];
  const odd = steps
    .filter(({ status }) => ![200, 404, 409].includes(status))
    .map(({ status, errorId }) => `a step was answered ${status} ${errorId}`);
  return [
    ...(allowed.some((outcome) => JSON.stringify(outcome) === seen) ? [] : [`${method}: ${seen}`]),
    ...odd,
    ...(await harness.audit()).map((finding) => JSON.stringify(finding)),
  ];
};
