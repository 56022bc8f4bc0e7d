import * as Effect from 'effect/Effect';
import type { AddressBookGateway } from '../account/ports/address-book-gateway.ts';
import { savedAddressForm } from '../account/saved-address-form.ts';
import type { ApiFailure } from '../failures/api-failure.ts';
import { fromEither } from '../kernel/from-either.ts';
import { AddressBook } from '../profile/address-book.ts';
import { regionsOf } from '../profile/region.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import { Session } from '../session/session.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** An address book in memory, and the countries US and GB. A label is the name of its field and the country. */
export type FakeAddressBook = AddressBookGateway & { readonly saved: () => AddressBook };

const countries = [
  { code: 'GB', name: 'United Kingdom' },
  { code: 'US', name: 'United States' },
];

export const makeFakeAddressBook = (faults: FakeFaults, sessions: SessionRepository): FakeAddressBook => {
  let book: AddressBook = [];
  let made = 0;
  const keys = new Set<string>();

  const meet = (operation: string) =>
    Effect.gen(function* () {
      yield* faults.meet(operation);
      if (!Session.isMember(yield* sessions.read)) yield* Effect.fail(apiRefusal('AUT440', 403));
    });
  const known = (id: string): Effect.Effect<void, ApiFailure> =>
    Effect.suspend(() => (book.some((one) => one.id === id) ? Effect.void : Effect.fail(apiRefusal('API404', 404))));
  const once = <Failure>(
    key: string,
    change: Effect.Effect<AddressBook, Failure>,
  ): Effect.Effect<AddressBook, Failure> =>
    Effect.suspend(() => {
      if (keys.has(key)) return Effect.succeed(book);
      return Effect.map(change, (changed) => {
        keys.add(key);
        book = changed;
        return book;
      });
    });

  return {
    saved: () => book,
    read: Effect.andThen(
      meet('addresses'),
      Effect.sync(() => book),
    ),
    add: ({ key, address }) =>
      Effect.andThen(
        meet('addAddress'),
        once(
          key,
          Effect.suspend(() => {
            made += 1;
            return fromEither(AddressBook.add(book, { ...address, id: `address-${made}` }));
          }),
        ),
      ),
    change: ({ key, address }) =>
      meet('changeAddress').pipe(
        Effect.andThen(known(address.id)),
        Effect.andThen(
          once(
            key,
            Effect.suspend(() => fromEither(AddressBook.change(book, address))),
          ),
        ),
      ),
    remove: ({ key, id }) =>
      meet('removeAddress').pipe(
        Effect.andThen(known(id)),
        Effect.andThen(
          once(
            key,
            Effect.sync(() => AddressBook.remove(book, id)),
          ),
        ),
      ),
    countries: Effect.as(faults.meet('countries'), countries),
    layout: (country) =>
      Effect.andThen(
        faults.meet('layout'),
        countries.some(({ code }) => code === country)
          ? Effect.succeed({
              country,
              regions: regionsOf(country),
              fields: savedAddressForm(country, 'S')
                .filter(({ name }) => name !== 'country')
                .map(({ name }) => ({ name, label: `${name} ${country}` })),
            })
          : Effect.fail(apiRefusal('API404', 404)),
      ),
  };
};
