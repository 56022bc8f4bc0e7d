import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { run } from '#test/support/run.ts';
import { eventually, openShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo } from './walk.ts';

const card = { token: 'a', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2039, holderName: 'Ida Berg' };

/** A member with a main address and a default card at the start of checkout. */
const member = async (asked: string | null = null) => {
  const opened = openShop();
  const { shop } = opened;
  const owner = { firstName: 'Ida', lastName: 'Berg', email: 'ida@example.org', password: 'Correct1Horse' };
  await run(shop.account.signUp(owner));
  await run(shop.addresses.save({ type: 'S', main: true, country: 'US', fields: typedAddresses.US }));
  await run(shop.savedCards.save({ card, isDefault: true }));
  return atCheckout({ opened, asked });
};

test('CHK-03 a member with defaults is led to the summary in the same entry of the history, and the order is prepared', async () => {
  const { presenter, sent } = await member();
  presenter.activate();
  await eventually(() => presenter.summary.prepared !== undefined);
  expect([presenter.isExpress, sent]).toEqual([true, ['replace /checkout?step=summary']]);
  expect(presenter.stepFor('summary')).toBe('summary');
  expect(presenter.billing.isHeld).toBe(true);
});

test('CHK-37 with a step in the address, as after a reload, nothing is applied', async () => {
  const { presenter, sent } = await member('shipping');
  presenter.activate();
  await eventually(() => presenter.shipping.methods.length > 0);
  expect([presenter.isExpress, sent, presenter.cart?.instruments]).toEqual([false, [], []]);
});

test('CHK-04 after a failure the shipping step shows what was applied, and leads on', async () => {
  const { presenter, fakes, sent } = await member();
  fakes.faults.failNext('attachCard', apiRefusal('FE309'));
  presenter.activate();
  await eventually(() => presenter.shipping.methods.length > 0);
  expect([presenter.isExpress, presenter.notice, sent]).toEqual([false, undefined, []]);
  expect(presenter.shipping.form.values.line1).toBe(typedAddresses.US.line1);
  presenter.shipping.submit();
  await eventually(() => sent.length > 0);
  expect(sent).toEqual(['go /checkout?step=billing']);
});

test('CHK-02 a change of the shipping leads back to the summary while the payment is valid, and to billing after a refusal', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const { presenter, sent } = walk;
  const change = async (line2: string): Promise<string | undefined> => {
    presenter.go('shipping');
    presenter.shipping.form.change('line2', line2);
    const before = sent.length;
    presenter.shipping.submit();
    await eventually(() => sent.length > before);
    return sent.at(-1);
  };
  expect(await change('Floor 4')).toBe('go /checkout?step=summary');
  expect(presenter.cart?.instruments).toHaveLength(1);
  presenter.billing.refused();
  expect(await change('Floor 5')).toBe('go /checkout?step=billing');
});
