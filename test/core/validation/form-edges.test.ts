import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { describe, expect, test } from 'vitest';
import { mandatory, optional, violationOf } from '#core/validation/form.ts';
import { maxLength } from '#core/validation/text-rules.ts';

describe('one field by itself', () => {
  test('VAL-01 VAL-24 a field that was never typed in is empty: required, or nothing to report', () => {
    expect(violationOf(mandatory('name'), {}, ruleTextsOf('en-US'))).toEqual({
      field: 'name',
      message: 'This field is required',
    });
    expect(violationOf(optional('name', [maxLength(3)]), {}, ruleTextsOf('en-US'))).toBeUndefined();
  });

  test('VAL-24 a violation that no service has an id for carries none', () =>
    expect(
      Object.keys(violationOf(mandatory('name', [maxLength(3)]), { name: 'Anna' }, ruleTextsOf('en-US')) ?? {}),
    ).toEqual(['field', 'message']));
});
