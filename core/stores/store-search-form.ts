import { mandatory, optional, type Form } from '../validation/form.ts';
import { maxValue, minValue } from '../validation/number-rules.ts';
import { maxLength } from '../validation/text-rules.ts';

/** Where to look for stores, as a place in words, and how far around (STO-02). Without a radius the usual one holds. */
export const storeSearchForm: Form<'query' | 'radius'> = [
  mandatory('query', [maxLength(100)]),
  optional('radius', [minValue(1), maxValue(500)]),
];
