import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { describe, expect, test } from 'vitest';
import { mandatory, optional, violationOf } from '#core/validation/form.ts';
import { maxLength } from '#core/validation/text-rules.ts';

describe('a single field', () => {
  test('VAL-01 VAL-24 an untouched field is empty: a required field reports it, an optional one does not', () => {
    expect(violationOf(mandatory('name'), {}, ruleTextsOf('en-US'))).toEqual({
      field: 'name',
      message: 'This field is required',
    });
    expect(violationOf(optional('name', [maxLength(3)]), {}, ruleTextsOf('en-US'))).toBeUndefined();
  });

  test('VAL-24 a violation without an id of the service has none', () =>
    expect(
      Object.keys(violationOf(mandatory('name', [maxLength(3)]), { name: 'Anna' }, ruleTextsOf('en-US')) ?? {}),
    ).toEqual(['field', 'message']));
});
