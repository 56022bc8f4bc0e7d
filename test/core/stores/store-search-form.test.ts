import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { storeSearchForm } from '#core/stores/store-search-form.ts';
import { validateForm } from '#core/validation/validate-form.ts';

test.each([
  [{ query: ' Oslo ' }, []],
  [{ query: 'x'.repeat(100), radius: '500' }, []],
  [{ query: 'Oslo', radius: '1' }, []],
  [{}, ['query']],
  [{ query: 'x'.repeat(101) }, ['query']],
  [{ query: 'Oslo', radius: '0' }, ['radius']],
  [{ query: 'Oslo', radius: '501' }, ['radius']],
  [{ query: 'Oslo', radius: 'far' }, ['radius']],
])('STO-02 a search for %j is refused at %j', (typed, fields) => {
  const result = validateForm(storeSearchForm, typed, ruleTextsOf('en-US'));
  expect(E.isLeft(result) ? [...new Set(result.left.violations.map(({ field }) => field))] : []).toEqual(fields);
});
