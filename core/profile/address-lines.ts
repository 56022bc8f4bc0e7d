import type { Address } from './address.ts';

/** Fields that have a line of their own below the name. */
const lineFields = ['line1', 'line2'] as const;

type Place = Pick<Address, 'city' | 'state' | 'postalCode'>;
type Written = Place & Pick<Address, (typeof lineFields)[number] | 'country'>;

const joined = (separator: string, ...parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part === undefined || part.trim() === '' ? [] : [part.trim()])).join(separator);

/** City, state and postal code in the order of the country's postal service: USPS, Canada Post, Royal Mail. */
const places: { readonly [country: string]: (place: Place) => readonly string[] } = {
  US: ({ city, state, postalCode }) => [joined(', ', city, joined(' ', state, postalCode))],
  CA: ({ city, state, postalCode }) => [joined(' ', city, state, postalCode)],
  GB: ({ city, state, postalCode }) => [city, state ?? '', postalCode],
};

const elsewhere = ({ city, postalCode }: Place): readonly string[] => [joined(' ', postalCode, city)];

/**
 * The lines of an address below the name, as written in its country.
 * Law: no line is empty or begins or ends with a blank or a comma, whatever is missing.
 */
export const addressLines = (address: Written): readonly string[] =>
  [...lineFields.map((field) => address[field] ?? ''), ...(places[address.country] ?? elsewhere)(address)]
    .map((line) => line.trim())
    .filter((line) => line !== '');
