import { checkOut, type Ready } from '#test/support/commerce/guest-checkout.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { restock, stockOf, takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';
import { inBatches } from './in-batches.ts';
import { placeOnceServed } from './place-once-served.ts';

type Buyer = { readonly shopper: Shopper; readonly order: Ready };

export type Race = { readonly buyers: number; readonly rounds: number; readonly units: number };

/**
 * I17: with k units, exactly k of many buyers who place an order at once on two processes have one, and all others are
 * refused with INV407 with their cart unchanged. Returns the violations; the refused buyers of a round are buyers of
 * the next.
 */
export const raceForLastUnits = async (
  harness: Harness,
  { buyers: count, rounds, units }: Race,
): Promise<readonly string[]> => {
  const variant = await takeVariant(harness.database, count);
  const prepare = async (index: number): Promise<Buyer> => {
    const shopper = await harness.shopper(harness.services[index % 2]);
    return { shopper, order: await checkOut(shopper, variant) };
  };
  const violations: string[] = [];
  let buyers: readonly Buyer[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    await restock(harness.database, variant, count);
    buyers = [...buyers, ...(await inBatches(count - buyers.length, prepare))];
    await restock(harness.database, variant, units);
    const answers = await Promise.all(
      buyers.map(async (buyer) => ({ buyer, answer: await placeOnceServed(buyer.shopper, buyer.order) })),
    );
    const won = answers.filter(({ answer }) => answer.status === 200 && answer.reply.status === 'PLACED');
    if (won.length !== units) violations.push(`round ${round}: ${won.length} orders of ${units} units`);
    for (const { answer } of answers)
      if (answer.status !== 200 && answer.errorId !== 'INV407')
        violations.push(`round ${round}: a loser got ${answer.status} ${answer.errorId}`);
    violations.push(...(await harness.audit()).map((finding) => JSON.stringify(finding)));
    const { onHand: left } = await stockOf(harness.database, variant);
    if (left !== 0) violations.push(`round ${round}: ${left} units are left`);
    const placed = new Set(won.map(({ buyer }) => buyer));
    buyers = buyers.filter((buyer) => !placed.has(buyer));
  }
  return violations;
};
