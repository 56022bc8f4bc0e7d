import type { AddressField } from './address.ts';
import type { Region } from './region.ts';

/** A country of addresses and phone numbers, with its name in the shopper's language (API-070). */
export type AddressCountry = {
  /** Two capital letters (ISO 3166). */
  readonly code: string;
  readonly name: string;
};

/**
 * The fields of a country's addresses in the order of its form, with labels in the shopper's language, and its regions
 * if its addresses name one (ADR-06, API-071).
 */
export type AddressLayout = {
  readonly country: string;
  readonly fields: readonly { readonly name: AddressField; readonly label: string }[];
  readonly regions: readonly Region[];
};
