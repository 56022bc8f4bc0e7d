import { expect, test } from 'vitest';
import { sites } from '#adapters/composition/sites.ts';
import { dialogFor } from '#ui/features/account/dialog-for.ts';

test('DLG-15 ENR-08 with simplified enrollment the dialog for sign-in is enrollment, without it sign-in', () => {
  const dialogs = [false, true].map((simplifiedEnrollment) =>
    ['sign-in', 'sign-up'].map((name) => dialogFor(name, { simplifiedEnrollment })),
  );
  expect(dialogs).toEqual([
    ['sign-in', 'sign-up'],
    ['enrollment', 'sign-up'],
  ]);
  expect(sites.map(({ locale, flags }) => [locale, dialogFor('sign-in', flags)])).toEqual([
    ['en-us', 'sign-in'],
    ['fr-ca', 'sign-in'],
    ['en-gb', 'enrollment'],
  ]);
});
