import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  completeRecipe,
  recipeForm,
  recipePrice,
  shownRecipe,
  type CustomPart,
  type Recipe,
} from '#core/catalog/customization.ts';
import { Amount } from '#core/kernel/amount.ts';
import { cleaned, violationsOf } from '#core/validation/form.ts';
import texts from '#core/validation/messages/en.json' with { type: 'json' };
import { law } from '#test/support/law.ts';

const choice = (id: string, price = 0) => ({ id, label: id.toUpperCase(), price: Amount.of(price) });
const parts: readonly CustomPart[] = [
  { id: 'motif', label: 'Motif', kind: 'choice', choices: [choice('pine'), choice('compass', 300)] },
  { id: 'finish', label: 'Finish', kind: 'choice', choices: [choice('steel'), choice('gold', 400)] },
  { id: 'text', label: 'Text', kind: 'text', maxLength: 5, price: Amount.of(600) },
];
const entry = (part: string, chosen: string): Recipe[number] => ({ part, choice: chosen });

const ids = fc.constantFrom('motif', 'finish', 'text', 'other');
const entries = fc.array(
  fc.record({ part: ids, choice: fc.constantFrom('pine', 'compass', 'steel', 'gold', '', 'Ada') }),
  {
    maxLength: 4,
  },
);

describe('a recipe', () => {
  law(
    'a recipe is complete exactly if it makes each choice once and names nothing unknown, in any order',
    [entries],
    (asked) => {
      const of = (part: string) => asked.filter((one) => one.part === part).map((one) => one.choice);
      const isComplete =
        ['pine', 'compass'].includes(of('motif')[0] ?? '') &&
        ['steel', 'gold'].includes(of('finish')[0] ?? '') &&
        of('motif').length === 1 &&
        of('finish').length === 1 &&
        of('text').length <= 1 &&
        of('other').length === 0;
      const recipe = completeRecipe(parts, asked);
      expect(recipe !== undefined).toBe(isComplete);
      expect(completeRecipe(parts, asked.toReversed())).toEqual(recipe);
    },
  );

  test('PDP-21 costs what its choices and its text add, and an empty text adds nothing', () => {
    const made = [entry('motif', 'compass'), entry('finish', 'gold')];
    expect(recipePrice(parts, made)).toBe(700);
    expect(recipePrice(parts, [...made, entry('text', 'Ada')])).toBe(1_300);
    expect(recipePrice(parts, [...made, entry('text', '')])).toBe(700);
  });

  test('PDP-21 is shown by its names; what is not offered any longer keeps its id', () => {
    expect(shownRecipe(parts, [entry('motif', 'pine'), entry('text', 'Ada'), entry('color', 'red')])).toEqual([
      { part: 'motif', choice: 'pine', label: 'Motif', value: 'PINE' },
      { part: 'text', choice: 'Ada', label: 'Text', value: 'Ada' },
      { part: 'color', choice: 'red', label: 'color', value: 'red' },
    ]);
  });

  test.each([
    ['Léa', []],
    ['  A\u00a0&\u2019B ', []],
    ['Zoë-1!', [texts.maxLength.replace('{n}', '5')]],
    ['Жан', [texts.engraving]],
    ['🏔️', [texts.engraving]],
    ['a<b', [texts.engraving]],
  ])('PDP-21 of the text %j is said: %j', (typed, said) => {
    const form = recipeForm(parts);
    const values = cleaned(form, { text: typed });
    expect(form.flatMap((field) => violationsOf(field, values, texts)).map(({ message }) => message)).toEqual(said);
  });
});
