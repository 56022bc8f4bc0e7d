import { characterCount } from '../kernel/characters.ts';
import { unlessEmpty, type Rule } from './rule.ts';

/**
 * The rule of a maximum length in characters as a person counts them (VAL-13). `units`: the most code units, so that one
 * letter with marks without end is no short text.
 */
export const maxCharacters = (n: number, units: number): Rule =>
  unlessEmpty('maxLength', (value) => value.length <= units && characterCount(value) <= n, { n });
