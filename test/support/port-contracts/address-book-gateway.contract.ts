import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountGateway } from '#core/account/ports/account-gateway.ts';
import type { AddressBookGateway } from '#core/account/ports/address-book-gateway.ts';
import type { NewAddress } from '#core/profile/address-book.ts';
import { MAX_ADDRESSES } from '#core/profile/address-refusal.ts';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import { failureOf, run } from '../run.ts';
import { enterAsMember } from './member-session.ts';

export type AddressBookGatewayUnderTest = {
  readonly addressBook: AddressBookGateway;
  readonly accounts: AccountGateway;
  readonly sessions: SessionRepository;
  readonly newKey: () => string;
};

const address: NewAddress = {
  type: 'S',
  main: false,
  firstName: 'Grace',
  lastName: 'Hopper',
  line1: '1 Main Street',
  city: 'Boston',
  state: 'MA',
  postalCode: '02108',
  country: 'US',
  phone: '+16175550100',
};

/** The contract of every gateway of address books. */
export const addressBookGatewayContract = (name: string, open: () => Promise<AddressBookGatewayUnderTest>): void => {
  describe(`AddressBookGateway: ${name}`, () => {
    let subject: AddressBookGatewayUnderTest;
    beforeAll(async () => {
      subject = await open();
      await enterAsMember(subject, 'book@example.org');
    });

    test('API-061 API-062 API-063 ADR-02 ADR-09 addresses are added, changed and removed; an equal one and the 21st are refused', async () => {
      const { addressBook, newKey } = subject;
      const add = (part: Partial<NewAddress>) => addressBook.add({ key: newKey(), address: { ...address, ...part } });
      const [first] = await run(add({}));
      if (first === undefined) throw new Error('No address was saved');
      expect(first).toEqual({ ...address, id: first.id, main: true });
      expect(await failureOf(add({ city: 'BOSTON' }))).toEqual({ _tag: 'AddressAlreadySaved' });
      const [, second] = await run(add({ line1: '2 Main Street', main: true }));
      expect(second?.main).toBe(true);
      const moved = { ...first, city: 'Salem', main: true };
      expect(await run(addressBook.change({ key: newKey(), address: moved }))).toEqual([
        moved,
        { ...second, main: false },
      ]);
      expect(await run(addressBook.remove({ key: newKey(), id: first.id }))).toEqual([second]);
      expect(await run(addressBook.read)).toEqual([second]);
      for (const wrong of [
        addressBook.remove({ key: newKey(), id: first.id }),
        addressBook.change({ key: newKey(), address: first }),
      ])
        expect(await failureOf(wrong)).toMatchObject({ errorId: 'API404' });
      for (let at = 2; at <= MAX_ADDRESSES; at += 1) await run(add({ line1: `${at} Side Street` }));
      expect(await failureOf(add({ line1: '21 Side Street' }))).toEqual({ _tag: 'AddressBookFull' });
    });

    test('a key adds one address', async () => {
      const { addressBook, newKey } = subject;
      for (const { id } of await run(addressBook.read)) await run(addressBook.remove({ key: newKey(), id }));
      const key = newKey();
      await run(addressBook.add({ key, address }));
      expect(await run(addressBook.add({ key, address }))).toHaveLength(1);
    });

    test('API-070 API-071 ADR-06 the form of the United States has a region, that of Great Britain has none', async () => {
      const { addressBook } = subject;
      const codes = (await run(addressBook.countries)).map(({ code }) => code);
      expect(codes).toEqual(expect.arrayContaining(['GB', 'US']));
      const fields = async (country: string) => {
        const { fields: all, regions } = await run(addressBook.layout(country));
        return [all.some(({ name: field }) => field === 'state'), regions.length > 0, all.length];
      };
      expect([await fields('US'), await fields('GB')]).toEqual([
        [true, true, 8],
        [false, false, 7],
      ]);
      expect(await failureOf(addressBook.layout('ZZ'))).toMatchObject({ errorId: 'API404' });
    });

    test('AUTH-32 without a member there is no address book', async () => {
      const { addressBook, sessions } = subject;
      await run(sessions.clear);
      expect(['AUT440', 'AUT498']).toContain((await failureOf(addressBook.read)).errorId);
    });
  });
};
