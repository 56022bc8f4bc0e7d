import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restockJob } from '#adapters/backend/commerce/modules/recommendations/announce-restocked.ts';
import { recommendations } from '#adapters/contract/recommendations.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, newChallenge, newEmail } from '#test/support/commerce/member.ts';
import { makeFakeMailer } from '#test/support/commerce/messages.ts';
import { restock, takeVariant } from '#test/support/commerce/variants.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(async () => {
  expect(shop.problems).toEqual([]);
  await shop.close();
});
beforeEach(() => received());

/** What is sent now. */
const received = async () => {
  const { mailer, accepted } = makeFakeMailer();
  await shop.deliver(mailer);
  return accepted;
};

describe('an order', () => {
  test('I11 is confirmed by one message when it is placed, however often placing is repeated', async () => {
    const shopper = await shop.shopper();
    const order = await checkOut(shopper, await takeVariant(shop.database, 5));
    await Promise.all([place(shopper, order), place(shopper, order)]);
    await place(shopper, order);
    const mails = await received();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.org', `Your order ${order.orderNumber}`],
    ]);
    expect(mails[0]?.text).toMatch(/Total: \$[\d,]+\.\d\d/);
    expect(mails[0]?.text).toContain('Ada Byron\n1 Main St\nOakland, CA 94607');
  });

  test('that is declined is mentioned in no message', async () => {
    const shopper = await shop.shopper();
    const order = await checkOut(shopper, await takeVariant(shop.database, 5), 'tok_test_insufficient_funds');
    expect((await place(shopper, order)).status).toBe(402);
    expect(await received()).toEqual([]);
  });
});

describe('a sign-up', () => {
  const { signUp } = makeMembers((request) => shop.commerce.fetch(request));

  test('is welcomed at the address of the account', async () => {
    const email = newEmail();
    await signUp(email, newChallenge().codeChallenge);
    const mails = await received();
    expect(mails.filter(({ subject }) => subject === 'Welcome to NORDKAMM').map(({ to }) => to)).toEqual([email]);
  });

  test('AUT439 with the address of an account is refused; its owner learns of it once a day', async () => {
    const email = newEmail();
    await signUp(email, newChallenge().codeChallenge);
    await received();
    for (let turn = 0; turn < 3; turn += 1)
      expect((await signUp(email.toUpperCase(), newChallenge().codeChallenge)).errorId).toBe('AUT439');
    expect((await received()).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'You already have an account'],
    ]);
  });
});

describe('a back-in-stock request', () => {
  const announce = () => restockJob(shop).run(new AbortController().signal);
  const ask = async (email: string, { sku, productId }: { readonly sku: string; readonly productId: string }) =>
    (await shop.shopper()).call(recommendations.notify, { body: { productId, sku, email } });

  test('PDP-17 is answered once, when the warehouse has the variant again, however many workers look', async () => {
    const variant = await takeVariant(shop.database, 0);
    const emails = [newEmail(), newEmail()];
    for (const email of emails) expect((await ask(email, variant)).status).toBe(204);
    await announce();
    expect(await received()).toEqual([]);
    await restock(shop.database, variant, 1);
    await Promise.all([announce(), announce(), announce()]);
    const mails = await received();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(emails.toSorted());
    expect(mails[0]?.subject).toMatch(/ is back in stock$/);
    expect(mails[0]?.text).toContain(`https://shop.example/en-us/p/${variant.productId}`);
    await announce();
    expect(await received()).toEqual([]);
  });

  test('can be made again after it was answered', async () => {
    const variant = await takeVariant(shop.database, 3);
    const email = newEmail();
    for (let turn = 0; turn < 2; turn += 1) {
      await ask(email, variant);
      await announce();
      expect((await received()).map(({ to }) => to)).toEqual([email]);
    }
  });

  test('waits while all units are held by carts, until a hold expires', async () => {
    const variant = await takeVariant(shop.database, 1);
    const shopper = await shop.shopper();
    await checkOut(shopper, variant);
    await ask(newEmail(), variant);
    await announce();
    expect(await received()).toEqual([]);
    await sql`update stock_hold set expires_at = now() - interval '1 second' where sku = ${variant.sku}`.execute(
      shop.database.db,
    );
    await announce();
    expect(await received()).toHaveLength(1);
  });
});
