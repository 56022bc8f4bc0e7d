import { checkout } from '#adapters/contract/checkout.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { place, type Ready } from './guest-checkout.ts';
import type { Shop } from './in-process-shop.ts';
import { freshKey, type Answered, type Shopper } from './shopper.ts';

/** Refused attempts at an order of a number, the earliest first, and then the order itself. */
export const ordersIn = async ({ database }: Shop, { orderNumber }: Pick<Ready, 'orderNumber'>) => [
  ...(
    await database.db
      .selectFrom('paymentAttempt')
      .select(['attemptId as orderId', 'payment', 'challengeId'])
      .where('orderNumber', '=', orderNumber)
      .orderBy('createdAt')
      .execute()
  ).map((attempt) => ({ ...attempt, status: 'REFUSED' as const })),
  ...(await database.db
    .selectFrom('orders')
    .select(['orderId', 'status', 'payment', 'challengeId'])
    .where('orderNumber', '=', orderNumber)
    .execute()),
];

/** Places the order with a card that requires a challenge; returns the response and its challenge. */
export const placeChallenged = async (
  shopper: Shopper,
  order: Ready,
): Promise<{ readonly answer: Answered<OrderWire>; readonly challengeId: string }> => {
  const answer = await place(shopper, order);
  const challengeId = answer.reply.flash[0]?.params?.challengeId;
  if (typeof challengeId !== 'string') throw new TypeError('There is no challenge');
  return { answer, challengeId };
};

/** The bank's page, where the shopper presses a button. */
export const pressAtBank = async (
  { provider }: Shop,
  challengeId: string,
  outcome: 'completed' | 'failed',
): Promise<void> => {
  const response = await provider.fetch(
    new Request(`http://payments.test/challenge/${challengeId}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome }),
    }),
  );
  if (response.status >= 400) throw new Error(`The challenge page answered ${response.status}`);
};

/** Notifies the service that the shopper has completed a challenge. */
export const patch = (
  shopper: Shopper,
  order: Ready,
  challengeResult: string,
  more: { readonly paymentInstrumentId?: string; readonly basketId?: string; readonly key?: string } = {},
): Promise<Answered<OrderWire>> =>
  shopper.call(checkout.patchOrder, {
    params: { orderNumber: order.orderNumber },
    query: { basketId: more.basketId ?? order.basketId },
    body: { challengeResult, paymentInstrumentId: more.paymentInstrumentId ?? order.instrumentId },
    key: more.key ?? freshKey(),
  });
