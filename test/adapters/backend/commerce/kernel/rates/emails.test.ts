import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCommerce } from '#adapters/backend/commerce/app.ts';
import {
  EMAIL_LIMITS,
  GUEST_RECIPIENTS,
  MAX_PENDING_EMAILS,
} from '#adapters/backend/commerce/kernel/rates/limit-emails.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { favorites } from '#adapters/contract/favorites.ts';
import { recommendations } from '#adapters/contract/recommendations.ts';
import { reviews } from '#adapters/contract/reviews.ts';
import { OPENING } from '#test/support/commerce/databases.ts';
import { openSuiteShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { confirmEmail, makeMembers } from '#test/support/commerce/member.ts';
import { newShopper, type Shopper } from '#test/support/commerce/shopper.ts';

let shop: Shop;
beforeAll(async () => void (shop = await openSuiteShop()), OPENING);
afterAll(async () => {
  expect(shop.problems).toEqual([]);
  await shop.close();
});

const newEmail = (): string => `${crypto.randomUUID()}@example.org`;

const notify = (shopper: Shopper, email: string) =>
  shopper.call(recommendations.notify, { body: { productId: 'NKTRAIL3MOS', sku: 'NKTRAIL3MOS-46', email } });
const ask = (shopper: Shopper, email: string) =>
  shopper.call(reviews.ask, {
    params: { productId: 'NKTRAIL3MOS' },
    body: { text: 'Do they fit wide feet?', nickname: 'Ida', email, agreed: true },
  });
const share = async (shopper: Shopper, recipients: readonly string[]) => {
  const { favoriteId = '' } = (
    await shopper.call(favorites.add, { body: { id: 'NKTRAIL3FJO', qty: 1, itemType: 'product' } })
  ).reply;
  return shopper.call(favorites.share, {
    params: { favoriteId },
    body: { recipients: [...recipients], message: recipients.length === 0 ? '' : 'Look!' },
  });
};

/** A member with a confirmed address. */
const newMember = async (): Promise<Shopper> => {
  const { email, member } = await makeMembers(shop.commerce.fetch).join();
  await confirmEmail(shop.database, email);
  return member;
};

/** Shares again while no connection is free (503): a busy machine then changes no count. */
const shareUntilServed = async (shopper: Shopper, email: string): ReturnType<typeof share> => {
  const answer = await share(shopper, [email]);
  return answer.status === 503 ? shareUntilServed(shopper, email) : answer;
};

const ways: readonly (readonly [string, (shopper: Shopper, email: string) => ReturnType<typeof notify>])[] = [
  ['API-084 a notice', notify],
  ['API-088 a question', ask],
  ['API-097 a shared list', (shopper, email) => share(shopper, [email])],
];
const rows = async (): Promise<number> => {
  const { db } = shop.database;
  const counts = await Promise.all(
    (['stockNotice', 'question', 'message'] as const).map((table) =>
      db
        .selectFrom(table)
        .select((count) => count.fn.countAll<string>().as('rows'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { rows: some }) => sum + Number(some), 0);
};

describe('G9 limits of e-mails to an address', () => {
  test.each(ways)(
    '%s beyond the limit of one consumer is refused with 429 and stores nothing; others are not affected',
    async (_, send) => {
      const member = await newMember();
      for (let sent = 0; sent < EMAIL_LIMITS.consumer; sent += 1)
        expect((await send(member, newEmail())).status).toBeLessThan(300);
      const before = await rows();
      const refused = await send(member, newEmail());
      expect([refused.status, refused.errorId]).toEqual([429, 'API400']);
      expect(await rows()).toBe(before);
      expect((await send(await shop.shopper(), newEmail())).status).toBeLessThan(300);
    },
  );

  const shareTimes = async (email: string, times: number): Promise<void> => {
    for (let sent = 0; sent < times; sent += 1) {
      const { status } = await share(await shop.shopper(), [sent % 2 === 0 ? email : email.toUpperCase()]);
      expect(status).toBe(204);
    }
  };

  /** As if emails of all kinds had reached the limit of an address. */
  const useUp = (email: string) =>
    sql`insert into rate_count as known (consumer_id, rate, calls, ends_at)
      values (${digestOf(email)}, 'recipient', ${EMAIL_LIMITS.recipient}, now() + interval '1 day')
      on conflict (consumer_id, rate) do update set calls = excluded.calls`.execute(shop.database.db);

  test('API-097 a shared list beyond the limit of one recipient is refused with 429, for any number of guests and any spelling of the address', async () => {
    const email = newEmail();
    await shareTimes(email, EMAIL_LIMITS.guestShares);
    const [first, second] = [await newMember(), await newMember()];
    expect((await share(first, [email])).status).toBe(204);
    const before = await rows();
    expect((await share(await shop.shopper(), [newEmail(), email])).status).toBe(429);
    await useUp(email);
    expect((await share(second, [email])).status).toBe(429);
    expect(await rows()).toBe(before);
  });

  test.each(ways.slice(0, 2))(
    '%s sends no email now: others who name an address do not keep its owner from it',
    async (_, send) => {
      const email = newEmail();
      await useUp(email);
      for (let sent = 0; sent <= EMAIL_LIMITS.recipient; sent += 1)
        expect((await send(await shop.shopper(), email)).status).toBeLessThan(300);
    },
  );

  test.each(ways)('%s: one consumer cannot use up the daily limit of an address', async (_, send) => {
    const email = newEmail();
    const sender = await newMember();
    for (let sent = 0; sent < EMAIL_LIMITS.pair; sent += 1)
      expect((await send(sender, email)).status).toBeLessThan(300);
    const before = await rows();
    expect((await send(sender, email.toUpperCase())).status).toBe(429);
    expect(await rows()).toBe(before);
    expect((await send(await shop.shopper(), email)).status).toBeLessThan(300);
  });

  test('the member who owns an address can request e-mails even if others have used up the limit of the address', async () => {
    const { email, member } = await makeMembers(shop.commerce.fetch).join();
    await useUp(email);
    expect((await share(await shop.shopper(), [email])).status).toBe(429);
    expect((await share(member, [email])).status).toBe(204);
  });

  test('API-097 every recipient of a list counts as one: the list is sent to all of them or to none', async () => {
    const member = await newMember();
    const ten = () => Array.from({ length: 10 }, newEmail);
    for (let sent = 0; sent < EMAIL_LIMITS.consumer; sent += 10) expect((await share(member, ten())).status).toBe(204);
    const before = await rows();
    expect((await share(member, ten())).status).toBe(429);
    expect((await share(member, [])).status).toBe(204);
    expect(await rows()).toBe(before);
  });

  test('FAV-08 a guest, or a member without a confirmed address, reaches fewer recipients an hour, and so do all guests of a network', async () => {
    const limited = await createCommerce({ ...shop.context, limitsCalls: true });
    const at = (network: string) => (request: Request) => {
      request.headers.set('x-forwarded-for', network);
      return limited.fetch(request);
    };
    const some = (count: number) => Array.from({ length: count }, newEmail);
    const send = async (sender: Shopper, count: number) => (await share(sender, some(count))).status;
    for (const sender of [await shop.shopper(), (await makeMembers(shop.commerce.fetch).join()).member])
      expect([await send(sender, 10), await send(sender, GUEST_RECIPIENTS - 10), await send(sender, 1)]).toEqual([
        204, 204, 429,
      ]);
    const guest = async (network: string) => newShopper(at(network));
    for (let sent = 0; sent < GUEST_RECIPIENTS; sent += 5) expect(await send(await guest('192.0.2.1'), 5)).toBe(204);
    const before = await rows();
    expect(await send(await guest('192.0.2.1'), 1)).toBe(429);
    expect(await rows()).toBe(before);
    expect(await send(await guest('192.0.2.1'), 0)).toBe(204);
    expect(await send(await guest('192.0.2.2'), 1)).toBe(204);
  });

  test('of simultaneous requests exactly as many pass as the limit of one recipient allows', async () => {
    const email = newEmail();
    const guests = await Promise.all(Array.from({ length: EMAIL_LIMITS.guestShares + 5 }, () => shop.shopper()));
    const answers = await Promise.all(guests.map((guest) => shareUntilServed(guest, email)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  test('the number of pending notices to one recipient is limited: one more is refused with API406', async () => {
    const { db } = shop.database;
    const guest = await shop.shopper();
    const email = newEmail();
    const skus = await db
      .selectFrom('variant')
      .select('sku')
      .where('sku', '<>', 'NKTRAIL3MOS-46')
      .limit(MAX_PENDING_EMAILS)
      .execute();
    await db
      .insertInto('stockNotice')
      .values(skus.map(({ sku }) => ({ sku, email, siteId: 'nordkamm-us' })))
      .execute();
    expect((await notify(guest, email)).errorId).toBe('API406');
    await db
      .deleteFrom('stockNotice')
      .where('sku', '=', skus[0]?.sku ?? '')
      .where('email', '=', email)
      .execute();
    for (let turn = 0; turn < 2; turn += 1) expect((await notify(guest, email)).status).toBe(204);
  });
});
