import fc from 'fast-check';
import { expect } from 'vitest';
import { Interests } from '#core/profile/interests.ts';
import { law } from '#test/support/law.ts';

const part = fc
  .string({ unit: 'grapheme' })
  .filter((text) => !text.includes('|') && text.trim() === text && text !== '');

law('interests that were written are read as the same list (ENR-10)', [fc.uniqueArray(part)], (interests) =>
  expect(Interests.read(Interests.write(interests))).toEqual(interests),
);

law('no interest is empty, repeated or surrounded by spaces (ENR-10)', [fc.string()], (text) => {
  const read = Interests.read(text);
  expect(read).toEqual([...new Set(read.map((one) => one.trim()))]);
  expect(read.every((one) => one !== '' && !one.includes('|'))).toBe(true);
});
