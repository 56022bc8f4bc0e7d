import { expect, test } from 'vitest';
import { run } from '#test/support/run.ts';
import { eventually, openShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout } from './walk.ts';

const person = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };

test('CHK-13 a member finds their name and address in the form, a guest finds it empty and nothing is asked for them', async () => {
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

test('what was typed already stays', async () => {
  const opened = openShop();
  await run(opened.shop.account.signUp(person));
  const { presenter } = await atCheckout({ opened, draft: { email: 'work@example.org', lastName: '' } });
  presenter.activate();
  await eventually(() => presenter.shipping.form.values.lastName === 'Berg');
  expect(presenter.shipping.form.values.email).toBe('work@example.org');
});
