import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { clientFiles } from '#test/support/client-files.ts';

const withoutComments = (file: string, text: string): string =>
  parseSync(file, text).comments.reduceRight((code, { start, end }) => code.slice(0, start) + code.slice(end), text);

/** A literal amount: minor units other than zero, or a text with a currency and decimals. */
const amounts =
  /\bAmount\.of\(\s*[1-9][\d_]*\s*\)|\bMoney\.fromDecimal\(\s*[\d.]+|[$£€]\s?\d+[.,]\d{2}|\b(?:amount|price|fee)\s*:\s*[1-9][\d_.]*\b/g;
const found = (file: string, text: string): readonly string[] =>
  [...withoutComments(file, text).matchAll(amounts)].map(([amount]) => `${file}: ${amount}`);

describe('CHK-32 fees and thresholds come only from the cart', () => {
  test('CHK-32 client code has no price literal', () => {
    expect(clientFiles.length).toBeGreaterThan(200);
    expect(clientFiles.flatMap(({ file, text }) => found(file, text))).toEqual([]);
  });

  test.each([
    'Amount.of(700)',
    "const text = 'Free from $75.00';",
    'const method = { price: 700 };',
    'Money.fromDecimal(7.5, currency)',
  ])('a planted price literal is found: %s', (code) => expect(found('x.ts', code)).toHaveLength(1));

  test('comments and zero are not reported', () =>
    expect(found('x.ts', '// 20 % of Amount.of(700) is $1.40\nconst zero = { amount: 0 };')).toEqual([]));
});
