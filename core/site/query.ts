import { decodePart, encodePart } from '../kernel/address-part.ts';

/** A query in its original order; keys may repeat. */
export type QueryEntries = readonly (readonly [key: string, value: string])[];

const decode = (part: string): string => part.replaceAll('+', ' ').replace(/(?:%[0-9a-f]{2})+/gi, decodePart);

/** Encodes a part of a query like a form, which also encodes the characters below and writes a space as a plus. */
const encode = (part: string): string =>
  encodePart(part)
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

/**
 * Parses a query, with or without question mark.
 * Law: a query is read as browsers read it, but for bytes that are no text; reading a query never throws.
 */
export const parseQuery = (text: string): QueryEntries =>
  text
    .replace(/^\?/, '')
    .split('&')
    .flatMap((part) => {
      if (part === '') return [];
      const end = part.indexOf('=');
      return [
        end < 0 ? ([decode(part), ''] as const) : ([decode(part.slice(0, end)), decode(part.slice(end + 1))] as const),
      ];
    });

/** Law: a written query reads back to the same entries; a query is written as browsers write it, whatever it holds. */
export const formatQuery = (entries: QueryEntries): string =>
  entries.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');

/** The first value of a key. */
export const queryValue = (entries: QueryEntries, key: string): string | undefined =>
  entries.find(([name]) => name === key)?.[1];

/**
 * Sets a key to one value, at its first position or at the end.
 * Law: a value that is set is read back, and every other key keeps its values.
 */
export const withQueryValue = (entries: QueryEntries, key: string, value: string): QueryEntries => {
  const place = entries.findIndex(([name]) => name === key);
  const others = entries.filter(([name]) => name !== key);
  const index = place < 0 ? others.length : place;
  return [...others.slice(0, index), [key, value], ...others.slice(index)];
};

/** Removes a key with all its values. */
export const withoutQueryKey = (entries: QueryEntries, key: string): QueryEntries =>
  entries.filter(([name]) => name !== key);
