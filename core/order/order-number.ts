import { matches } from '../validation/text-rules.ts';
import type { Rule } from '../validation/rule.ts';

/** An order number as it is printed: without spaces and number sign. Other text stays as it was typed. */
export const plainOrderNumber = (typed: string): string => {
  const plain = typed.replace(/[\s#]/g, '');
  return /^[0-9]*$/.test(plain) ? plain : typed.trim();
};

/** The rule of an order number: ten digits. */
export const orderNumberRule: Rule = { ...matches('^[0-9]{10}$'), text: 'orderNumber' };
