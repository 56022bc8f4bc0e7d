import { promoCodes } from '#adapters/contract/promo-codes.ts';
import { addPromotion } from '#adapters/backend/commerce/modules/pricing/operate-promotions.ts';
import { checkOut, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';
import { inBatches } from './in-batches.ts';
import { placeOnceServed } from './place-once-served.ts';

let count = 0;

/**
 * Guests with carts that a limited promotion reduces order at once on two processes: exactly as many orders as the
 * promotion has uses get it. The others see their cart again without it, as its total is not the one that they agreed to.
 */
export const raceForPromotion = async (
  harness: Harness,
  { buyers, uses }: { readonly buyers: number; readonly uses: number },
): Promise<readonly string[]> => {
  const code = `RACE${(count += 1)}`;
  await addPromotion(harness.database.db, {
    id: code,
    kind: 'percentage',
    parameters: { partsPerMillion: 100_000 },
    texts: { en: { name: 'First orders' } },
    sites: ['nordkamm-us'],
    codes: [code],
    usesTotal: uses,
  });
  const variant = await takeVariant(harness.database, buyers);
  const ready = await inBatches(buyers, async (index) => {
    const shopper = await harness.shopper(harness.services[index % 2]);
    const { basketId } = await checkOut(shopper, variant);
    await shopper.call(promoCodes.apply, { body: { basketId, code } });
    return {
      shopper,
      order: await prepareWith(shopper, basketId, 'tok_test_succeeds', `${code}-${index}@example.org`),
    };
  });
  const answers = await Promise.all(ready.map(({ shopper, order }) => placeOnceServed(shopper, order)));
  const answered = answers.filter(({ status }) => status === 200);
  // An overloaded service leaves orders, with their use of the promotion, to the reconciler.
  await harness.abandonAll();
  await harness.complete();
  const reduced = await harness.database.db
    .selectFrom('orderPromotion')
    .innerJoin('orders', 'orders.orderId', 'orderPromotion.orderId')
    .select('orders.orderId')
    .where('promotionId', '=', code)
    .where('status', '=', 'PLACED')
    .execute();
  const others = answers.filter(({ status }) => status !== 200 && status !== 409);
  return [
    ...(reduced.length === uses && answered.length <= uses
      ? []
      : [`${reduced.length} orders of a promotion for ${uses}, and ${answered.length} shoppers saw it`]),
    ...others.map(({ status, errorId }) => `an order was answered ${status} ${errorId}`),
    ...(await harness.audit()).map((finding) => JSON.stringify(finding)),
  ];
};
