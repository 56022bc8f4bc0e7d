import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actions, may, roles, type Role } from '#core/session/rights.ts';
import { law } from '#test/support/law.ts';

/**
 * One character for each action, in this order: shop, favorites, saved list, track order, account, cards, returns,
 * loyalty, special price, adjust price, associate mode, preview.
 */
const matrix = [
  ['guest', '+ + + + - - - - - - - -'],
  ['registered', '+ + + + + + + + - - - -'],
  ['employee', '+ + + + + + + + + - - -'],
  ['athlete', '+ + + + + + + + + - - -'],
  ['prosumer', '+ + + + + + + + + - - -'],
  ['associate', '+ - - + - - - - - + - -'],
  ['agent', '- - - - - - - - - - + -'],
  ['editor', '- - - - - - - - - - - +'],
] as const satisfies readonly (readonly [Role, string])[];

describe('rights', () => {
  test.each(matrix)('AUTH-31 %s: %s', (role, row) =>
    expect(actions.map((action) => (may([role], action) ? '+' : '-')).join(' ')).toBe(row),
  );

  test('AUTH-31 there are 8 roles and 12 actions', () => {
    expect([roles.length, actions.length]).toEqual([8, 12]);
    expect(matrix.map(([role]) => role)).toEqual(roles);
  });

  law(
    'AUTH-31 ASC-03 for any customer, an associate has no favorites and no saved list',
    [fc.subarray([...roles]), fc.constantFrom('favorites' as const, 'savedList' as const)],
    (held, action) => expect(may([...held, 'associate'], action)).toBe(false),
  );

  law(
    'AUTH-31 without staff a further role never takes a right away',
    [
      fc.subarray(roles.filter((role) => role !== 'associate')),
      fc.constantFrom(...roles.filter((role) => role !== 'associate')),
      fc.constantFrom(...actions),
    ],
    (held, more, action) => {
      if (may(held, action)) expect(may([...held, more], action)).toBe(true);
    },
  );

  test('AUTH-31 an associate acting for a member has the account of the member', () => {
    expect(may(['registered', 'associate'], 'account')).toBe(true);
    expect(may(['registered', 'associate'], 'adjustPrice')).toBe(true);
    expect(may([], 'shop')).toBe(false);
  });
});
