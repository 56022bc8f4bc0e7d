import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedParts, profileForm, profileValues } from '#core/account/profile-form.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { violationsOf } from '#core/validation/form.ts';
import { law } from '#test/support/law.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

const member = async (locale = 'en-us') => {
  const built = buildStorefront({ locale });
  await run(built.shop.account.signUp(person));
  const view = await run(built.shop.account.view());
  if (view._tag !== 'Member') throw new Error('No member is signed in');
  const { country, dateFormat } = built.shop.site;
  const context = { country, dateFormat, today: new Date().toISOString().slice(0, 10) };
  return { ...built, owner: view.owner, values: profileValues(view.owner, context) };
};

test('PRO-08 changing the first name sends only it, and the profile is read again', async () => {
  const { shop, fakes, owner, values } = await member();
  const before = fakes.faults.log.length;
  const saved = await run(shop.profile.saveProfile(owner, { ...values, firstName: ' Iduna ' }));
  expect(fakes.profiles.changes).toEqual([{ firstName: 'Iduna' }]);
  expect(fakes.faults.log.slice(before)).toEqual(['changeProfile', 'owner']);
  expect(saved.firstName).toBe('Iduna');
  expect(fakes.announcements.events.at(-1)).toEqual({ _tag: 'MemberNamed', firstName: 'Iduna' });
});

test('PRO-08 a form without a difference calls nothing', async () => {
  const { shop, fakes, owner, values } = await member();
  const before = fakes.faults.log.length;
  expect(await run(shop.profile.saveProfile(owner, values))).toEqual(owner);
  expect(fakes.faults.log.slice(before)).toEqual([]);
});

test.each([
  ['en-us', { phone: '(415) 555 - 0142', birthDate: '02/28/1990' }],
  ['en-gb', { phone: '07700 900123', birthDate: '28/02/1990' }],
])('VAL-28 VAL-30 on %s phone and birth date are sent in the form of the service', async (locale, typed) => {
  const { shop, fakes, owner, values } = await member(locale);
  await run(shop.profile.saveProfile(owner, { ...values, ...typed }));
  expect(fakes.profiles.changes).toEqual([
    { phone: locale === 'en-us' ? '+14155550142' : '+447700900123', birthDate: '1990-02-28' },
  ]);
});

test('PRO-11 a birth date before 1900 is refused', async () => {
  const { shop, owner, values } = await member();
  expect(await failureOf(shop.profile.saveProfile(owner, { ...values, birthDate: '12/31/1899' }))).toMatchObject({
    violations: [{ field: 'birthDate' }],
  });
  await run(shop.profile.saveProfile(owner, { ...values, birthDate: '01/01/1900' }));
});

test('PRO-11 ENR-11 an invalid form is refused without a request', async () => {
  const { shop, fakes, owner, values } = await member();
  const failure = await failureOf(
    shop.profile.saveProfile(owner, { ...values, lastName: '', phone: '1', birthDate: '01/01/2024', postalCode: 'x' }),
  );
  expect(failure).toMatchObject({
    _tag: 'InvalidInput',
    violations: [
      { field: 'lastName' },
      { field: 'phone' },
      { field: 'birthDate', errorId: 'PRO410' },
      { field: 'postalCode' },
    ],
  });
  expect(fakes.profiles.changes).toEqual([]);
});

const context = { country: 'GB', dateFormat: 'DD/MM/YYYY', today: '2026-06-15' } as const;

test('a stored value of another country stays valid until it is edited', () => {
  const stored = profileValues(
    {
      ...person,
      phone: '+14155550142',
      postalCode: '94607',
      interests: [],
      loyalty: { isMember: false, points: 0 },
    },
    context,
  );
  const violations = (typed: typeof stored) =>
    profileForm(context, stored).flatMap((field) =>
      violationsOf(field, typed, ruleTextsOf('en')).map(() => field.name),
    );
  expect(violations(stored)).toEqual([]);
  expect(violations({ ...stored, postalCode: '94608' })).toEqual(['postalCode']);
});

const names = ['firstName', 'lastName', 'phone', 'birthDate', 'postalCode', 'shoeSize'] as const;
const valuesOf = (text: string) => Object.fromEntries(names.map((name) => [name, text]));

law(
  'exactly the edited fields are changed (PRO-08)',
  [fc.constantFrom('', 'a', '07700900123', '42'), fc.subarray([...names])],
  (text, edited) => {
    const stored = valuesOf(text);
    const typed = { ...stored, ...Object.fromEntries(edited.map((name) => [name, `${text}b`])) };
    expect(Object.keys(changedParts(typed, stored, context))).toEqual(edited);
  },
);
