import { expect, test } from 'vitest';
import { lineDifferences } from '#core/cart/line-differences.ts';

type Line = Parameters<typeof lineDifferences>[0];

const differences = (lines: readonly Line[], language = 'en-US') =>
  lines.map((line) => lineDifferences(line, lines, { gift: 'Gift', language }));

const mug = (design: string, text?: string): Line => ({
  sku: 'MUG',
  recipe: [{ label: 'Design', value: design }, ...(text === undefined ? [] : [{ label: 'Your text', value: text }])],
});

test('PDP-21 goods that are made to order differ by the parts in which they differ, and one that is alone has none', () => {
  expect(differences([mug('Peaks', 'Ada')])).toEqual([[]]);
  expect(differences([mug('Peaks', 'Ada'), mug('Peaks', 'Léa'), mug('Peaks')])).toEqual([['Ada'], ['Léa'], []]);
  expect(differences([mug('Peaks', 'Ada'), mug('Pine', 'Ada'), mug('Pine', 'Léa')])).toEqual([
    ['Peaks'],
    ['Pine', 'Ada'],
    ['Pine', 'Léa'],
  ]);
  expect(differences([mug('Peaks', 'Ada'), { ...mug('Pine'), sku: 'OTHER' }])).toEqual([[], []]);
});

test('GFT-04 gift cards differ by recipient, sender, day and message, and by no more than is needed', () => {
  const card = (more: Partial<Line> = {}, to = 'Max', message = ''): Line => ({
    sku: 'CARD',
    giftOption: { to, email: `${to.toLowerCase()}@example.com`, message },
    ...more,
  });
  const day = { sendOn: '2026-12-24' };
  expect(differences([card(), card({}, 'Léa')])).toEqual([['Max'], ['Léa']]);
  expect(differences([card({ sender: 'Ada' }), card({ sender: 'Ida' })])).toEqual([['Ada'], ['Ida']]);
  expect(differences([card(day), card()])).toEqual([['Dec 24, 2026'], []]);
  expect(differences([card(day), card()], 'fr-CA')).toEqual([['24 déc. 2026'], []]);
  expect(differences([card({}, 'Max', 'Enjoy'), card({}, 'Max', 'one two three four five six seven')])).toEqual([
    ['Enjoy'],
    ['one two three four five six…'],
  ]);
  const elsewhere = { giftOption: { to: 'Max', email: 'roth@example.com', message: '' } };
  expect(differences([card(), card(elsewhere)])).toEqual([['max@example.com'], ['roth@example.com']]);
});
