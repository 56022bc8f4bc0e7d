import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import { consumer } from '#adapters/contract/order.ts';
import { promoCodes } from '#adapters/contract/promo-codes.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { checkOut, place, prepareWith, startCart } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

describe('PRM175 a promo code that a mailbox may use once, and orders that are moved to it', () => {
  let shop: Shop;
  beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
  afterAll(() => shop.close(), OPENING);
  afterEach(() => expect(shop.problems.splice(0)).toEqual([]));

  const newName = () => crypto.randomUUID();

  /** An order of a new guest; `code`: with a promo code. */
  const buy = async (email: string, code = 'WELCOME10') => {
    const shopper = await shop.shopper();
    const { basketId } = await checkOut(shopper, await takeVariant(shop.database, 5));
    if (code !== '') await shopper.call(promoCodes.apply, { body: { basketId, code } });
    const { reply: order } = await place(shopper, await prepareWith(shopper, basketId, 'tok_test_succeeds', email));
    const params = { orderId: order.orderId };
    const moveTo = async (to: string) => {
      const answer = await shopper.call(orderChanges.correct, { params, body: { email: to } });
      return answer.status === 200 ? answer.reply.order.email : answer.errorId;
    };
    const cancel = () =>
      shopper.call(consumer.cancelOrder, {
        query: { orderNumber: order.orderNumber },
        body: { items: [{ itemId: order.items[0]?.id ?? '', qty: 1 }], reason: 'Too many' },
      });
    const emailNow = async () =>
      (
        await shop.database.db
          .selectFrom('orders')
          .select('email')
          .where('orderId', '=', order.orderId)
          .executeTakeFirstOrThrow()
      ).email;
    return { order, moveTo, cancel, emailNow };
  };

  /** The state of the code in the cart of a new guest with an email address. */
  const stateFor = async (email: string) => {
    const shopper = await shop.shopper();
    const { id: basketId } = (await startCart(shopper, await takeVariant(shop.database, 5))).reply;
    await shopper.call(promoCodes.apply, { body: { basketId, code: 'WELCOME10' } });
    await shopper.call(checkout.setContact, { params: { basketId }, body: { email } });
    const { couponItems } = (await shopper.call(cart.read, { params: { basketId } })).reply;
    return couponItems[0]?.status;
  };

  test('an order that is moved to a mailbox uses up the code of it, in every spelling, and still that of the first one', async () => {
    const [first, name] = [`${newName()}@example.org`, newName()];
    const { moveTo } = await buy(first);
    expect(await stateFor(`${name}@example.org`)).toBe('APPLIED');
    expect(await moveTo(`${name}+shop@example.org`)).toBe(`${name}+shop@example.org`);
    expect([await stateFor(`${name.toUpperCase()}@example.org`), await stateFor(first)]).toEqual([
      'NOT_APPLIED',
      'NOT_APPLIED',
    ]);
  });

  test('an order with the code is not moved to a mailbox that has used it, until that order is canceled', async () => {
    const name = newName();
    const used = await buy(`${name}@example.org`);
    const { order, moveTo, emailNow } = await buy(`${newName()}@example.org`);
    expect([await moveTo(`${name}+again@example.org`), await emailNow()]).toEqual(['PRM175', order.email]);
    await used.cancel();
    expect(await moveTo(`${name}@example.org`)).toBe(`${name}@example.org`);
  });

  test('of four orders that are moved to one mailbox at once one is', async () => {
    const to = `${newName()}@example.org`;
    const orders = [];
    for (let turn = 0; turn < 4; turn += 1) orders.push(await buy(`${newName()}@example.org`));
    const answers = await Promise.all(orders.map(({ moveTo }) => moveTo(to)));
    expect(answers.toSorted()).toEqual(['PRM175', 'PRM175', 'PRM175', to].toSorted());
  });

  test('an order without the code is moved, and so is one with the code to another spelling of its own mailbox', async () => {
    const name = newName();
    const used = await buy(`${name}@example.org`);
    const other = await buy(`${newName()}@example.org`, '');
    expect(await other.moveTo(`${name}@example.org`)).toBe(`${name}@example.org`);
    expect(await used.moveTo(`${name}+shop@example.org`)).toBe(`${name}+shop@example.org`);
  });
});
