import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimMessage } from '#adapters/backend/commerce/kernel/outbox/message-records.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(() => shop.close(), OPENING);

/** The order that the confirmation of a new order links to. */
const linked = async (shopper: Shopper, recipient: string) => {
  const { db } = shop.database;
  const variant = await takeVariant(shop.database, 5);
  const { orderId, orderNumber } = (await place(shopper, await checkOut(shopper, { ...variant, qty: 1 }))).reply;
  await sql`update message set recipient = ${recipient}, next_at = '2000-01-01'
    where params->>'orderNumber' = ${orderNumber}`.execute(db);
  const message = await claimMessage(db);
  expect(message?.params).toMatchObject({ orderNumber });
  return message?.ownOrderId === orderId;
};

test('RTE-26 a message leads to the order in the account only if the recipient is its member', async () => {
  const { member } = await makeMembers(shop.commerce.fetch).join();
  const { email } = await shop.database.db
    .selectFrom('account')
    .select('email')
    .where('consumerId', '=', member.token.consumerId)
    .executeTakeFirstOrThrow();
  expect([
    await linked(member, ` ${email.toUpperCase()} `),
    await linked(member, 'someone@example.org'),
    await linked(await shop.shopper(), email),
  ]).toEqual([true, false, false]);
});
