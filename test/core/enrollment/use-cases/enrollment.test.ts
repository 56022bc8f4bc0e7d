import { expect, test } from 'vitest';
import type { EnrollmentProgress } from '#core/enrollment/use-cases/enrollment-use-cases.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
const membership = { type: 'Loyalty', optin: true, doubleOptin: false, country: 'US' };

const stepOf = ({ enrollment }: EnrollmentProgress): string => enrollment.step;

test('ENR-04 ENR-05 ENR-06 ENR-09 an unknown address leads through every step of a new member, and the last one joins the program', async () => {
  const { shop, fakes } = buildStorefront();
  const { submit } = shop.enrollment;
  let progress = await run(shop.enrollment.open());
  const steps = [stepOf(progress)];
  const forms = [
    { emailOrPhone: person.email },
    person,
    {},
    { phone: '(415) 555 - 0142' },
    { firstName: 'Ida', lastName: 'Berg', postalCode: '94607', birthDate: '02/28/1990' },
    { interests: 'hiking|camping' },
  ];
  for (const typed of forms) {
    progress = await run(submit(progress, { ...progress.enrollment.typed, ...typed }));
    steps.push(stepOf(progress));
  }
  expect(steps).toEqual(['lookup', 'sign-up', 'welcome', 'mobile', 'profile', 'interests', 'success']);
  expect(fakes.profiles.changes).toEqual([
    { phone: '+14155550142' },
    { firstName: 'Ida', lastName: 'Berg', postalCode: '94607', birthDate: '1990-02-28' },
    { interests: ['hiking', 'camping'], enrollment: membership },
  ]);
  expect(progress.owner?.loyalty).toEqual({ isMember: true, points: 0 });
  expect(progress.enrollment.typed).not.toHaveProperty('password');
});

test('ENR-05 ENR-06 ENR-07 a known address leads to sign-in; a member with all data joins with one call', async () => {
  const { shop, fakes } = buildStorefront();
  await run(shop.account.signUp({ ...person, phone: '4155550142', birthDate: '02/28/1990', postalCode: '94607' }));
  await run(shop.profile.changeProfile({ interests: ['hiking'] }));
  await run(shop.account.signOut());
  const before = fakes.profiles.changes.length;
  let progress = await run(shop.enrollment.open());
  const steps: string[] = [];
  for (const typed of [{ emailOrPhone: '+1 415 555 0142' }, person, {}]) {
    progress = await run(shop.enrollment.submit(progress, typed));
    steps.push(stepOf(progress));
  }
  expect(steps).toEqual(['sign-in', 'non-loyalty', 'success']);
  expect(fakes.profiles.changes.slice(before)).toEqual([{ enrollment: membership }]);
});

test('ENR-02 ENR-07 a member resumes at the first step whose data is missing, with everything typed', async () => {
  const { shop } = buildStorefront();
  const guest = await run(shop.enrollment.open());
  await run(shop.account.signUp(person));
  const resumed = await run(
    shop.enrollment.open({ ...guest.enrollment, typed: { emailOrPhone: person.email, phone: '4155550142' } }),
  );
  expect(resumed).toMatchObject({ enrollment: { step: 'mobile', typed: { phone: '4155550142' } } });
});

test('ENR-11 ERR-37 a refused step stays, sends nothing more, and names its field', async () => {
  const { shop, fakes } = buildStorefront();
  const progress = await run(shop.enrollment.open());
  expect(await failureOf(shop.enrollment.submit(progress, { emailOrPhone: 'ida at home' }))).toMatchObject({
    _tag: 'InvalidInput',
    violations: [{ field: 'emailOrPhone' }],
  });
  expect(fakes.faults.log).not.toContain('lookUp');
});

test('AUTH-25 optional data of a sign-up is sent in the form of the service', async () => {
  const { shop } = buildStorefront({ locale: 'en-gb' });
  await run(shop.account.signUp({ ...person, phone: '07700 900123', birthDate: '28/02/1990', postalCode: 'ec1a1bb' }));
  expect(await run(shop.account.view())).toMatchObject({
    owner: { phone: '+447700900123', birthDate: '1990-02-28', postalCode: 'EC1A 1BB' },
  });
});
