import * as t from 'io-ts';
import { ANYONE, endpoint } from './endpoint.ts';
import { AddressBookWire } from './wire/address-book.codec.ts';
import { AddressBody, optionalParts, requiredParts } from './wire/address.codec.ts';
import { nothing, record, text } from './wire/primitives.codec.ts';

/** Fields of an address that a country's form may have, by their wire names. */
const AddressFieldName = t.keyof({
  recipientFirstName: null,
  recipientLastName: null,
  recipientContactPhone: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  stateCityProvDept: null,
  postalCode: null,
});

/** A change of a saved address. Keys that this contract does not have are sent (ENT-50); the included service ignores them. */
const ChangedAddressBody = record(requiredParts(text(1_000)), optionalParts(text(1_000)));

/** The address book of a member, and the forms of countries. The profile (API-041) contains the book. */
export const addresses = {
  add: endpoint({
    id: 'API-061',
    name: 'add',
    method: 'POST',
    path: 'consumers-v3/consumer/address',
    query: nothing,
    body: AddressBody,
    reply: AddressBookWire,
    access: ['registered'],
  }),
  change: endpoint({
    id: 'API-062',
    name: 'change',
    method: 'PUT',
    path: 'consumers-v3/consumer/address/{addressId}',
    query: nothing,
    body: ChangedAddressBody,
    reply: AddressBookWire,
    access: ['registered'],
  }),
  remove: endpoint({
    id: 'API-063',
    name: 'remove',
    method: 'DELETE',
    path: 'consumers-v3/consumer/address/{addressId}',
    query: nothing,
    body: nothing,
    reply: AddressBookWire,
    access: ['registered'],
  }),
  /** Countries by name in the language of the site. An X of `phoneMask` is a digit. */
  countries: endpoint({
    id: 'API-070',
    name: 'countries',
    method: 'GET',
    path: 'consumers-v3/utilities/countryList',
    query: nothing,
    body: nothing,
    reply: record(
      {
        countries: t.array(record({ code: t.string, name: t.string, dialCode: t.string, phoneMask: t.string }, {})),
      },
      {},
    ),
    access: ANYONE,
  }),
  /** The fields in the order of the form, with labels in the language of the site. */
  layout: endpoint({
    id: 'API-071',
    name: 'layout',
    method: 'GET',
    path: 'consumers-v3/utilities/i18n/{countryCode}',
    query: nothing,
    body: nothing,
    reply: record(
      {
        states: t.array(record({ code: t.string, name: t.string }, {})),
        postalCodePattern: t.string,
        addressFields: t.array(record({ name: AddressFieldName, label: t.string, required: t.boolean }, {})),
      },
      {},
    ),
    access: ANYONE,
  }),
} as const;
