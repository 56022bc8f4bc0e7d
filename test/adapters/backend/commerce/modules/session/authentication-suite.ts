import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { authentication, type TokenWire } from '#adapters/contract/session.ts';
import { cart } from '#adapters/contract/cart.ts';
import { item } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeCaller, type Answered } from '#test/support/commerce/shopper.ts';

const minutesUntil = (iso: string): number => Math.round((Date.parse(iso) - Date.now()) / 60_000);

export const authenticationSuite = (open: () => Shop): void => {
  describe('tokens', () => {
    const caller = (siteId = 'nordkamm-us', accessToken = '') =>
      makeCaller(open().commerce.fetch, { siteId, accessToken });
    const refresh = (refreshToken: string | undefined, siteId?: string): Promise<Answered<TokenWire>> =>
      caller(siteId)(authentication.token, {
        body: { grantType: 'refresh_token', ...(refreshToken === undefined ? {} : { refreshToken }) },
      });
    const pass = (seconds: number) =>
      sql`update token set used_at = used_at - make_interval(secs => ${seconds}) where used_at is not null`.execute(
        open().database.db,
      );
    const accepts = async ({ accessToken = '' }: TokenWire): Promise<number> =>
      (await caller('nordkamm-us', accessToken)(cart.create)).status;

    test('AUTH-15 a guest gets access for 30 minutes and renewal for a day', async () => {
      const { token } = await open().shopper();
      expect([minutesUntil(token.accessExpiry), minutesUntil(token.refreshExpiry), token.consumerType]).toEqual([
        30,
        24 * 60,
        'GUEST',
      ]);
    });

    test('tokens have at least 128 random bits, and only their digests are stored', async () => {
      const { token } = await open().shopper();
      const dump = JSON.stringify(await open().database.db.selectFrom('token').selectAll().execute());
      for (const secret of [token.accessToken ?? '', token.refreshToken ?? '']) {
        expect(secret).toMatch(/^[\w-]{43}$/);
        expect(dump).not.toContain(secret);
      }
    });

    test('a renewal keeps the consumer, returns new tokens, and sends the open cart', async () => {
      const shopper = await open().shopper();
      const { id } = (await shopper.call(cart.createWithItem, { body: { items: [{ ...item, qty: 1 }] } })).reply;
      const { reply } = await refresh(shopper.token.refreshToken);
      expect([reply.consumerId, reply.basketId]).toEqual([shopper.token.consumerId, id]);
      expect(reply.accessToken).not.toBe(shopper.token.accessToken);
      expect(reply.refreshToken).not.toBe(shopper.token.refreshToken);
    });

    test('A4 two tabs that renew at once both stay signed in', async () => {
      const { token } = await open().shopper();
      const [one, two] = await Promise.all([refresh(token.refreshToken), refresh(token.refreshToken)]);
      expect([await accepts(one.reply), await accepts(two.reply)]).toEqual([200, 200]);
    });

    test('A4 a refresh token replayed late revokes every token of its grant', async () => {
      const { token } = await open().shopper();
      const renewed = (await refresh(token.refreshToken)).reply;
      await pass(31);
      expect(await refresh(token.refreshToken)).toMatchObject({ status: 401, errorId: 'AUT441' });
      expect(await accepts(renewed)).toBe(401);
      expect(await refresh(renewed.refreshToken)).toMatchObject({ status: 401, errorId: 'AUT441' });
    });

    test('AUTH-18 without a token, with a foreign or an expired one the response is 401', async () => {
      const { token } = await open().shopper();
      expect((await caller('nordkamm-us')(cart.create)).status).toBe(401);
      expect((await caller('nordkamm-us', 'made-up')(cart.create)).status).toBe(401);
      expect((await caller('nordkamm-us', token.refreshToken ?? '')(cart.create)).status).toBe(401);
      await sql`update token set expires_at = now() where consumer_id = ${token.consumerId} and kind = 'access'`.execute(
        open().database.db,
      );
      expect(await accepts(token)).toBe(401);
    });

    test('a refresh token is valid on its own site only, and not after its expiry', async () => {
      const { token } = await open().shopper();
      expect(await refresh(token.refreshToken, 'nordkamm-gb')).toMatchObject({ status: 401, errorId: 'AUT441' });
      await sql`update token set expires_at = now() where consumer_id = ${token.consumerId}`.execute(
        open().database.db,
      );
      expect(await refresh(token.refreshToken)).toMatchObject({ status: 401, errorId: 'AUT441' });
      expect(await refresh(undefined)).toMatchObject({ status: 400, errorId: 'API400' });
    });
  });
};
