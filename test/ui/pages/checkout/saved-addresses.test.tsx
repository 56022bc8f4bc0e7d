import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { billingForm, shippingForm } from '#core/checkout/address-form.ts';
import type { AddressType } from '#core/profile/address-book.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { makeAddressForm } from '#ui/features/checkout/address-form.ts';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { SavedAddresses } from '#ui/pages/checkout/saved-addresses.tsx';
import { run } from '#test/support/run.ts';
import { signUp } from './sign-up.ts';
import { eventually, openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.addresses;
const fields = {
  firstName: 'Ida',
  lastName: 'Berg',
  city: 'Boston',
  state: 'MA',
  postalCode: '02108',
  phone: '(617) 555 - 0100',
};

const open = async (
  type: AddressType,
  typed: { readonly [name: string]: string } = {},
  edited?: 'lastName',
  prefills = true,
) => {
  const opened = openShop();
  await signUp(opened.shop);
  const save = (line1: string, of: AddressType, main = false) =>
    run(opened.shop.addresses.save({ type: of, main, country: 'US', fields: { ...fields, line1 } }));
  await save('1 Main Street', 'S');
  await save('2 Side Street', 'S', true);
  await save('3 Bill Street', 'B');
  await run(
    opened.shop.addresses.save({
      type: 'S',
      main: false,
      country: 'GB',
      fields: { ...fields, line1: 'abroad', postalCode: 'SW1A 1AA', phone: '02079460000' },
    }),
  );
  const form = makeAddressForm({
    prefix: 'x',
    form: type === 'S' ? shippingForm('US') : billingForm('US'),
    ruleTexts: ruleTextsOf('en-US'),
    country: 'US',
  });
  form.fill(typed);
  if (edited !== undefined) form.change(edited, 'typed');
  renderInShop(<SavedAddresses form={form} type={type} prefills={prefills} />, opened);
  return { ...opened, form, choice: () => screen.findByLabelText<HTMLSelectElement>(new RegExp(`^${texts.use}`)) };
};

test('CHK-13 ADR-02 the main address of the type is filled in; another one of the country can be chosen', async () => {
  const { form, choice } = await open('S', { email: 'i@example.org' });
  const select = await choice();
  expect([...select.options].map(({ text }) => text)).toEqual([
    texts.another,
    'Ida Berg, 1 Main Street, Boston',
    'Ida Berg, 2 Side Street, Boston',
  ]);
  expect(form.values).toMatchObject({ line1: '2 Side Street', email: 'i@example.org', phone: '(617) 555 - 0100' });
  fireEvent.change(select, { target: { value: select.options[1]?.value } });
  expect(form.values.line1).toBe('1 Main Street');
  fireEvent.change(select, { target: { value: '' } });
  expect([form.values.line1, form.values.email, form.values.phone]).toEqual([
    undefined,
    'i@example.org',
    '(617) 555 - 0100',
  ]);
});

test('CHK-37 a typed address is not overwritten', async () => {
  const { form, choice } = await open('S', { line1: 'typed' });
  expect([(await choice()).value, form.values.line1]).toEqual(['', 'typed']);
});

test('CHK-37 an address that is being typed when the saved ones arrive is not overwritten', async () => {
  const { form, choice } = await open('S', {}, 'lastName');
  expect([(await choice()).value, form.values]).toEqual(['', { lastName: 'typed' }]);
});

test('the form of a billing address offers billing addresses', async () => {
  const { form, choice } = await open('B');
  expect([...(await choice()).options].map(({ text }) => text)).toEqual([
    texts.another,
    'Ida Berg, 3 Bill Street, Boston',
  ]);
  await eventually(() => form.values.line1 === '3 Bill Street');
});

test('the form of another address of an order is not filled in with the main one', async () => {
  const { form, choice } = await open('S', {}, undefined, false);
  const select = await choice();
  expect([select.value, form.values.line1]).toEqual(['', undefined]);
});
