import { sql } from 'kysely';
import { checkout } from '#adapters/contract/checkout.ts';
import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { freshKey } from '#test/support/commerce/shopper.ts';
import { stockOf, takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';

/** The provider's challenge page; its address is the one that the browser shows in a frame. */
export const passChallenge = async (harness: Harness, challengeId: string): Promise<void> => {
  const response = await fetch(`${harness.paymentUrl}/challenge/${challengeId}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'completed' }),
    redirect: 'manual',
  });
  if (response.status >= 400) throw new Error(`The challenge page answered ${response.status}`);
};

/**
 * B6: a challenge that is reported many times on two processes, while the order reconciler runs too, completes its
 * order once. Meanwhile the hold must not expire (I18).
 */
export const settleChallenge = async (harness: Harness, times: number): Promise<readonly string[]> => {
  const variant = await takeVariant(harness.database, 5);
  const shopper = await harness.shopper();
  const order = await checkOut(shopper, variant, 'tok_test_challenge');
  const challengeId = (await place(shopper, order)).reply.flash[0]?.params?.challengeId ?? '';

  await sql`update stock_hold set expires_at = now() - interval '1 hour' where sku = ${variant.sku}`.execute(
    harness.database.db,
  );
  await harness.complete();
  const waiting = await harness.audit();

  await passChallenge(harness, challengeId);
  await harness.abandonAll();
  const body = { challengeResult: challengeId, paymentInstrumentId: order.instrumentId };
  const patch = (index: number) =>
    harness.at(shopper, harness.services[index % 2 === 0 ? 0 : 1]).call(checkout.patchOrder, {
      params: { orderNumber: order.orderNumber },
      query: { basketId: order.basketId },
      body,
      key: freshKey(),
    });
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: times }, (_, index) => patch(index))),
    harness.complete(),
    harness.complete(),
  ]);
  const odd = answers
    .filter(({ status }) => status !== 200)
    .map(({ status, errorId }) => `a patch was answered ${status} ${errorId}`);
  const { onHand: left } = await stockOf(harness.database, variant);
  return [
    ...(left === 4 ? [] : [`${left} of 5 units are left after one was sold`]),
    ...odd,
    ...[...waiting, ...(await harness.audit())].map((finding) => JSON.stringify(finding)),
  ];
};
