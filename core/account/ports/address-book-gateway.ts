import type * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Keyed } from '#core/kernel/keyed.ts';
import type { AddressBook, NewAddress, SavedAddress } from '#core/profile/address-book.ts';
import type { AddressCountry, AddressLayout } from '#core/profile/address-layout.ts';
import type { AddressRefusal } from '#core/profile/address-refusal.ts';

type Changed = Effect.Effect<AddressBook, ApiFailure | AddressRefusal>;

/**
 * The address book of a member (API-061 to API-063). Every write returns the whole book. SHP410 for a shipping address
 * without a phone number, SHP500 for one that is a PO box, PRO415 for a postal code and PRO400 for any other field that
 * its form refuses. API404 for an address that does not exist, or that belongs to another member.
 */
export type AddressBookGateway = {
  readonly read: Effect.Effect<AddressBook, ApiFailure>;
  readonly add: (command: Keyed & { readonly address: NewAddress }) => Changed;
  /** Replaces the fields of an address. Its type stays; `main` makes it the main address, false changes nothing. */
  readonly change: (command: Keyed & { readonly address: SavedAddress }) => Changed;
  /** Removes an address; the oldest other one of its type becomes main if it was (ADR-04). */
  readonly remove: (command: Keyed & { readonly id: string }) => Effect.Effect<AddressBook, ApiFailure>;
  /** The countries of addresses, in the order of their names (API-070). */
  readonly countries: Effect.Effect<readonly AddressCountry[], ApiFailure>;
  /** The form of a country's addresses (API-071). API404 for a country without addresses. */
  readonly layout: (country: string) => Effect.Effect<AddressLayout, ApiFailure>;
};
