import { mandatory, optional, type Form } from '../validation/form.ts';
import { maxValue, minValue } from '../validation/number-rules.ts';
import { maxLength } from '../validation/text-rules.ts';

/** A place as text and an optional radius (STO-02). */
export const storeSearchForm: Form<'query' | 'radius'> = [
  mandatory('query', [maxLength(100)]),
  optional('radius', [minValue(1), maxValue(500)]),
];
