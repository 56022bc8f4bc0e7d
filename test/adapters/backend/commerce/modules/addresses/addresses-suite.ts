import { describe, expect, test } from 'vitest';
import { account } from '#adapters/contract/account.ts';
import { addresses } from '#adapters/contract/addresses.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import { makeMembers } from '#test/support/commerce/member.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';

const address = {
  addressLine1: '1 Main Street',
  city: 'Boston',
  postalCode: '02108',
  stateCityProvDept: 'MA',
  country: 'US',
  recipientFirstName: 'Ada',
  recipientLastName: 'Byron',
  recipientContactPhone: '+16175550100',
};
type Body = typeof address & { readonly approachType?: 'S' | 'B'; readonly main?: boolean };

export const addressesSuite = (open: () => Shop): void => {
  const member = async (): Promise<Shopper> => (await makeMembers(open().commerce.fetch).join()).member;
  const add = (shopper: Shopper, body: Partial<Body> = {}) =>
    shopper.call(addresses.add, { body: { ...address, ...body } });
  const bookOf = async (shopper: Shopper) =>
    (await shopper.call(account.profile)).reply.consumerDetails.address.map(
      ({ addressLine1, approachType, main }) => `${addressLine1} ${approachType}${main ? '*' : ''}`,
    );

  describe('address book', () => {
    test('API-061 API-062 API-063 ADR-01 ADR-02 ADR-05 ENT-07 an address is added, changed and removed; the profile has the book', async () => {
      const shopper = await member();
      const { reply } = await add(shopper, { addressLine1: ' 1  Main Street ' });
      const [first] = reply.addresses;
      expect(first).toEqual({
        ...address,
        addressLine1: '1  Main Street',
        id: first?.id,
        approachType: 'S',
        main: true,
      });
      const params = { addressId: first?.id ?? '' };
      const changed = await shopper.call(addresses.change, {
        params,
        body: { ...address, addressLine1: '2 Main Street', approachType: 'B' },
      });
      expect(changed.reply.addresses).toEqual([{ ...first, addressLine1: '2 Main Street' }]);
      expect((await shopper.call(account.profile)).reply.consumerDetails.address).toEqual(changed.reply.addresses);
      expect((await shopper.call(addresses.remove, { params })).reply).toEqual({ addresses: [] });
      expect(await bookOf(shopper)).toEqual([]);
    });

    test('ADR-02 ADR-03 ADR-04 PR-10 each type has one main address; the oldest other one follows a removed main one', async () => {
      const shopper = await member();
      for (const [line, approachType] of [
        ['a', 'S'],
        ['b', 'S'],
        ['c', 'S'],
        ['d', 'B'],
      ] as const)
        await add(shopper, { addressLine1: line, approachType });
      expect(await bookOf(shopper)).toEqual(['a S*', 'b S', 'c S', 'd B*']);
      const ids = (await shopper.call(account.profile)).reply.consumerDetails.address.map(({ id }) => id);
      const change = (at: number, body: Partial<Body>) =>
        shopper.call(addresses.change, { params: { addressId: ids[at] ?? '' }, body: { ...address, ...body } });
      await change(2, { addressLine1: 'c', main: true });
      expect(await bookOf(shopper)).toEqual(['a S', 'b S', 'c S*', 'd B*']);
      await shopper.call(addresses.remove, { params: { addressId: ids[2] ?? '' } });
      expect(await bookOf(shopper)).toEqual(['a S*', 'b S', 'd B*']);
      await add(shopper, { addressLine1: 'e', main: true });
      expect(await bookOf(shopper)).toEqual(['a S', 'b S', 'd B*', 'e S*']);
    });

    test('ADR-09 an equal address, in any letter case, and the 21st are refused, also for concurrent calls', async () => {
      const shopper = await member();
      await add(shopper);
      const equal = { addressLine1: '1 MAIN street', city: ' boston ' };
      expect(await add(shopper, equal)).toMatchObject({ status: 409, errorId: 'API406' });
      expect((await add(shopper, { ...equal, approachType: 'B' })).status).toBe(200);
      for (let at = 3; at <= 18; at += 1) await add(shopper, { addressLine1: `${at} Side Street` });
      const statuses = await Promise.all(
        [19, 20, 21, 22].map(async (at) => (await add(shopper, { addressLine1: `${at} Side Street` })).status),
      );
      expect(statuses.toSorted()).toEqual([200, 200, 409, 409]);
      const full = await add(shopper, { addressLine1: 'one more' });
      expect([full.status, full.errorId, full.text.includes('"max":20')]).toEqual([409, 'API406', true]);
      expect(await bookOf(shopper)).toHaveLength(20);
    });

    test.each([
      [{ recipientContactPhone: '' }, 'SHP410'],
      [{ recipientContactPhone: '12' }, 'SHP410'],
      [{ addressLine1: 'PO Box 12' }, 'SHP500'],
      [{ postalCode: 'nonsense' }, 'PRO415'],
      // A ZIP code of California.
      [{ postalCode: '94607' }, 'PRO415'],
      [{ country: 'DE' }, 'PRO400'],
      [{ stateCityProvDept: '' }, 'PRO400'],
      [{ addressLine1: 'x'.repeat(36) }, 'PRO400'],
      [{ city: 'x'.repeat(31) }, 'PRO400'],
      [{ recipientFirstName: '' }, 'PRO400'],
    ])('ADR-07 ADR-08 %j is refused with %s, and changes nothing', async (part, errorId) => {
      const shopper = await member();
      await add(shopper);
      const before = await bookOf(shopper);
      expect(await add(shopper, { addressLine1: '9 Side Street', ...part })).toMatchObject({ status: 400, errorId });
      expect(await bookOf(shopper)).toEqual(before);
    });

    test('ADR-07 ADR-08 a billing address needs no phone number and may be a PO box; Great Britain has no state', async () => {
      const shopper = await member();
      const { recipientContactPhone: _phone, stateCityProvDept: _state, ...rest } = address;
      const billing = await shopper.call(addresses.add, {
        body: { ...address, addressLine1: 'PO Box 12', recipientContactPhone: '', approachType: 'B' },
      });
      expect(billing.reply.addresses[0]).not.toHaveProperty('recipientContactPhone');
      const british = await shopper.call(addresses.add, {
        body: { ...rest, country: 'gb', postalCode: 'sw1a1aa', recipientContactPhone: '020 7946 0000' },
      });
      expect(british.reply.addresses[1]).toMatchObject({
        country: 'GB',
        postalCode: 'SW1A 1AA',
        recipientContactPhone: '+442079460000',
      });
      expect(british.reply.addresses[1]).not.toHaveProperty('stateCityProvDept');
    });

    test('ADR-01 an address of the type X is refused with API400', async () => {
      const access = (await member()).token.accessToken;
      const response = await open().commerce.fetch(
        new Request('http://service.test/consumers-v3/consumer/address', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${access}`,
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
            siteid: 'nordkamm-us',
          },
          body: JSON.stringify({ ...address, approachType: 'X' }),
        }),
      );
      expect(response.status).toBe(400);
    });

    test('AUTH-18 AUTH-32 only its member reaches an address: 401 without a token, 403 for a guest, 404 for another member', async () => {
      const [owner, other] = [await member(), await member()];
      const guest = await open().shopper();
      const visitor = makeMembers(open().commerce.fetch).holding({
        consumerId: '',
        consumerType: '',
        accessExpiry: '',
        refreshExpiry: '',
      });
      const addressId = (await add(owner)).reply.addresses[0]?.id ?? '';
      const statuses = async (shopper: Shopper) => [
        (await add(shopper)).status,
        (await shopper.call(addresses.change, { params: { addressId }, body: { ...address, city: 'Salem' } })).status,
        (await shopper.call(addresses.remove, { params: { addressId } })).status,
      ];
      expect([await statuses(visitor), await statuses(guest), await statuses(other)]).toEqual([
        [401, 401, 401],
        [403, 403, 403],
        [200, 404, 404],
      ]);
      expect(await bookOf(owner)).toEqual(['1 Main Street S*']);
    });

    test('a repeated call with the same key adds an address once', async () => {
      const shopper = await member();
      const key = crypto.randomUUID();
      const [one, two] = [
        await shopper.call(addresses.add, { key, body: address }),
        await shopper.call(addresses.add, { key, body: address }),
      ];
      expect([one.status, two.text]).toEqual([200, one.text]);
    });
  });

  describe('forms of countries', () => {
    test('API-070 ADR-06 the countries of the sites, by name in the language of the site', async () => {
      const guest = await open().shopper('nordkamm-ca');
      const { countries } = (await guest.call(addresses.countries)).reply;
      expect(countries).toEqual([
        { code: 'CA', name: 'Canada', dialCode: '+1', phoneMask: '(XXX) XXX - XXXX' },
        { code: 'US', name: 'États-Unis', dialCode: '+1', phoneMask: '(XXX) XXX - XXXX' },
        { code: 'GB', name: 'Royaume-Uni', dialCode: '+44', phoneMask: 'XXXX - XXX - XXX' },
      ]);
    });

    test('API-071 ADR-06 labels and fields depend on the country: US has State and ZIP code, GB Postcode and no state', async () => {
      const guest = await open().shopper();
      const layout = async (countryCode: string) =>
        (await guest.call(addresses.layout, { params: { countryCode } })).reply;
      const [us, gb] = [await layout('US'), await layout('GB')];
      expect(us.addressFields.map(({ label, required }) => `${label}${required ? '' : '?'}`)).toEqual([
        'First name',
        'Last name',
        'Address line 1',
        'Address line 2?',
        'City',
        'State',
        'ZIP code',
        'Phone',
      ]);
      expect(gb.addressFields.map(({ name, label }) => [name, label]).slice(4)).toEqual([
        ['city', 'Town or city'],
        ['postalCode', 'Postcode'],
        ['recipientContactPhone', 'Phone'],
      ]);
      expect([us.states.length, us.states[0], gb.states]).toEqual([51, { code: 'AL', name: 'Alabama' }, []]);
      expect([new RegExp(us.postalCodePattern).test('02108'), new RegExp(gb.postalCodePattern).test('02108')]).toEqual([
        true,
        false,
      ]);
      expect(await guest.call(addresses.layout, { params: { countryCode: 'DE' } })).toMatchObject({
        status: 404,
        errorId: 'API404',
      });
    });
  });
};
