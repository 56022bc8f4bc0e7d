import { AddressBook, type SavedAddress } from '../profile/address-book.ts';
import type { SavedCard } from '../payment/saved-card.ts';
import type { SavedDetails } from './ports/saved-details.ts';

type Facts = {
  /** Whether the site offers express checkout (`expressCheckout`, CHK-04). */
  readonly isOffered: boolean;
  readonly isSignedIn: boolean;
  readonly hasDefaultCard: boolean;
  readonly hasDefaultAddress: boolean;
};

/**
 * Whether checkout opens at the summary (CHK-03, PR-21).
 * Law: true in exactly one of the 16 combinations (PR-21).
 */
export const opensAtSummary = ({ isOffered, isSignedIn, hasDefaultCard, hasDefaultAddress }: Facts): boolean =>
  isOffered && isSignedIn && hasDefaultCard && hasDefaultAddress;

/** What an order of a member begins with. */
export type OrderDefaults = {
  readonly address?: SavedAddress | undefined;
  readonly card?: SavedCard | undefined;
  /** Without one, the shipping address is also the billing address. */
  readonly billingAddress?: SavedAddress | undefined;
};

/**
 * The main shipping address and the default card, which is billed to the address that it was saved with, else to the
 * main billing address. Addresses in other countries than that of the site are left out.
 */
export const orderDefaults = ({ addresses, cards }: SavedDetails, country: string): OrderDefaults => {
  const here = addresses.filter((address) => address.country === country);
  const card = cards.find(({ isDefault }) => isDefault);
  return {
    address: AddressBook.mainOf(here, 'S'),
    card,
    billingAddress: here.find(({ id }) => id === card?.billingAddressId) ?? AddressBook.mainOf(here, 'B'),
  };
};
