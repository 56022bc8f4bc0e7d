import { describe, expect, test } from 'vitest';
import { cart } from '#adapters/contract/cart.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { address, card, checkOut, place, prepareWith, startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { freshKey, type Shopper } from '#test/support/commerce/shopper.ts';
import { restock, stockOf, takeVariant } from '#test/support/commerce/variants.ts';

export const checkoutSuite = (open: () => Shop): void => {
  describe('checkout', () => {
    const started = async (
      siteId?: string,
    ): Promise<{
      readonly shopper: Shopper;
      readonly basketId: string;
      readonly params: { readonly basketId: string };
    }> => {
      const shopper = await open().shopper(siteId);
      const { id: basketId } = (await startCart(shopper, await takeVariant(open().database, 9))).reply;
      return { shopper, basketId, params: { basketId } };
    };
    const shipment = (shippingMethodId: string, shippingId = 'home-1') => ({
      shipments: [{ shippingId, shippingMethodId }],
    });
    const isoDay = /^\d{4}-\d\d-\d\d$/;
    const inBritain = { ...address, city: 'Leeds', postalCode: 'LS1 1AA', country: 'GB', stateCityProvDept: '' };

    test.each([
      ['SHP500 a PO box', { addressLine1: 'P.O. Box 12' }, 'SHP500'],
      ['SHP500 a PO box on the second line', { addressLine2: 'PO Box 12' }, 'SHP500'],
      ['PAY401 a country that is not served', { country: 'FR' }, 'PAY401'],
      ['SHP410 an empty phone', { recipientContactPhone: ' ' }, 'SHP410'],
      ['TAX309 a state whose tax is not known', { stateCityProvDept: 'ZZ' }, 'TAX309'],
      ['SHP404 a gap', { city: '' }, 'SHP404'],
      ['SHP404 ADR-07 a first name that is too long', { recipientFirstName: 'A'.repeat(51) }, 'SHP404'],
      ['SHP404 VAL-03 a last name with signs that no name has', { recipientLastName: 'Byron<3' }, 'SHP404'],
      ['SHP404 ADR-07 a line of 36 characters', { addressLine1: 'A'.repeat(36) }, 'SHP404'],
      ['SHP404 ADR-07 a city of 31 characters', { city: 'A'.repeat(31) }, 'SHP404'],
      ['SHP404 ADR-07 a postal code that its country does not write', { postalCode: 'nonsense' }, 'SHP404'],
      ['SHP404 VAL-02 an e-mail address that is none', { recipientContactEmail: 'ada@' }, 'SHP404'],
      ['SHP404 a line with markup', { addressLine1: '1 <b>Main</b> St' }, 'SHP404'],
      ['SHP410 VAL-07 a phone number that is none', { recipientContactPhone: 'x' }, 'SHP410'],
      ['SHP410 VAL-07 a phone number that is only a dial code', { recipientContactPhone: '+1 ()' }, 'SHP410'],
    ])('API-018 %s is refused', async (_, change, errorId) => {
      const { shopper, params } = await started();
      const wrong = { ...address, ...change };
      expect(await shopper.call(cart.setShippingAddress, { params, body: { address: wrong } })).toMatchObject({
        status: 400,
        errorId,
      });
      const result = (await shopper.call(cart.validateShippingAddress, { params, body: { address: wrong } })).reply;
      expect([result.valid, result.messages.length]).toEqual([false, 1]);
      expect((await shopper.call(cart.read, { params })).reply.shippingAddress).toBeUndefined();
    });

    test('PRO415 ADR-07 a postal code of another state is refused at its field', async () => {
      const { shopper, params } = await started();
      const body = { address: { ...address, postalCode: '02108' } };
      const refused = { status: 400, errorId: 'PRO415', params: { field: 'postalCode', region: 'CA' } };
      expect(await shopper.call(cart.validateShippingAddress, { params, body })).toMatchObject(refused);
      expect(await shopper.call(cart.setShippingAddress, { params, body })).toMatchObject(refused);
    });

    test('VAL-27 a refused address names its first invalid field', async () => {
      const { shopper, params } = await started();
      const wrong = { ...address, recipientLastName: '4711', postalCode: 'nonsense' };
      expect((await shopper.call(cart.setShippingAddress, { params, body: { address: wrong } })).params).toEqual({
        field: 'lastName',
      });
      expect((await shopper.call(cart.setBillingAddress, { params, body: { address: wrong } })).params).toEqual({
        field: 'lastName',
      });
    });

    test.each(['A\u202eda', 'A\u0007da', 'A\nda'])(
      'a name with control characters is refused: %j',
      async (recipientFirstName) => {
        const { shopper, params } = await started();
        expect(
          await shopper.call(cart.setShippingAddress, {
            params,
            body: { address: { ...address, recipientFirstName } },
          }),
        ).toMatchObject({ status: 400, errorId: 'API400' });
      },
    );

    const hidden = [
      '\u200b\u2060\ufeff',
      '\u200f',
      '\u061c',
      '\u00ad',
      '\u034f',
      '\u115f',
      '\u3164',
      '\u{e0020}\u{e0041}',
    ];
    test.each(hidden)('ADR-07 an address with an invisible line and city is refused: %j', async (unseen) => {
      const { shopper, params } = await started();
      const body = { address: { ...address, addressLine1: unseen, city: unseen } };
      expect(await shopper.call(cart.setShippingAddress, { params, body })).toMatchObject({
        status: 400,
        errorId: 'API400',
      });
      expect(await shopper.call(cart.setBillingAddress, { params, body })).toMatchObject({
        status: 400,
        errorId: 'API400',
      });
    });

    test('VAL-01 a city of joiners alone is refused', async () => {
      const { shopper, params } = await started();
      const body = { address: { ...address, city: '\u200d\u200c' } };
      expect(await shopper.call(cart.setShippingAddress, { params, body })).toMatchObject({
        status: 400,
        errorId: 'SHP404',
        params: { field: 'city' },
      });
      expect(await shopper.call(cart.setBillingAddress, { params, body })).toMatchObject({
        status: 400,
        errorId: 'BIL400',
        params: { field: 'city' },
      });
    });

    test('API-021 a billing address is stored without any contact details', async () => {
      const { shopper, params } = await started();
      const { recipientContactPhone: _, ...place } = address;
      const body = {
        address: { ...place, recipientContactEmail: 'A'.repeat(999), recipientContactPhone: '<b>'.repeat(300) },
      };
      expect((await shopper.call(cart.setBillingAddress, { params, body })).reply.billingAddress).toEqual(place);
    });

    test('VAL-22 VAL-30 ADR-06 ADR-07 an address is stored as the forms normalize it', async () => {
      const { shopper, params } = await started();
      const typed = {
        ...address,
        recipientFirstName: ' O\u2019Ada ',
        stateCityProvDept: 'california',
        postalCode: '946071234',
        country: 'us',
        recipientContactPhone: '(510) 555-0100',
      };
      const { reply } = await shopper.call(cart.setShippingAddress, { params, body: { address: typed } });
      expect(reply.shippingAddress).toEqual({ ...address, recipientFirstName: "O'Ada", postalCode: '94607-1234' });
    });

    test('SHP410 VAL-07 VAL-31 an order cannot be prepared with an invalid phone number; the mask is accepted', async () => {
      const shopper = await open().shopper();
      const { basketId } = await checkOut(shopper, await takeVariant(open().database, 9));
      const prepare = (phone: string) =>
        shopper.call(checkout.prepareOrder, { query: { basketId }, body: { email: 'ada@example.org', phone } });
      expect(await prepare('call me')).toMatchObject({ status: 400, errorId: 'SHP410' });
      expect((await prepare('(415) 555 - 0123')).status).toBe(200);
      expect((await prepare('+15105550100')).status).toBe(200);
    });

    test('CHK-07 a better spelling is suggested; a correct address has no suggestion', async () => {
      const { shopper, params } = await started();
      const validate = async (addressLine1: string) =>
        (await shopper.call(cart.validateShippingAddress, { params, body: { address: { ...address, addressLine1 } } }))
          .reply;
      expect(await validate('12 Main Str')).toMatchObject({
        valid: true,
        messages: [],
        suggestedAddress: { addressLine1: '12 Main St' },
      });
      expect(await validate('12 Main St')).toEqual({ valid: true, messages: [] });
    });

    test('API-018 the address is stored, tax is known from then on, and a billing address with the same-as flag follows it', async () => {
      const { shopper, params } = await started();
      const first = (
        await shopper.call(cart.setShippingAddress, {
          params,
          body: { address: { ...address, addressLine1: ' 1 Main St ' } },
        })
      ).reply;
      expect(first.shippingAddress).toEqual(address);
      expect(first.totals.tax).toBeGreaterThan(0);
      await shopper.call(cart.setBillingAddress, { params, body: { address, sameAsShipping: true } });
      const moved = (
        await shopper.call(cart.setShippingAddress, {
          params,
          body: { address: { ...address, addressLine1: '2 Side St', stateCityProvDept: 'OR', postalCode: '97201' } },
        })
      ).reply;
      expect([moved.billingAddress?.addressLine1, moved.billingSameAsShipping, moved.totals.tax]).toEqual([
        '2 Side St',
        true,
        0,
      ]);
    });

    test('API-024 API-016 delivery methods are offered with their prices, and one is chosen', async () => {
      const { shopper, params } = await started('nordkamm-ca');
      const { applicableShippingMethods } = (
        await shopper.call(cart.listShippingMethods, {
          params: { ...params, shippingId: 'home-1' },
          query: { country: 'ca' },
        })
      ).reply;
      const isOnTime = applicableShippingMethods.length === 3;
      expect(applicableShippingMethods.map(({ id, price }) => [id, price])).toEqual([
        ['standard', 0],
        ['express', 15],
        // Only before 2 p.m. on business days.
        ...(isOnTime ? [['same-day', 20]] : []),
      ]);
      expect(applicableShippingMethods[0]?.label).toBe('Livraison standard');
      for (const { arrival } of applicableShippingMethods)
        expect([arrival?.from, arrival?.to]).toEqual([expect.stringMatching(isoDay), expect.stringMatching(isoDay)]);
      const { reply } = await shopper.call(cart.chooseShippingMethod, { query: params, body: shipment('express') });
      expect([
        reply.shippingMethods[0]?.shippingMethodId,
        reply.totals.shipping,
        reply.items[0]?.shippingOptions.shippingMethod.code,
      ]).toEqual(['express', 15, 'express']);
    });

    test('an unknown delivery method or shipment is refused, and so is an unknown country', async () => {
      const { shopper, params } = await started();
      expect(
        await shopper.call(cart.chooseShippingMethod, { query: params, body: shipment('by-drone') }),
      ).toMatchObject({ status: 400, errorId: 'SHP404' });
      expect(
        await shopper.call(cart.chooseShippingMethod, { query: params, body: shipment('standard', 'elsewhere') }),
      ).toMatchObject({ errorId: 'SHP404' });
      expect(await shopper.call(cart.chooseShippingMethod, { query: params, body: { shipments: [] } })).toMatchObject({
        errorId: 'SHP404',
      });
      expect(
        await shopper.call(cart.setShippingAddress, { params, body: { address, shippingId: 'elsewhere' } }),
      ).toMatchObject({ errorId: 'SHP404' });
      expect(
        await shopper.call(cart.listShippingMethods, { params: { ...params, shippingId: 'elsewhere' } }),
      ).toMatchObject({ errorId: 'SHP404' });
      expect(
        await shopper.call(cart.listShippingMethods, {
          params: { ...params, shippingId: 'home-1' },
          query: { country: 'FR' },
        }),
      ).toMatchObject({ errorId: 'PAY401' });
    });

    test('SHP410 same-day delivery needs a phone number', async () => {
      const { shopper, params } = await started();
      const { recipientContactPhone: _, ...quiet } = address;
      await shopper.call(cart.setShippingAddress, { params, body: { address: quiet } });
      expect(
        await shopper.call(cart.chooseShippingMethod, { query: params, body: shipment('same-day') }),
      ).toMatchObject({ status: 400, errorId: 'SHP410' });
      expect(
        (await shopper.call(cart.chooseShippingMethod, { query: params, body: shipment('standard') })).status,
      ).toBe(200);
    });

    test.each([
      [
        'BIL400 an empty billing address',
        { recipientFirstName: '', recipientLastName: '', addressLine1: '', city: '', postalCode: '', country: '' },
        'BIL400',
      ],
      ['BILL410 a billing address with a gap', { city: '' }, 'BILL410'],
      ['BILL410 ADR-06 a billing address without the state that its country has', { stateCityProvDept: '' }, 'BILL410'],
      ['BIL400 ADR-07 a postal code that its country does not write', { postalCode: 'nonsense' }, 'BIL400'],
      ['BIL400 a country that ISO 3166-1 does not have', { country: 'ZZ', stateCityProvDept: '' }, 'BIL400'],
      ['BIL400 VAL-03 a name that is too long', { recipientFirstName: 'A'.repeat(900) }, 'BIL400'],
    ])('API-021 %s', async (_, change, errorId) => {
      const { shopper, params } = await started();
      expect(
        await shopper.call(cart.setBillingAddress, { params, body: { address: { ...address, ...change } } }),
      ).toMatchObject({ status: 400, errorId });
    });

    test('API-021 billing with the same-as flag needs a shipping address', async () => {
      const { shopper, params } = await started();
      expect(
        await shopper.call(cart.setBillingAddress, { params, body: { address, sameAsShipping: true } }),
      ).toMatchObject({ status: 400, errorId: 'SHP404' });
    });

    test('API-023 API-032 the card is offered, and its session comes from the provider', async () => {
      const { shopper, basketId, params } = await started();
      expect((await shopper.call(cart.listPaymentMethods, { params })).reply.paymentMethods).toContainEqual({
        code: 'CREDIT_CARD',
        label: 'Card',
        enabled: true,
      });
      const query = { basketId, paymentMethod: 'CREDIT_CARD', returnUrl: '/en-us/checkout' };
      const session = (await shopper.call(cart.openPaymentSession, { query })).reply;
      expect(session.providerUrl).toBe('http://payments.test');
      expect(Object.keys(session).sort()).toEqual(['clientToken', 'expiresAt', 'providerUrl', 'sessionId']);
      expect(
        await shopper.call(cart.openPaymentSession, { query: { ...query, paymentMethod: 'GIFT_CARD' } }),
      ).toMatchObject({ status: 400, errorId: 'PYT405' });
      open().onWayToProvider(async () => new Response('<html>', { status: 502 }));
      expect(await shopper.call(cart.openPaymentSession, { query })).toMatchObject({ status: 503, errorId: 'PAY400' });
      open().onWayToProvider(undefined);
    });

    test('PAY-07 API-032 a shopper returns from the provider to a path of the shop; any other return address is refused with API400', async () => {
      const { shopper, basketId } = await started();
      const query = { basketId, paymentMethod: 'CREDIT_CARD', returnUrl: '/en-us/checkout?step=payment' };
      expect((await shopper.call(cart.openPaymentSession, { query })).status).toBe(200);
      for (const returnUrl of [
        'https://evil.test/en-us/checkout',
        'javascript:alert(1)',
        '//evil.test/',
        '/\\evil.test/',
        '\\\\evil.test/',
        'evil.test',
        '/ /evil.test',
        '/..//evil.test',
        '/%2f/evil.test',
        '/\t/evil.test',
        '',
        `/${'a'.repeat(2_048)}`,
      ])
        expect([
          returnUrl,
          await shopper.call(cart.openPaymentSession, { query: { ...query, returnUrl } }),
        ]).toMatchObject([returnUrl, { status: 400, errorId: 'API400' }]);
    });

    test('API-025 a card is shown by brand and last digits as the provider reports them, and replaces an earlier one', async () => {
      const { shopper, params } = await started();
      await shopper.call(cart.addPaymentInstrument, { params, body: card('tok_test_succeeds') });
      const forged = { ...card('tok_test_challenge'), last4: '9999', brand: 'amex' };
      const { reply, text } = await shopper.call(cart.addPaymentInstrument, { params, body: forged });
      expect(reply.payment_instruments).toEqual([
        {
          paymentInstrumentId: expect.any(String),
          paymentMethod: 'CREDIT_CARD',
          label: 'Card',
          amount: reply.totals.total,
          maskedNumber: '•••• 3220',
          brand: 'visa',
        },
      ]);
      expect(text).not.toContain('tok_test');
    });

    test('PAY-18 a card token made for one cart is refused for another', async () => {
      const [own, other] = [await started(), await started()];
      const query = { basketId: own.basketId, paymentMethod: 'CREDIT_CARD', returnUrl: '/en-us/checkout' };
      const { clientToken } = (await own.shopper.call(cart.openPaymentSession, { query })).reply;
      const typed = JSON.stringify({
        number: '4242424242424242',
        expMonth: 12,
        expYear: 2039,
        code: '123',
        holderName: 'Ada Lovelace',
      });
      const answer = await open().provider.fetch(
        new Request('http://payments.test/v1/tokens', {
          method: 'POST',
          headers: { authorization: `Bearer ${clientToken}` },
          body: typed,
        }),
      );
      const { token }: { readonly token: string } = JSON.parse(await answer.text());
      expect(
        await other.shopper.call(cart.addPaymentInstrument, { params: other.params, body: card(token) }),
      ).toMatchObject({ status: 402, errorId: 'PAY400' });
      expect(
        (await own.shopper.call(cart.addPaymentInstrument, { params: own.params, body: card(token) })).reply
          .payment_instruments,
      ).toMatchObject([{ maskedNumber: '•••• 4242' }]);
    });

    test.each([
      ['PYT405 a method that is not offered', { paymentMethod: 'CASH' }, 'PYT405'],
      ['PYT404 a card without a token', { token: '' }, 'PYT404'],
    ])('API-025 %s', async (_, change, errorId) => {
      const { shopper, params } = await started();
      expect(
        await shopper.call(cart.addPaymentInstrument, { params, body: { ...card('tok_test_succeeds'), ...change } }),
      ).toMatchObject({ status: 400, errorId });
    });

    test.each([
      ['PAY400 a token that the provider does not know', () => undefined, { status: 402, errorId: 'PAY400' }],
      [
        'PAY400 a provider that is away',
        () => open().onWayToProvider(async () => new Response('<html>', { status: 502 })),
        { status: 503, errorId: 'PAY400' },
      ],
      [
        'FE309 a card that has expired',
        () =>
          open().onWayToProvider(async () =>
            Response.json({ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2020 }),
          ),
        { status: 400, errorId: 'FE309' },
      ],
    ])('API-025 %s', async (_, arrange, refused) => {
      const { shopper, params } = await started();
      arrange();
      expect(await shopper.call(cart.addPaymentInstrument, { params, body: card('made-up') })).toMatchObject(refused);
      open().onWayToProvider(undefined);
      expect((await shopper.call(cart.read, { params })).reply.payment_instruments).toEqual([]);
    });

    test.each([
      ['a token that the provider does not know is the input of a shopper and is not reported', undefined, []],
      [
        'a 404 that is not about a token is reported',
        async () => Response.json({ error: 'not_found' }, { status: 404 }),
        ['The payment provider answered 404'],
      ],
    ])('API-025 %s', async (_, act, reported) => {
      const { shopper, params } = await started();
      const before = open().problems.length;
      open().onWayToProvider(act);
      await shopper.call(cart.addPaymentInstrument, { params, body: card('made-up') });
      open().onWayToProvider(undefined);
      expect(open().problems.slice(before)).toEqual(reported);
    });

    test('I12 API-025 attaching a card again under its key succeeds while the provider is down, and another card under that key is refused', async () => {
      const { shopper, params } = await started();
      const attach = (token: string, key: string) =>
        shopper.call(cart.addPaymentInstrument, { params, body: card(token), key });
      const first = await attach('tok_test_succeeds', 'attach-once');
      open().onWayToProvider(async () => new Response('<html>', { status: 502 }));
      expect(await attach('tok_test_succeeds', 'attach-once')).toMatchObject({ status: 200, text: first.text });
      expect(await attach('tok_test_challenge', 'attach-once')).toMatchObject({ status: 422, errorId: 'API406' });
      expect(await attach('tok_test_succeeds', 'attach-again')).toMatchObject({ status: 503, errorId: 'PAY400' });
      open().onWayToProvider(undefined);
    });

    test('API-036 a fingerprint is accepted', async () => {
      const { shopper, basketId } = await started();
      const body = { basketId, sessionId: 'session', fingerPrint: 'print' };
      expect(await shopper.call(cart.fingerprint, { body })).toMatchObject({ status: 204, text: '' });
      expect(await shopper.call(cart.fingerprint, { body: { ...body, basketId: 'unknown' } })).toMatchObject({
        status: 404,
        errorId: 'BSK404',
      });
    });

    test('API-033 CHK380 until every part is present', async () => {
      const { shopper, params } = await started();
      const prepare = (email = 'ada@example.org') =>
        shopper.call(checkout.prepareOrder, { query: params, body: { email } });
      const steps = [
        () => shopper.call(cart.setShippingAddress, { params, body: { address } }),
        () => shopper.call(cart.chooseShippingMethod, { query: params, body: shipment('standard') }),
        () => shopper.call(cart.setBillingAddress, { params, body: { address } }),
        () => shopper.call(cart.addPaymentInstrument, { params, body: card('tok_test_succeeds') }),
      ];
      for (const step of steps) {
        expect(await prepare()).toMatchObject({ status: 400, errorId: 'CHK380' });
        expect((await step()).status).toBe(200);
      }
      expect(await prepare('unknown')).toMatchObject({ errorId: 'CHK380' });
      expect((await prepare()).status).toBe(200);
    });

    test('API-033 the order number has ten digits and survives changes, and the stock is held', async () => {
      const variant = await takeVariant(open().database, 4);
      const shopper = await open().shopper();
      const ready = await checkOut(shopper, { ...variant, qty: 2 });
      expect(ready.orderNumber).toMatch(/^\d{10}$/);
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 4, reserved: 2 });
      await shopper.call(cart.chooseShippingMethod, { query: { basketId: ready.basketId }, body: shipment('express') });
      const again = await prepareWith(shopper, ready.basketId, 'tok_test_succeeds');
      expect([again.orderNumber, again.total]).toEqual([ready.orderNumber, ready.total + 15]);
      expect(await stockOf(open().database, variant)).toEqual({ onHand: 4, reserved: 2 });
    });

    test('I07 API-034 a cart that was changed after it was prepared is not ordered: 409 with the cart as it is now; without the change, or without what was agreed to, it has to be prepared again', async () => {
      const variant = await takeVariant(open().database, 4);
      const shopper = await open().shopper();
      const ready = await checkOut(shopper, variant);
      const query = { basketId: ready.basketId };
      const { agreement = '' } = (
        await shopper.call(checkout.prepareOrder, { query, body: { email: 'ada@example.org' } })
      ).reply;
      const choose = (method: string) => shopper.call(cart.chooseShippingMethod, { query, body: shipment(method) });
      await choose('express');
      const refused = await place(shopper, ready, { key: freshKey(), agreement });
      expect([refused.status, JSON.parse(refused.text).totals.total]).toEqual([409, ready.total + 15]);
      expect(await place(shopper, ready, { key: freshKey() })).toMatchObject({ status: 400, errorId: 'CHK380' });
      await choose('standard');
      expect(await place(shopper, ready, { key: freshKey(), agreement })).toMatchObject({
        status: 400,
        errorId: 'CHK380',
      });
    });

    test('API-033 an outdated version is 409, missing stock INV406', async () => {
      const variant = await takeVariant(open().database, 4);
      const shopper = await open().shopper();
      const { basketId } = await checkOut(shopper, variant);
      const prepare = (ifMatch?: string) =>
        shopper.call(checkout.prepareOrder, {
          query: { basketId },
          body: { email: 'ada@example.org' },
          key: freshKey(),
          ifMatch,
        });
      expect(await prepare('"1"')).toMatchObject({ status: 409, errorId: undefined });
      const { etag } = await shopper.call(cart.read, { params: { basketId } });
      expect((await prepare(etag)).etag).toBe(etag);
      await restock(open().database, variant, 0);
      expect(await prepare(etag)).toMatchObject({ status: 400, errorId: 'INV406' });
    });

    test('BSK404 for every step of an unknown cart', async () => {
      const { shopper } = await started('nordkamm-gb');
      const params = { basketId: 'unknown' };
      const answers = [
        await shopper.call(cart.setShippingAddress, { params, body: { address: inBritain } }),
        await shopper.call(cart.validateShippingAddress, { params, body: { address: inBritain } }),
        await shopper.call(cart.chooseShippingMethod, { query: params, body: shipment('standard') }),
        await shopper.call(cart.listShippingMethods, { params: { ...params, shippingId: 'home-1' } }),
        await shopper.call(cart.setBillingAddress, { params, body: { address: inBritain } }),
        await shopper.call(cart.listPaymentMethods, { params }),
        await shopper.call(cart.openPaymentSession, {
          query: { ...params, paymentMethod: 'CREDIT_CARD', returnUrl: '/' },
        }),
        await shopper.call(cart.addPaymentInstrument, { params, body: card('tok_test_succeeds') }),
        await shopper.call(cart.reserve, { body: { ...params, items: [] } }),
        await shopper.call(checkout.prepareOrder, { query: params, body: { email: 'ada@example.org' } }),
        await shopper.call(checkout.placeOrder, { query: params, body: { ...params, captchaToken: 'person' } }),
        await shopper.call(cart.removeItem, { body: { ...params, itemId: 'x' } }),
        await shopper.call(cart.updateItem, { params, query: { itemId: 'x' }, body: { qty: 1 } }),
      ];
      expect(answers.map(({ status, errorId }) => `${status} ${errorId}`)).toEqual(answers.map(() => '404 BSK404'));
    });
  });
};
