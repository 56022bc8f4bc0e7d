import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { coupons } from '#adapters/contract/coupons.ts';
import { canadianAddress, checkOut, item, place, prepareWith } from '#test/support/commerce/guest-checkout.ts';
import { openShop } from '#test/support/commerce/in-process-shop.ts';
import { makeCaller, type Shopper } from '#test/support/commerce/shopper.ts';
import { sharedPostgres } from '#test/support/shared-postgres.ts';

test('PRM175 of two orders of one shopper that are placed at the same moment on two sites, by two services, one has a code that serves once', async () => {
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
  const there: Shopper = {
    token: here.token,
    call: makeCaller(second.commerce.fetch, { siteId: 'nordkamm-ca', accessToken: here.token.accessToken ?? '' }),
  };
  const ready = async (shopper: Shopper, address: Parameters<typeof checkOut>[3]) => {
    const { basketId } = await checkOut(shopper, { ...item, qty: 2 }, 'tok_test_succeeds', address);
    expect((await shopper.call(coupons.apply, { body: { basketId, code: 'WELCOME10' } })).status).toBe(200);
    return prepareWith(shopper, basketId, 'tok_test_succeeds');
  };
  const [own, other] = [await ready(here, undefined), await ready(there, canadianAddress)];

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
  // The total is another than the shopper agreed to, so the cart is shown again.
  expect(two.status).toBe(409);
  await Promise.all([first.close(), second.close()]);
  await postgres.stop();
});
