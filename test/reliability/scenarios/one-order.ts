import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { freshKey, type Answered } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';

const BUSY = 'CHK320';

const placedOf = async (harness: Harness, orderNumber: string): Promise<number> =>
  (await harness.database.db.selectFrom('orders').select('orderId').where('orderNumber', '=', orderNumber).execute())
    .length;

const chargesOf = async (harness: Harness, orderNumber: string): Promise<number> =>
  harness.ledger().filter(({ reference, type }) => reference === orderNumber && type === 'authorize').length;

const counts = async (harness: Harness, orderNumber: string): Promise<readonly string[]> => {
  const [orders, charges] = [await placedOf(harness, orderNumber), await chargesOf(harness, orderNumber)];
  return [
    ...(orders === 1 ? [] : [`${orders} orders`]),
    ...(charges === 1 ? [] : [`${charges} charges`]),
    ...(await harness.audit()).map((finding) => JSON.stringify(finding)),
  ];
};

/**
 * I01, I12: one key sent many times on two processes gives one order and one charge; every response is that order, the
 * same bytes, or 409.
 */
export const pressOneKey = async (harness: Harness, times: number): Promise<readonly string[]> => {
  const shopper = await harness.shopper();
  const order = await checkOut(shopper, await takeVariant(harness.database, 5));
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      place(harness.at(shopper, harness.services[index % 2 === 0 ? 0 : 1]), order),
    ),
  );
  const last = await place(shopper, order);
  const expected = (answer: Answered<unknown>): boolean =>
    (answer.status === 200 && answer.text === last.text) || (answer.status === 409 && answer.errorId === BUSY);
  const odd = answers
    .filter((answer) => !expected(answer))
    .map(({ status, errorId }) => `a press was answered ${status} ${errorId}`);
  return [
    ...(last.status === 200 ? [] : [`the last press was answered ${last.status} ${last.errorId}`]),
    ...odd,
    ...(await counts(harness, order.orderNumber)),
  ];
};

/** I01: one cart ordered many times under different keys, as by independent tabs, gives one order and one charge. */
export const pressManyKeys = async (harness: Harness, times: number): Promise<readonly string[]> => {
  const shopper = await harness.shopper();
  const order = await checkOut(shopper, await takeVariant(harness.database, 50));
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      place(harness.at(shopper, harness.services[index % 2 === 0 ? 0 : 1]), order, { key: freshKey() }),
    ),
  );
  // A tab that is too early gets 409, one that is too late is refused: the cart is gone.
  const odd = answers
    .filter(({ status, errorId }) => status !== 200 && errorId !== BUSY && errorId !== 'BSK404')
    .map(({ status, errorId }) => `a press was answered ${status} ${errorId}`);
  return [...odd, ...(await counts(harness, order.orderNumber))];
};
