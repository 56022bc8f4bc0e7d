import fc from 'fast-check';
import { expect } from 'vitest';
import { hasVisible, withoutUnseen } from '#core/kernel/unseen.ts';
import { law } from '#test/support/law.ts';

const texts = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('a', ' ', '\u00ad', '\u200b', '\u200d', '\ufe0f', '\u3164', '\u{e0041}'),
  ),
});

law('removing them twice changes nothing', [texts], (text) =>
  expect(withoutUnseen(withoutUnseen(text))).toBe(withoutUnseen(text)),
);

law('a text keeps what can be seen', [texts], (text) => expect(hasVisible(withoutUnseen(text))).toBe(hasVisible(text)));
