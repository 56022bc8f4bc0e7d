import { expect, test } from 'vitest';
import { run } from '#test/support/run.ts';
import { eventually, openShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout } from './walk.ts';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

test('CHK-13 the form of a member is prefilled with name and address, that of a guest is empty and sends no request', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  const { presenter } = await atCheckout({ opened });
  presenter.activate();
  await eventually(() => presenter.shipping.form.values.email !== undefined);
  expect(presenter.shipping.form.values).toMatchObject({
    firstName: 'Ida',
    lastName: 'Berg',
    email: 'ida@example.org',
  });

  const guest = await atCheckout();
  guest.presenter.activate();
  await eventually(() => guest.presenter.shipping.status === 'success');
  expect([guest.presenter.shipping.form.values.email, guest.fakes.faults.times('owner')]).toEqual([undefined, 0]);
});

test('CHK-13 postal code and phone number of another country are not filled in', async () => {
  const opened = openShop({ locale: 'en-gb' });
  await run(opened.shop.account.signUp(person));
  await run(opened.fakes.accounts.changeOwner({ postalCode: '94105', phone: '+14155550132' }));
  const { presenter } = await atCheckout({ opened });
  presenter.activate();
  await eventually(() => presenter.shipping.form.values.email !== undefined);
  const { postalCode, phone, ...values } = presenter.shipping.form.values;
  expect(values).toMatchObject({ firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org' });
  expect([postalCode, phone]).toEqual([undefined, undefined]);
});

test('VAL-30 CHK-13 a British phone number is shown with its zero', async () => {
  const opened = openShop({ locale: 'en-gb' });
  await run(opened.shop.account.signUp(person));
  await run(opened.fakes.accounts.changeOwner({ phone: '+447911123456' }));
  const { presenter } = await atCheckout({ opened });
  presenter.activate();
  await eventually(() => presenter.shipping.form.values.phone === '07911 - 123 - 456');
});

test('existing input is not overwritten', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  const { presenter } = await atCheckout({ opened, draft: { email: 'work@example.org', lastName: '' } });
  presenter.activate();
  await eventually(() => presenter.shipping.form.values.lastName === 'Berg');
  expect(presenter.shipping.form.values.email).toBe('work@example.org');
});
