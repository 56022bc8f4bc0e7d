import { unlessEmpty, type Rule } from './rule.ts';

/** A plain decimal number; NaN for any other text, so that no bound holds. */
const numberIn = (text: string): number => (/^-?[0-9]+(?:\.[0-9]+)?$/.test(text) ? Number(text) : Number.NaN);

/** The rule of a minimum value (VAL-14). */
export const minValue = (n: number): Rule => unlessEmpty('minValue', (value) => numberIn(value) >= n, { n });
/** The rule of a maximum value (VAL-15). */
export const maxValue = (n: number): Rule => unlessEmpty('maxValue', (value) => numberIn(value) <= n, { n });
