import { cart } from '#adapters/contract/cart.ts';
import { address, prepareWith, type Ready } from '#test/support/commerce/guest-checkout.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { restock, stockOf, takeVariant, type Variant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';
import { inBatches } from './in-batches.ts';
import { placeOnceServed } from './place-once-served.ts';

const STORE = 'us-denver';

/** Every call up to the order button, for a shopper with pickup. */
const checkOut = async (shopper: Shopper, { sku, productId }: Variant): Promise<Ready> => {
  const { id: basketId } = (
    await shopper.call(cart.createWithItem, {
      body: { items: [{ sku, productId, qty: 1, shippingCode: 'pickup', storeId: STORE }] },
    })
  ).reply;
  await shopper.call(cart.setBillingAddress, { params: { basketId }, body: { address, sameAsShipping: false } });
  return prepareWith(shopper, basketId, 'tok_test_succeeds');
};

/** The store has sold out while the order was placed, or before: then the cart has another delivery (CART-36). */
const refusals = new Set(['INV407', 'ORD517']);

/** I17 in a store: with k units exactly k of many buyers on two processes have an order. Returns the violations. */
export const raceForLastInStore = async (
  harness: Harness,
  { buyers: count, units }: { readonly buyers: number; readonly units: number },
): Promise<readonly string[]> => {
  const variant = await takeVariant(harness.database, 1);
  await restock(harness.database, variant, count, STORE);
  const buyers = await inBatches(count, async (index) => {
    const shopper = await harness.shopper(harness.services[index % 2]);
    return { shopper, order: await checkOut(shopper, variant) };
  });
  await restock(harness.database, variant, units, STORE);
  const answers = await Promise.all(buyers.map(({ shopper, order }) => placeOnceServed(shopper, order)));
  const won = answers.filter((answer) => answer.status === 200 && answer.reply.status === 'PLACED');
  const { onHand: left } = await stockOf(harness.database, variant, STORE);
  return [
    ...(won.length === units ? [] : [`${won.length} orders of ${units} units in the store`]),
    ...(left === 0 ? [] : [`${left} units are left in the store`]),
    ...answers.flatMap((answer) =>
      answer.status === 200 || refusals.has(answer.errorId ?? '')
        ? []
        : [`a loser got ${answer.status} ${answer.errorId}`],
    ),
    ...(await harness.audit()).map((finding) => JSON.stringify(finding)),
  ];
};
