import type { Address } from '../profile/address.ts';
import type { AddressValidation } from './checkout.ts';

const placeFields = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const;

/**
 * A question to the shopper about the address `typed`. Without `suggested`, it is invalid and there is no correction.
 */
export type AddressQuestion = {
  readonly messages: readonly string[];
  readonly typed: Address;
  readonly suggested?: Address;
};

/** The entered address with the suggested place fields; undefined if they are equal. */
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
 * The question after the service has checked an address: use the suggestion or keep the entered one (CHK-07). The
 * suggestion corrects the place; the recipient is kept. Undefined for a valid address that the suggestion does not
 * change.
 */
export const addressQuestion = (mine: Address, answer: AddressValidation): AddressQuestion | undefined => {
  const suggested = suggestedFor(mine, answer);
  if (answer.valid && suggested === undefined) return undefined;
  return { messages: answer.messages, typed: mine, ...(suggested !== undefined && { suggested }) };
};
