import * as Effect from 'effect/Effect';
import { account } from '#adapters/contract/account.ts';
import { addresses } from '#adapters/contract/addresses.ts';
import {
  addressFieldOf,
  unknownKeysOf,
  savedAddressFromWire,
  type AddressBookWire,
} from '#adapters/contract/wire/address-book.codec.ts';
import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import type { AddressBookGateway } from '#core/account/ports/address-book-gateway.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { AddressBook, NewAddress } from '#core/profile/address-book.ts';
import type { AddressRefusal } from '#core/profile/address-refusal.ts';
import type { BaseClient } from '../base-client.ts';

const bodyOf = (address: NewAddress) => ({
  ...addressToWire(address),
  approachType: address.type,
  main: address.main,
});

/** A refusal of the address book has status 409 and names the maximum if the book is full (ADR-09). */
const refusalOf = (failure: ApiFailure): ApiFailure | AddressRefusal => {
  if (failure.status !== 409 || failure.errorId !== 'API406') return failure;
  return { _tag: failure.params?.['max'] === undefined ? 'AddressAlreadySaved' : 'AddressBookFull' };
};

/** The address book. A change sends keys of the address that this shop does not know back untouched (ENT-50). */
export const makeAddressBookGateway = (client: BaseClient): AddressBookGateway => {
  /** By the id of an address of the latest book: keys that this shop does not know. */
  let unknownKeys: ReadonlyMap<string, object> = new Map();
  const bookOf = ({ addresses: saved }: AddressBookWire): AddressBook => {
    unknownKeys = new Map(saved.map((address) => [address.id, unknownKeysOf(address)]));
    return saved.map(savedAddressFromWire);
  };

  return {
    read: Effect.map(client.ask(account.profile, {}), ({ body }) =>
      bookOf({ addresses: body.consumerDetails.address }),
    ),
    add: ({ key, address }) =>
      client
        .ask(addresses.add, { key, body: bodyOf(address) })
        .pipe(Effect.mapBoth({ onSuccess: ({ body }) => bookOf(body), onFailure: refusalOf })),
    change: ({ key, address: { id: addressId, ...address } }) =>
      client
        .ask(addresses.change, {
          key,
          params: { addressId },
          body: { ...unknownKeys.get(addressId), ...bodyOf(address) },
        })
        .pipe(Effect.mapBoth({ onSuccess: ({ body }) => bookOf(body), onFailure: refusalOf })),
    remove: ({ key, id: addressId }) =>
      Effect.map(client.ask(addresses.remove, { key, params: { addressId } }), ({ body }) => bookOf(body)),
    countries: Effect.map(client.ask(addresses.countries, {}), ({ body }) =>
      body.countries.map(({ code, name }) => ({ code, name })),
    ),
    layout: (country) =>
      Effect.map(client.ask(addresses.layout, { params: { countryCode: country } }), ({ body }) => ({
        country,
        regions: body.states,
        fields: body.addressFields.flatMap(({ name, label }) => {
          const field = addressFieldOf(name);
          return field === undefined ? [] : [{ name: field, label }];
        }),
      })),
  };
};
