import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { promoCodes } from '#adapters/contract/promo-codes.ts';
import { canadianAddress, checkOut, item, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { openShop, type Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeCaller, type Shopper } from '#test/support/commerce/shopper.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';

const sameShopper = async (first: Shopper, service: Shop): Promise<Shopper> => ({
  token: first.token,
  call: makeCaller(service.commerce.fetch, { siteId: 'nordkamm-ca', accessToken: first.token.accessToken ?? '' }),
});
const newGuest = (_: Shopper, service: Shop): Promise<Shopper> => service.shopper('nordkamm-ca');

describe.each([
  ['of one shopper', sameShopper, ['ada@example.org', 'eve@example.org']],
  ['of two guests with one e-mail address', newGuest, ['ada@example.org', 'ADA@example.org ']],
] as const)('two orders %s', (_, second, emails) => {
  test('PRM175 placed at the same moment on two sites, by two services: one uses a single-use code', () =>
    raceOfTwo(second, emails));
});

async function raceOfTwo(
  shopperThere: typeof sameShopper,
  [emailHere, emailThere]: readonly [string, string],
): Promise<void> {
  const postgres = await sharedPostgres('seeded');
  const url = await postgres.freshDatabase();
  let resume = (): void => undefined;
  const halted = Promise.withResolvers<void>();
  const released = new Promise<void>((resolve) => (resume = resolve));
  const first = await openShop(
    { kind: 'postgres', url },
    {
      crashPoint: async (point) => {
        if (point !== 'stock-held') return;
        halted.resolve();
        await released;
      },
    },
  );
  const second = await openShop({ kind: 'postgres', url });
  const here = await first.shopper('nordkamm-us');
  const there = await shopperThere(here, second);
  const ready = async (shopper: Shopper, email: string, address: Parameters<typeof checkOut>[3]) => {
    const { basketId } = await checkOut(shopper, { ...item, qty: 2 }, 'tok_test_succeeds', address);
    expect((await shopper.call(promoCodes.apply, { body: { basketId, code: 'WELCOME10' } })).status).toBe(200);
    return prepareWith(shopper, basketId, 'tok_test_succeeds', email);
  };
  const [own, other] = [await ready(here, emailHere, undefined), await ready(there, emailThere, canadianAddress)];

  const placing = place(here, own);
  await halted.promise;
  let isAnswered = false;
  const placingToo = place(there, other).finally(() => (isAnswered = true));
  const waiting = async (): Promise<number> =>
    Number(
      (
        await sql<{
          waiting: string;
        }>`select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          second.database.db,
        )
      ).rows[0]?.waiting,
    );
  await expect.poll(async () => isAnswered || (await waiting()) > 0, { timeout: 20_000 }).toBe(true);
  resume();
  const [one, two] = await Promise.all([placing, placingToo]);
  expect(one.reply).toMatchObject({ status: 'PLACED', orderPromotions: [{ promotionId: 'CODE-WELCOME10' }] });
  // The total differs from the one that the shopper agreed to, so the cart is shown again.
  expect(two.status).toBe(409);
  await Promise.all([first.close(), second.close()]);
  await postgres.stop();
}
