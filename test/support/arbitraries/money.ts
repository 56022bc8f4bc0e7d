import fc from 'fast-check';
import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';

/** An amount of any size and sign that a shop may use. */
export const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(Amount.of);

/** A price: zero or more. */
export const price = fc.integer({ min: 0, max: 100_000_000 }).map(Amount.of);

export const currency = fc.constantFrom(...Currency.all);
