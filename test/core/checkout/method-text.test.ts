import { expect, test } from 'vitest';
import { methodText } from '#core/checkout/method-text.ts';

test.each([
  ['Standard shipping', '2-4 business days', 'Standard shipping, 2-4 business days'],
  ['Same-day delivery', 'Same day', 'Same-day delivery'],
  ['Livraison le jour même', 'Le jour même', 'Livraison le jour même'],
  ['Courier', '', 'Courier'],
])('a method shows its delivery time once: %s and %s become "%s"', (label, deliveryTime, text) =>
  expect(methodText({ label, deliveryTime })).toBe(text),
);
