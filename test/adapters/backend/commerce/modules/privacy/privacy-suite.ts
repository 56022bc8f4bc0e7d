import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { Calendar } from '#core/kernel/calendar.ts';
import { isoText } from '#core/kernel/iso-day.ts';
import { account } from '#adapters/contract/account.ts';
import { contact } from '#adapters/contract/contact.ts';
import { cart } from '#adapters/contract/cart.ts';
import { favorites } from '#adapters/contract/favorites.ts';
import { consumer } from '#adapters/contract/order.ts';
import { privacy } from '#adapters/contract/privacy.ts';
import { security } from '#adapters/contract/security.ts';
import { personalTables } from '#adapters/backend/commerce/modules/privacy/personal-tables.ts';
import { checkOut, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { confirmEmail, makeMembers, newChallenge, newEmail, password } from '#test/support/commerce/member.ts';
import { newShopper, type Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

/** Columns that identify a person, and tables that have one for another reason. */
const personalColumns = ['consumer_id', 'identity_hash', 'recipient_hash', 'recipient', 'email', 'phone', 'address'];
const ofOthers: { readonly [table: string]: string } = {
  collection_point: 'Address of a shop or locker of a carrier.',
  content_redirect: 'Address of a page.',
  store: 'Address and phone of a store.',
  web_session: 'Sessions of the web server end with their tokens.',
};

export const privacySuite = (open: () => Shop): void => {
  const members = () => makeMembers(open().commerce.fetch);
  const buy = async (member: Shopper, email: string) => {
    const { basketId } = await checkOut(member, await takeVariant(open().database, 5));
    return (await place(member, await prepareWith(member, basketId, 'tok_test_succeeds', email))).reply;
  };
  const deliver = async (orderId: string): Promise<void> => {
    const { db } = open().database;
    for (const status of ['PROCESSING', 'PARTIALLY_SHIPPED', 'SHIPPED', 'DELIVERED'] as const)
      await db.updateTable('orders').set({ status }).where('orderId', '=', orderId).execute();
    await sql`update payment_operation set state = 'done', settled_at = now() where order_id = ${orderId}`.execute(db);
  };
  const remove = ({ call }: Shopper, typed = password) => call(privacy.deleteAccount, { body: { password: typed } });
  const copyOf = async ({ call }: Shopper, email: string) => {
    const { requestId } = (await call(privacy.requestCopy, { body: { email } })).reply;
    return call(privacy.copy, { params: { requestId } });
  };
  /** Tables whose rows an email address alone connects with a person. */
  const byEmail = ['newsletter_subscription', 'question', 'stock_notice', 'contact_case', 'warranty_case', 'message'];
  /** Another person with an address, who has no account: requests, subscriptions and messages. */
  const leaveTraces = async (email: string): Promise<void> => {
    const { call } = await newShopper(open().commerce.fetch);
    const typed = { email, captchaToken: 'person' };
    await call(contact.send, {
      body: {
        ...typed,
        firstName: 'Vera',
        lastName: 'Berg',
        categoryId: 'product',
        subjectId: 'size',
        message: 'Which size do I need?',
        country: 'US',
      },
    });
    await call(contact.requestWarranty, {
      body: {
        email,
        productId: 'NKTRAIL3FJO',
        purchaseDate: '2025-11-01',
        description: 'The sole of the left shoe came off.',
        photos: [],
      },
    });
    const { db } = open().database;
    await sql`insert into newsletter_subscription (site_id, email) values ('nordkamm-us', ${email})`.execute(db);
    await sql`insert into stock_notice (sku, site_id, email)
      values ('NKSNOW01RST-OS', 'nordkamm-us', ${email})`.execute(db);
    await sql`insert into question (question_id, style_id, author, email, asked_on, texts)
      values (${crypto.randomUUID()}, 'NKTRAIL3', 'Vera', ${email}, '2026-01-01', '{}')`.execute(db);
    await open().deliver();
  };
  const tracesOf = async (email: string): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const table of [...byEmail, 'inbox_mail']) {
      const { rows } = await sql`select from ${sql.table(table)} t where t::text like ${`%${email}%`}`.execute(
        open().database.db,
      );
      if (rows.length > 0) found.push(table);
    }
    return found;
  };

  test('every table with data of a person is in the list of personal tables', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(open().database.db);
    const found = rows.filter(({ column }) =>
      personalColumns.some((name) => column === name || column.endsWith(`_${name}`)),
    );
    const listed = new Set(personalTables.map(({ table }) => table));
    const missing = found.filter(({ table }) => !listed.has(table) && !(table in ofOthers)).map(({ table }) => table);
    expect([...new Set(missing)]).toEqual([]);
  });

  describe('copy of personal data', () => {
    test('API-065 PRO-10 a member gets everything that is stored, without secrets, and no other member gets it', async () => {
      const { email, member } = await members().join();
      await member.call(favorites.add, { body: { id: 'NKTRAIL3FJO', itemType: 'product', qty: 1 } });
      await member.call(cart.create);
      const order = await buy(member, email);
      await confirmEmail(open().database, email);
      const { requestId } = (await member.call(privacy.requestCopy, { body: { email: email.toUpperCase() } })).reply;
      const { reply, text } = await member.call(privacy.copy, { params: { requestId } });
      expect(reply['account']).toMatchObject([{ email, firstName: 'Ada', lastName: 'Byron' }]);
      expect(reply['account']).toMatchObject([{ signedUpIn: 'Online shop' }]);
      expect(text).not.toMatch(/null|athlete|prosumer|employee|ECOM15|acquisition|campaign/);
      expect(reply['orders']).toMatchObject([{ orderId: order.orderId, email }]);
      expect(reply['favorite_item']).toMatchObject([{ itemId: 'NKTRAIL3FJO' }]);
      expect(Object.keys(reply).toSorted()).toEqual(
        [...new Set(personalTables.flatMap(({ table, columns }) => (columns === undefined ? [] : [table])))].toSorted(),
      );
      expect(text).not.toMatch(/pbkdf2|token|hash/i);
      const { member: other } = await members().join();
      expect(await other.call(privacy.copy, { params: { requestId } })).toMatchObject({ status: 404 });
      expect(await member.call(privacy.requestCopy, { body: { email: 'other@example.org' } })).toMatchObject({
        status: 400,
        errorId: 'PRO400',
      });
      await sql`update data_request set created_at = now() - interval '1 day'`.execute(open().database.db);
      expect(await member.call(privacy.copy, { params: { requestId } })).toMatchObject({ status: 404 });
    });
  });

  describe('an account with the address of another person', () => {
    test('API-065 PRO-10 gets nothing that only the address connects with it, until the address is confirmed', async () => {
      const email = newEmail();
      await leaveTraces(email);
      const { member } = await members().join(undefined, email);
      await open().deliver();
      const { reply } = await copyOf(member, email);
      for (const table of [...byEmail, 'warranty_photo', 'inbox_mail']) expect(reply[table]).toEqual([]);
      await confirmEmail(open().database, email);
      const { reply: confirmed } = await copyOf(member, email);
      for (const table of [...byEmail, 'inbox_mail']) expect(confirmed[table]).not.toEqual([]);
    });

    test('API-065 no code and no link of a message is in the copy', async () => {
      const { email, member } = await members().join();
      await member.call(security.sendVerification);
      await member.call(security.requestReset, { body: { email, captchaToken: 'person' } });
      await confirmEmail(open().database, email);
      const waiting = (await copyOf(member, email)).reply;
      await open().deliver();
      const { reply, text } = await copyOf(member, email);
      for (const { message } of [waiting, reply])
        expect(message).toContainEqual({ kind: 'email-verification', createdAt: expect.anything() });
      expect(reply['inbox_mail']).toContainEqual({ subject: expect.any(String), receivedAt: expect.anything() });
      const { rows } = await sql<{ text: string }>`select text from inbox_mail where recipient = ${email}`.execute(
        open().database.db,
      );
      const secrets = rows.flatMap(({ text: mail }) => mail.match(/https?:\S+|\b\d{6}\b/g) ?? []);
      expect(secrets).not.toEqual([]);
      for (const secret of secrets) expect(text).not.toContain(secret);
    });

    test('PRO-10 its deletion leaves them, unless the address is confirmed', async () => {
      const email = newEmail();
      await leaveTraces(email);
      const before = await tracesOf(email);
      expect(before).toEqual([...byEmail, 'inbox_mail']);
      expect((await remove((await members().join(undefined, email)).member)).status).toBe(204);
      expect(await tracesOf(email)).toEqual(before);
      const { member } = await members().join(undefined, email);
      await confirmEmail(open().database, email);
      expect((await remove(member)).status).toBe(204);
      expect(await tracesOf(email)).toEqual(['message']);
    });
  });

  describe('deletion of an account', () => {
    test('two deletions at once delete it once; none is an error of the service', async () => {
      const problems = open().problems.length;
      for (let turn = 1; turn <= 3; turn += 1) {
        const { email, member } = await members().join();
        const elsewhere = await members().enter(email);
        const statuses = (await Promise.all([remove(member), remove(elsewhere), remove(member)])).map(
          ({ status }) => status,
        );
        expect(statuses).toContain(204);
        expect(statuses.filter((status) => ![204, 401, 404].includes(status))).toEqual([]);
      }
      expect(open().problems.slice(problems)).toEqual([]);
    });

    test('it is refused with a wrong password, and while an order is open', async () => {
      const { email, member } = await members().join();
      expect(await remove(member, 'Wrong1Horse')).toMatchObject({ status: 400, errorId: 'AUT450' });
      await buy(member, email);
      expect((await member.call(privacy.view)).reply).toEqual({ openOrders: 1, openReturns: 0, returnableOrders: [] });
      expect(await remove(member)).toMatchObject({ status: 409, errorId: 'API405' });
      expect((await member.call(account.profile)).status).toBe(200);
    });

    test('no personal data stays, the order keeps a pseudonym and its amounts, every session ends, and a message is sent', async () => {
      const { email, member } = await members().join();
      const elsewhere = await members().enter(email);
      await member.call(favorites.add, { body: { id: 'NKTRAIL3FJO', itemType: 'product', qty: 1 } });
      await member.call(security.sendVerification);
      const order = await buy(member, email);
      await deliver(order.orderId);
      await confirmEmail(open().database, email);
      await elsewhere.call(cart.create);
      const { db } = open().database;
      const { consumerId } = member.token;
      expect((await remove(member)).status).toBe(204);
      for (const one of [member, elsewhere]) expect((await one.call(account.profile)).status).toBe(401);
      expect(await members().signIn(email, newChallenge().codeChallenge)).toMatchObject({ errorId: 'AUT401' });
      const kept = await db
        .selectFrom('orders')
        .selectAll()
        .where('orderId', '=', order.orderId)
        .executeTakeFirstOrThrow();
      expect(kept).toMatchObject({ consumerId, email: '', phone: null, billingAddress: null });
      expect(kept.total).toBeGreaterThan(0);
      const { rows: tables } = await sql<{ name: string }>`
        select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
      const personal: string[] = [];
      for (const { name } of tables) {
        const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t
          where t::text like ${`%${email}%`}`.execute(db);
        if (rows.length > 0) personal.push(name);
      }
      expect(personal).toEqual(['message']);
      expect(await db.selectFrom('message').select('kind').where('recipient', '=', email).execute()).toEqual([
        { kind: 'account-deleted' },
      ]);
      expect((await members().join(undefined, email)).member.token.consumerId).not.toBe(consumerId);
    });

    test('AUTH-32 ORD-18 a returnable order is listed before the deletion; a member who signs up again with the address does not see the orders of the deleted account', async () => {
      const { email, member } = await members().join();
      const order = await buy(member, email);
      await deliver(order.orderId);
      await sql`update order_shipment set state = 'DELIVERED', arrived_at = now() where order_id = ${order.orderId}`.execute(
        open().database.db,
      );
      const lastDay = Calendar.dayAt(Date.now(), 'America/Denver') + 60;
      expect((await member.call(privacy.view)).reply.returnableOrders).toEqual([
        { orderId: order.orderId, orderNumber: order.orderNumber, locale: 'en-us', lastDay: isoText(lastDay) },
      ]);
      await remove(member);
      const { member: again } = await members().join(undefined, email);
      expect((await again.call(consumer.purchase, { params: { orderId: order.orderId } })).status).toBe(404);
    });
  });
};
