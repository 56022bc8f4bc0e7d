import { promoCodes } from '#adapters/contract/promo-codes.ts';
import { addPromotion } from '#adapters/backend/commerce/modules/pricing/operate-promotions.ts';
import { checkOut, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';
import { inBatches } from './in-batches.ts';

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
  const answers = await Promise.all(ready.map(({ shopper, order }) => place(shopper, order)));
  const placed = answers.filter(({ status }) => status === 200);
  const reduced = await harness.database.db
    .selectFrom('orderPromotion')
    .select('orderId')
    .where('promotionId', '=', code)
    .execute();
  const others = answers.filter(({ status }) => status !== 200 && status !== 409);
  return [
    ...(placed.length === uses && reduced.length === uses
      ? []
      : [`${placed.length} orders of a promotion for ${uses}, which ${reduced.length} have`]),
    ...others.map(({ status, errorId }) => `an order was answered ${status} ${errorId}`),
    ...(await harness.audit()).map((finding) => JSON.stringify(finding)),
  ];
};
