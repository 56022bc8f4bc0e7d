import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { authentication } from '#adapters/contract/session.ts';
import { cart } from '#adapters/contract/cart.ts';
import { checkOut, place } from '#test/support/commerce/guest-checkout.ts';
import { fillCart } from '#test/support/commerce/full-cart.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers, newChallenge, newEmail } from '#test/support/commerce/member.ts';
import { makeCaller, type Shopper } from '#test/support/commerce/shopper.ts';
import { promoCodes } from '#adapters/contract/promo-codes.ts';
import { restock, stockOf, takeVariant, type Variant } from '#test/support/commerce/variants.ts';

export const mergeSuite = (open: () => Shop): void => {
  describe("a guest's cart at sign-in", () => {
    const members = () => makeMembers(open().commerce.fetch);
    const variant = (units = 30) => takeVariant(open().database, units);
    const fill = async (shopper: Shopper, bought: Variant, qty: number) =>
      (await shopper.call(cart.createWithItem, { body: { items: [{ ...bought, qty }] } })).reply;
    const guestWith = async (bought: Variant, qty: number) => {
      const guest = await open().shopper();
      await fill(guest, bought, qty);
      return guest;
    };
    const cartOf = async (member: Shopper) =>
      (await member.call(cart.read, { params: { basketId: (await member.call(cart.create)).reply.id } })).reply;
    const linesOf = async (member: Shopper) => (await cartOf(member)).items.map(({ sku, qty }) => [sku, qty]);
    const savedOf = async ({ token }: Shopper) =>
      (
        await sql<{
          sku: string;
          quantity: number;
        }>`select sku, quantity from saved_item join saved_list using (list_id) where consumer_id = ${token.consumerId}`.execute(
          open().database.db,
        )
      ).rows.map(({ sku, quantity }) => [sku, quantity]);

    test('AUTH-06 I29 its lines follow those of the member, and equal lines add up', async () => {
      const [one, two] = [await variant(), await variant()];
      const { email, member } = await members().join();
      await fill(member, one, 2);
      const guest = await guestWith(two, 1);
      await fill(guest, one, 3);
      const signedIn = await members().enter(email, guest);
      expect(await linesOf(signedIn)).toEqual([
        [one.sku, 5],
        [two.sku, 1],
      ]);
      expect(signedIn.token).toMatchObject({ addedUnits: 4, savedUnits: 0 });
    });

    test("AUTH-06 a member without a cart gets the guest's, as their only open cart", async () => {
      const bought = await variant();
      const guest = await guestWith(bought, 2);
      const { member } = await members().join(guest);
      expect(await linesOf(member)).toEqual([[bought.sku, 2]]);
      const carts = await open()
        .database.db.selectFrom('cart')
        .select('cartId')
        .where('consumerId', '=', member.token.consumerId)
        .execute();
      expect(carts.map(({ cartId: id }) => id)).toEqual([member.token.basketId]);
    });

    test.each(['nordkamm-us', 'nordkamm-ca'])(
      'AUTH-06 AUTH-32 the carts and lists of a guest on every site belong to the member after a sign-in on any: %s',
      async (siteId) => {
        const [one, two] = [await variant(), await variant()];
        const guest = await guestWith(one, 1);
        const at = (site: string, { token }: Shopper) =>
          makeCaller(open().commerce.fetch, { siteId: site, accessToken: token.accessToken ?? '' });
        await at('nordkamm-ca', guest)(cart.createWithItem, { body: { items: [{ ...two, qty: 2 }] } });
        const { email } = await members().join();
        const member = await makeMembers(open().commerce.fetch, { siteId }).enter(email, guest);
        const unitsOn = async (site: string) =>
          (await at(site, member)(cart.create)).reply.items.map(({ sku, qty }) => [sku, qty]);
        expect([await unitsOn('nordkamm-us'), await unitsOn('nordkamm-ca')]).toEqual([[[one.sku, 1]], [[two.sku, 2]]]);
      },
    );

    test('CART-04 I16 no line exceeds its limit; excess units are saved for later, and no unit is lost', async () => {
      const bought = await variant();
      const { email, member } = await members().join();
      await fill(member, bought, 7);
      const signedIn = await members().enter(email, await guestWith(bought, 6));
      expect(await linesOf(signedIn)).toEqual([[bought.sku, 10]]);
      expect(await savedOf(signedIn)).toEqual([[bought.sku, 3]]);
      expect(signedIn.token).toMatchObject({ addedUnits: 3, savedUnits: 3 });
    });

    test('lines beyond the 100 of a cart are saved for later, and no unit is lost', async () => {
      const [own, brought] = [
        await Promise.all(Array.from({ length: 10 }, () => variant(20))),
        await Promise.all(Array.from({ length: 10 }, () => variant(20))),
      ];
      const { email, member } = await members().join();
      await fillCart(member, own);
      const guest = await open().shopper();
      await fillCart(guest, brought);
      const signedIn = await members().enter(email, guest);
      expect((await linesOf(signedIn)).map(([sku]) => sku)).toEqual(
        own.flatMap(({ sku }) => Array.from({ length: 10 }, () => sku)),
      );
      expect(await savedOf(signedIn)).toHaveLength(100);
      expect(signedIn.token).toMatchObject({ addedUnits: 0, savedUnits: 100 });
    });

    test('ERR-40 a line limited by stock is reduced to it, and reports it until the cart is changed', async () => {
      const bought = await variant(5);
      const { email, member } = await members().join();
      await fill(member, bought, 3);
      const signedIn = await members().enter(email, await guestWith(bought, 4));
      const merged = await cartOf(signedIn);
      const [line] = merged.items;
      expect([line?.qty, await savedOf(signedIn)]).toEqual([5, [[bought.sku, 2]]]);
      expect(merged.flash).toEqual([{ code: 'ProductLineItemInventoryMissing', itemId: line?.id }]);
      const other = await variant();
      expect(
        (await signedIn.call(cart.addItem, { body: { basketId: merged.id, items: [{ ...other, qty: 1 }] } })).reply
          .flash,
      ).toEqual([]);
    });

    test('AUTH-06 CART-01 pickup lines of a guest are kept, and units above the limit of a line are saved for later', async () => {
      const bought = await variant();
      await restock(open().database, bought, 20, 'us-denver');
      const collect = (shopper: Shopper, qty: number) =>
        shopper.call(cart.createWithItem, {
          body: { items: [{ ...bought, qty, shippingCode: 'pickup', storeId: 'us-denver' }] },
        });
      const { email, member } = await members().join();
      await collect(member, 7);
      const guest = await open().shopper();
      await collect(guest, 6);
      const signedIn = await members().enter(email, guest);
      expect(
        (await cartOf(signedIn)).items.map(({ qty, shippingOptions }) => [
          qty,
          shippingOptions.selected,
          shippingOptions.storeInfo?.id,
        ]),
      ).toEqual([[10, 'pickup', 'us-denver']]);
      expect(await savedOf(signedIn)).toEqual([[bought.sku, 3]]);
      expect(signedIn.token).toMatchObject({ addedUnits: 3, savedUnits: 3 });
    });

    test('a promo code and an address of the guest are kept', async () => {
      const bought = await variant();
      const guest = await open().shopper();
      const { basketId } = await checkOut(guest, bought);
      await guest.call(promoCodes.apply, { body: { basketId, code: 'WELCOME10' } });
      const merged = await cartOf((await members().join(guest)).member);
      expect([merged.couponItems.length, merged.shippingAddress?.city]).toEqual([1, 'Oakland']);
    });

    test('the stock held by the guest is released', async () => {
      const bought = await variant(4);
      const guest = await open().shopper();
      const { basketId } = await checkOut(guest, { ...bought, qty: 2 });
      const { items } = (await guest.call(cart.read, { params: { basketId } })).reply;
      await guest.call(cart.reserve, { body: { basketId, items: items.map(({ sku, qty }) => ({ sku, qty })) } });
      const held = async () => (await stockOf(open().database, bought)).reserved;
      expect(await held()).toBe(2);
      await members().join(guest);
      expect(await held()).toBe(0);
    });

    test('I29 the mere id of a foreign cart merges nothing', async () => {
      const bought = await variant();
      const victim = await guestWith(bought, 2);
      const { id: basketId } = (await victim.call(cart.create)).reply;
      const { codeVerifier, codeChallenge } = newChallenge();
      const { code } = (await members().signUp(newEmail(), codeChallenge)).reply;
      const thief = members().holding(
        (
          await victim.call(authentication.token, {
            body: { grantType: 'authorization_code', code, codeVerifier, basketId },
          })
        ).reply,
      );
      expect(await linesOf(thief)).toEqual([]);
      expect(await linesOf(victim)).toEqual([[bought.sku, 2]]);
    });

    test('I29 only the cart of a guest is merged: the cart of another member stays theirs', async () => {
      const bought = await variant();
      const { member: other } = await members().join();
      await fill(other, bought, 2);
      const { member } = await members().join(other);
      expect(await linesOf(member)).toEqual([]);
    });

    test('AUTH-05 while an order of the cart has a pending challenge, the order is abandoned and the cart merged', async () => {
      const bought = await variant();
      const guest = await open().shopper();
      const ready = await checkOut(guest, bought, 'tok_test_challenge');
      expect((await place(guest, ready)).reply.status).toBe('PAYMENT_PENDING');
      const { member } = await members().join(guest);
      expect(await linesOf(member)).toEqual([[bought.sku, 1]]);
      expect((await guest.call(cart.read, { params: { basketId: ready.basketId } })).status).toBe(401);
      expect(
        await open()
          .database.db.selectFrom('cart')
          .select('cartId')
          .where('consumerId', '=', guest.token.consumerId)
          .execute(),
      ).toEqual([]);
      expect(open().problems).toEqual([]);
    });

    test('API-001 AUTH-05 while the payment of the guest is unknown, the response is 409, and the code stays valid', async () => {
      const bought = await variant();
      const guest = await open().shopper();
      const ready = await checkOut(guest, bought);
      open().onWayToProvider(async () => {
        throw new TypeError('The provider is away');
      });
      await place(guest, ready);
      const { codeVerifier, codeChallenge } = newChallenge();
      const { code } = (await members().signUp(newEmail(), codeChallenge)).reply;
      const grant = { code, codeVerifier, refreshToken: guest.token.refreshToken ?? '' };
      expect((await members().exchange(grant)).status).toBe(409);
      open().onWayToProvider(undefined);
      await sql`update orders set settle_after = now() - interval '1 second' where status = 'PAYMENT_PENDING'`.execute(
        open().database.db,
      );
      await open().complete();
      expect((await members().exchange(grant)).status).toBe(200);
    });
  });
};
