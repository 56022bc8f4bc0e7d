import type { Address } from '../profile/address.ts';
import type { AddressVerdict } from './checkout.ts';

const placeFields = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const;

/** The two addresses that a shopper picks one of. */
type AddressChoice = { readonly suggested: Address; readonly mine: Address };

/**
 * What the shopper is asked after an address was judged: with a suggestion to use it or to keep their own (CHK-07).
 * The suggestion spells the place better; whom it is for stays as it was typed. Nothing is asked when it changes nothing.
 */
export const addressChoice = (mine: Address, { suggestion }: AddressVerdict): AddressChoice | undefined => {
  if (suggestion === undefined) return undefined;
  const { line1, line2, city, state, postalCode, country } = suggestion;
  const { line2: _line2, state: _state, ...rest } = mine;
  const suggested: Address = {
    ...rest,
    line1,
    city,
    postalCode,
    country,
    ...(line2 === undefined ? {} : { line2 }),
    ...(state === undefined ? {} : { state }),
  };
  return placeFields.every((field) => suggested[field] === mine[field]) ? undefined : { suggested, mine };
};
