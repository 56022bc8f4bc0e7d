import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { addressFromWire, AddressBody, addressToWire, AddressWire } from '#adapters/contract/wire/address.codec.ts';
import { shippingAddressFromWire } from '#adapters/backend/commerce/modules/cart/address-wire.ts';
import { billingForm, type AddressInput } from '#core/checkout/address-form.ts';
import { validateShippingForm } from '#core/checkout/validate-address-form.ts';
import { addressFields, addressOf, type AddressField } from '#core/profile/address.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { normalizePhone } from '#core/validation/phone.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { law } from '#test/support/law.ts';

const word = fc.stringMatching(/^[A-Z][a-z]{0,12}$/);
/** Input that fits its country; other fields may have any text, and so may new fields. */
const fixed: readonly AddressField[] = ['email', 'phone', 'state', 'postalCode', 'country'];
const typedAddress = fc.constantFrom(...Object.values(typedAddresses)).chain((valid: AddressInput) =>
  fc.record(Object.fromEntries(addressFields.map((field) => [field, word]))).map((words): AddressInput => ({
    ...words,
    state: 'Kent',
    ...Object.fromEntries(fixed.flatMap((field) => (valid[field] === undefined ? [] : [[field, valid[field]]]))),
  })),
);
const sent = <Value>(
  value: unknown,
  codec: { readonly decode: (value: unknown) => E.Either<unknown, Value> },
): Value => {
  const decoded = codec.decode(JSON.parse(JSON.stringify(value)));
  if (E.isLeft(decoded)) throw new Error('The wire refuses the address');
  return decoded.right;
};

law('ENT-07 every field of a filled-in form survives form, wire, service, wire and form', [typedAddress], (typed) => {
  expect(Object.keys(typed).toSorted()).toEqual([...addressFields].toSorted());
  const country = typed.country ?? '';
  const address = addressOf(typed);
  expect(address).toEqual(typed);
  const received = shippingAddressFromWire(sent(addressToWire(address), AddressBody));
  const back = addressFromWire(sent(addressToWire(received), AddressWire));
  expect(back).toEqual({ ...typed, phone: normalizePhone(typed.phone ?? '', country) });
});

test.each(Object.keys(typedAddresses))('ENT-07 the form of %s has every field of an address', (country) => {
  const names: readonly string[] = billingForm(country).map(({ name }) => name);
  const asked = new Set(['email', 'phone', 'state', ...names]);
  expect([...asked].toSorted()).toEqual([...addressFields].toSorted());
});

law('ENT-07 every field that was filled in is in the address', [typedAddress], (typed) => {
  const validated = validateShippingForm(typed, { country: 'US', ruleTexts: ruleTextsOf('en-US') });
  const form: readonly string[] = ['email', 'phone', ...billingForm(typed.country ?? '').map(({ name }) => name)];
  if (E.isLeft(validated)) throw new Error(JSON.stringify(validated.left.violations));
  expect(Object.keys(validated.right.address).toSorted()).toEqual(form.toSorted());
});
