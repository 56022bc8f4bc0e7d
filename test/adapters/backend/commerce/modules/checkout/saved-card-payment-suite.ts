import { describe, expect, test } from 'vitest';
import { addresses } from '#adapters/contract/addresses.ts';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { savedCards } from '#adapters/contract/saved-cards.ts';
import { address, card, item, place, startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';

type PayingBody = { readonly token?: string; readonly savedCardId?: string; readonly save?: { holderName: string } };

const TOKEN = 'tok_test_succeeds';

export const savedCardPaymentSuite = (open: () => Shop): void => {
  const member = async (): Promise<Shopper> => (await makeMembers(open().commerce.fetch).join()).member;
  const cardsOf = async (shopper: Shopper) => (await shopper.call(savedCards.list)).reply.paymentInstruments;
  const save = async (shopper: Shopper, token = TOKEN): Promise<string> =>
    (
      await shopper.call(savedCards.add, {
        body: { token, expMonth: 12, expYear: 2039, holderName: 'Ada Byron', isDefault: false },
      })
    ).reply.paymentInstrumentId;
  /** A cart with its addresses and method: only the card is missing. */
  const billed = async (shopper: Shopper): Promise<string> => {
    const { id: basketId } = (await startCart(shopper, item)).reply;
    const params = { basketId };
    await shopper.call(cart.setShippingAddress, { params, body: { address } });
    await shopper.call(cart.chooseShippingMethod, {
      query: params,
      body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'standard' }] },
    });
    await shopper.call(cart.setBillingAddress, { params, body: { address, sameAsShipping: true } });
    return basketId;
  };
  const pay = (shopper: Shopper, basketId: string, body: PayingBody) =>
    shopper.call(cart.addPaymentInstrument, {
      params: { basketId },
      body: { paymentMethod: 'CREDIT_CARD', ...body },
    });
  /** Prepares and places the order of a cart. */
  const order = async (shopper: Shopper, basketId: string) => {
    const { reply } = await shopper.call(checkout.prepareOrder, {
      query: { basketId },
      body: { email: 'ada@example.org' },
    });
    const [instrument] = reply.cart.payment_instruments;
    return place(shopper, {
      basketId,
      orderNumber: reply.orderNumber,
      instrumentId: instrument?.paymentInstrumentId ?? '',
      total: reply.cart.totals.total,
    });
  };
  const saving = { token: TOKEN, save: { holderName: ' Ada Byron ' } };

  describe('payment by a saved card', () => {
    test('PAY-05 PAY-08 a member pays by a saved card; it can pay again, and replies contain no id of the provider', async () => {
      const shopper = await member();
      const savedCardId = await save(shopper);
      for (let time = 1; time <= 2; time += 1) {
        const basketId = await billed(shopper);
        const paid = await pay(shopper, basketId, { savedCardId });
        expect(paid.reply.payment_instruments).toMatchObject([{ maskedNumber: '•••• 4242', brand: 'visa' }]);
        expect(paid.text).not.toContain('pm_');
        expect((await order(shopper, basketId)).reply.status).toBe('PLACED');
      }
    });

    test('PAY-08 a card that is removed before the order is placed is declined, and another card pays', async () => {
      const shopper = await member();
      const savedCardId = await save(shopper);
      const basketId = await billed(shopper);
      await pay(shopper, basketId, { savedCardId });
      await shopper.call(savedCards.remove, { params: { paymentInstrumentId: savedCardId } });
      expect(await order(shopper, basketId)).toMatchObject({ status: 402, errorId: 'PAY400' });
      await pay(shopper, basketId, card(TOKEN));
      expect((await order(shopper, basketId)).reply.status).toBe('PLACED');
    });

    test('AUTH-32 only its member pays by a saved card; a token and a saved card together are refused', async () => {
      const savedCardId = await save(await member());
      for (const shopper of [await member(), await open().shopper()])
        expect(await pay(shopper, await billed(shopper), { savedCardId })).toMatchObject({
          status: 400,
          errorId: 'PYT404',
        });
      const owner = await member();
      const both = { savedCardId: await save(owner), token: TOKEN };
      expect(await pay(owner, await billed(owner), both)).toMatchObject({ status: 400, errorId: 'PYT404' });
    });

    test('PAY-16 FE309 an expired saved card does not pay', async () => {
      const shopper = await member();
      const savedCardId = await save(shopper);
      await open()
        .database.db.updateTable('savedCard')
        .set({ expMonth: 1, expYear: 2020 })
        .where('paymentInstrumentId', '=', savedCardId)
        .execute();
      expect(await pay(shopper, await billed(shopper), { savedCardId })).toMatchObject({
        status: 400,
        errorId: 'FE309',
      });
    });
  });

  describe('saving the card of a cart', () => {
    test('PAY-08 PAY-09 a typed card is saved only when asked, with the saved address that it is billed to', async () => {
      const shopper = await member();
      const saved = await shopper.call(addresses.add, { body: { ...address, approachType: 'B', main: true } });
      const [billing] = saved.reply.addresses;
      const basketId = await billed(shopper);
      await pay(shopper, basketId, { token: TOKEN });
      expect(await cardsOf(shopper)).toEqual([]);
      const paid = await pay(shopper, basketId, saving);
      expect(paid.reply.payment_instruments).toMatchObject([{ maskedNumber: '•••• 4242' }]);
      expect(await cardsOf(shopper)).toMatchObject([
        { last4: '4242', holderName: 'Ada Byron', isDefault: true, billingAddressId: billing?.id },
      ]);
      expect((await order(shopper, basketId)).reply.status).toBe('PLACED');
      await shopper.call(addresses.remove, { params: { addressId: billing?.id ?? '' } });
      expect(Object.keys((await cardsOf(shopper))[0] ?? {})).not.toContain('billingAddressId');
    });

    test('PAY-08 a card that is saved already pays, and is not saved again', async () => {
      const shopper = await member();
      await save(shopper);
      const basketId = await billed(shopper);
      expect((await pay(shopper, basketId, saving)).status).toBe(200);
      expect([await cardsOf(shopper), (await order(shopper, basketId)).reply.status]).toMatchObject([
        [{ last4: '4242' }],
        'PLACED',
      ]);
    });

    test('I12 the same call again saves once', async () => {
      const shopper = await member();
      const basketId = await billed(shopper);
      const call = {
        params: { basketId },
        body: { paymentMethod: 'CREDIT_CARD', ...saving },
        key: crypto.randomUUID(),
      };
      const first = await shopper.call(cart.addPaymentInstrument, call);
      expect((await shopper.call(cart.addPaymentInstrument, call)).text).toBe(first.text);
      expect(await cardsOf(shopper)).toHaveLength(1);
    });

    test.each([
      ['tok_test_card_declined', 402, 'PAY400'],
      ['tok_test_fraud', 402, 'PYT402'],
    ])('PAY-08 %s is refused with %i %s: neither saved nor attached', async (token, status, errorId) => {
      const shopper = await member();
      const basketId = await billed(shopper);
      expect(await pay(shopper, basketId, { ...saving, token })).toMatchObject({ status, errorId });
      const { reply } = await shopper.call(cart.read, { params: { basketId } });
      expect([await cardsOf(shopper), reply.payment_instruments]).toEqual([[], []]);
    });

    test('AUTH-18 a guest cannot save a card', async () => {
      const guest = await open().shopper();
      expect(await pay(guest, await billed(guest), saving)).toMatchObject({ status: 403, errorId: 'AUT440' });
    });
  });
};
