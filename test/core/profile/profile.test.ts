import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksEmployeeTerms } from '#core/profile/employee-terms.ts';
import { Interests } from '#core/profile/interests.ts';
import { changedDetails, consumerTypeOf, consumerTypes, type PersonalDetails } from '#core/profile/profile.ts';
import { Amount } from '#core/kernel/amount.ts';
import { law } from '#test/support/law.ts';

describe('consumer types', () => {
  test.each([
    ['REGISTERED', 'REGISTERED'],
    ['EMPLOYEE', 'EMPLOYEE'],
  ])('PRO-06 %s is %s', (told, type) => expect(consumerTypeOf(told)).toBe(type));

  test.each([
    ['GUEST', 'GUEST'],
    ['FOO', 'REGISTERED'],
    ['', 'REGISTERED'],
    ['employee', 'REGISTERED'],
    ['constructor', 'REGISTERED'],
  ])('PRO-07 "%s" is treated as %s', (told, type) => expect(consumerTypeOf(told)).toBe(type));

  test('PRO-06 PRO-07 there are three', () => expect(consumerTypes).toEqual(['GUEST', 'REGISTERED', 'EMPLOYEE']));
});

const employee = (termsAccepted: boolean) => ({ employee: { termsAccepted, currentSpend: Amount.of(0) } });
test.each([
  ['EMPLOYEE' as const, employee(false), true],
  ['EMPLOYEE' as const, employee(true), false],
  ['EMPLOYEE' as const, {}, true],
  ['REGISTERED' as const, employee(false), false],
  ['GUEST' as const, {}, false],
])('SPC-02 AUTH-08 the terms are asked for of %s with %j: %s', (type, profile, asked) =>
  expect(asksEmployeeTerms(type, profile)).toBe(asked),
);

describe('interests', () => {
  test.each([
    ['a|b', ['a', 'b']],
    ['', []],
    ['|', []],
    ['a||b|', ['a', 'b']],
    [' run | | ski ', ['run', 'ski']],
  ])('PRO-05 ENR-10 "%s" holds %j', (text, interests) => expect(Interests.read(text)).toEqual(interests));

  test.each([
    [['a', 'b'], 'a|b'],
    [[], ''],
    [['', 'a', ' '], 'a'],
    [['a|b', 'c'], 'a|b|c'],
  ])('ENR-10 %j are stored as "%s"', (interests, text) => expect(Interests.write(interests)).toBe(text));

  law(
    'ENR-10 what is written reads as the same interests again',
    [fc.array(fc.string().filter((one) => one.trim() === one && one !== '' && !one.includes('|')))],
    (interests) => expect(Interests.read(Interests.write(interests))).toEqual(interests),
  );

  law(
    'ENR-10 no part of a stored text is empty',
    [fc.array(fc.string({ unit: fc.constantFrom('a', ' ', '|') }))],
    (interests) => {
      const text = Interests.write(interests);
      expect(text === '' || text.split('|').every((part) => part.trim() !== '')).toBe(true);
    },
  );
});

describe('PRO-08 changes of a profile', () => {
  const before: PersonalDetails = {
    firstName: 'Ida',
    lastName: 'Berg',
    phone: '+14155552671',
    postalCode: '94105',
    birthDate: '1990-01-02',
    gender: 'F',
    preferredShoeSize: '8',
  };

  test('PRO-08 changing the first name sends only it', () =>
    expect(changedDetails(before, { ...before, firstName: 'Eva' })).toEqual({ firstName: 'Eva' }));

  test('PRO-08 what was emptied is sent empty, what is new is sent, what stays is not', () => {
    const { gender: _gone, ...without } = before;
    expect(changedDetails(before, without)).toEqual({ gender: '' });
    expect(changedDetails(without, before)).toEqual({ gender: 'F' });
    expect(changedDetails(before, before)).toEqual({});
    expect(changedDetails({}, before)).toEqual(before);
  });

  const details = fc.record({
    firstName: fc.constantFrom('A', 'B'),
    lastName: fc.constantFrom('A', 'B'),
    phone: fc.constantFrom('1', '2'),
    postalCode: fc.constantFrom('1', '2'),
    birthDate: fc.constantFrom('1', '2'),
    gender: fc.constantFrom('x', 'y'),
    preferredShoeSize: fc.constantFrom('7', '8'),
  });

  law('PRO-08 the changes put onto what was before give what is after', [details, details], (one, other) => {
    const changes = changedDetails(one, other);
    expect({ ...one, ...changes }).toEqual(other);
    for (const [field, value] of Object.entries(changes))
      expect(Object.entries(one)).not.toContainEqual([field, value]);
  });
});
