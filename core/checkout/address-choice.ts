import type { Address } from '../profile/address.ts';
import type { AddressValidation } from './checkout.ts';

const placeFields = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const;

/** What the shopper is asked about an address. Without `suggested` it is in doubt and there is no better spelling. */
export type AddressQuestion = { readonly messages: readonly string[]; readonly suggested?: Address };

/** The entered address with the place of the suggestion; undefined where they are equal. */
const suggestedFor = (mine: Address, { suggestion }: AddressValidation): Address | undefined => {
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
  return placeFields.every((field) => suggested[field] === mine[field]) ? undefined : suggested;
};

/**
 * What the shopper is asked after the service has checked an address: to use its suggestion or to keep the entered one
 * (CHK-07).
 * The suggestion spells the place better; the recipient stays as entered. Undefined for a valid address that the
 * suggestion does not change.
 */
export const addressQuestion = (mine: Address, answer: AddressValidation): AddressQuestion | undefined => {
  const suggested = suggestedFor(mine, answer);
  if (answer.valid && suggested === undefined) return undefined;
  return { messages: answer.messages, ...(suggested !== undefined && { suggested }) };
};
