import { describe, expect, test } from 'vitest';
import { consumerTypeOf, consumerTypes } from '#core/profile/profile.ts';

describe('consumer types', () => {
  test.each([
    ['REGISTERED', 'REGISTERED'],
    ['EMPLOYEE', 'EMPLOYEE'],
  ])('PRO-06 %s is %s', (reported, type) => expect(consumerTypeOf(reported)).toBe(type));

  test.each([
    ['GUEST', 'GUEST'],
    ['FOO', 'REGISTERED'],
    ['', 'REGISTERED'],
    ['employee', 'REGISTERED'],
    ['constructor', 'REGISTERED'],
  ])('PRO-07 "%s" is treated as %s', (reported, type) => expect(consumerTypeOf(reported)).toBe(type));

  test('PRO-06 PRO-07 there are three consumer types', () =>
    expect(consumerTypes).toEqual(['GUEST', 'REGISTERED', 'EMPLOYEE']));
});
