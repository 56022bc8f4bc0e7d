import { expect, test } from 'vitest';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { AddressInput } from '#core/checkout/address-form.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { run } from '#test/support/run.ts';
import { eventually, openShop } from '#test/ui/render-in-shop.tsx';
import { sentElsewhere } from '#core/checkout/other-addresses.ts';
import { OtherAddressPresenter } from '#ui/pages/checkout/other-addresses/other-address.presenter.ts';
import { atCheckout, typeAddress, walkTo } from './walk.ts';

const texts = { first: 'Choose one', all: 'Leave one', tooMany: (max: number) => `At most ${max}` };

/** The shipping step of a cart with two lines, the first of `quantity` units; with one if `sku` is that of the other. */
const withTwo = async (quantity = 1, sku = 'SKU-2') => {
  const opened = openShop();
  await run(opened.shop.carts.add({ sku, productId: 'NKTRAIL3FJO', quantity }));
  const walk = await walkTo('shipping', await atCheckout({ opened }));
  const { shipping } = walk.presenter;
  const { split } = shipping;
  const open = (shipment = split.dialog?.shipment) => {
    const { cart } = walk.presenter;
    if (cart === undefined) throw new TypeError('There is no cart');
    const { site } = walk.shop;
    return new OtherAddressPresenter({
      tasks: walk.makeTasks(),
      site,
      ruleTexts: ruleTextsOf(site.language),
      cart,
      shipment,
      texts,
      onSent: split.show,
      onFailed: split.fail,
    });
  };
  return { ...walk, shipping, split, open };
};
const type = (presenter: OtherAddressPresenter, typed: AddressInput = typedAddresses.US): void => {
  for (const { name } of presenter.form.fields) presenter.form.change(name, typed[name] ?? '');
};

test('ENT-10 a shopper chooses lines and an address; the step shows the new shipment, whose address changes, and which goes back', async () => {
  const { presenter: page, shipping, split, open } = await withTwo();
  expect(split.isOffered).toBe(true);
  split.open();
  const dialog = open();
  const [first] = dialog.items;
  dialog.submit();
  expect(dialog.notice).toBe('Choose one');
  for (const { id } of dialog.items) dialog.choose(id, true);
  dialog.submit();
  expect(dialog.notice).toBe('Leave one');
  dialog.choose(dialog.items[1]?.id ?? '', false);
  dialog.submit();
  expect([dialog.notice, dialog.form.errors.length > 0]).toEqual([undefined, true]);
  type(dialog);
  dialog.submit();
  await eventually(() => split.dialog === undefined);
  const [sent] = sentElsewhere(page.cart ?? { shipments: [] });
  expect(sent?.itemIds).toEqual([first?.id]);
  // One line is left at the main address.
  expect([split.isOffered, shipping.homeShipments.length]).toEqual([false, 2]);
  split.open(sent);
  const again = open();
  expect([again.items, again.form.values.line1]).toEqual([[], typedAddresses.US.line1]);
  again.form.change('line1', '1 Oak Street');
  again.submit();
  await eventually(() => split.dialog === undefined);
  const [moved] = sentElsewhere(page.cart ?? { shipments: [] });
  expect(moved?.address?.line1).toBe('1 Oak Street');
  if (moved !== undefined) split.sendToMain(moved);
  await eventually(() => sentElsewhere(page.cart ?? { shipments: [] }).length === 0);
  expect(split.isOffered).toBe(true);
});

test('CHK-13 each shipment is sent by the method that the form shows for it, also if only the first was chosen', async () => {
  const walk = await withTwo();
  const { presenter: page, shipping, split, open } = walk;
  split.open();
  const dialog = open();
  dialog.choose(dialog.items[0]?.id ?? '', true);
  type(dialog);
  dialog.submit();
  await eventually(() => split.dialog === undefined);
  const [, other] = shipping.homeShipments;
  if (other === undefined) throw new TypeError('There is no second shipment');
  const shown = shipping.chosenFor(other);
  const faster = shipping.methods.find(({ id }) => id !== shown)?.id ?? '';
  typeAddress(walk);
  shipping.choose(faster);
  expect(shipping.chosenFor(other)).toBe(shown);
  shipping.submit();
  await eventually(() => page.cart?.shipments[0]?.methodId !== undefined);
  expect(page.cart?.shipments.map(({ methodId }) => methodId)).toEqual([faster, shown]);
});

test('CHK-37 a new address that was typed and not saved is there again, until lines are sent to it', async () => {
  const { shop, split, open } = await withTwo();
  split.open();
  const dialog = open();
  const close = dialog.activate();
  type(dialog);
  close();
  const again = open();
  again.activate();
  await eventually(() => again.form.values.line1 === typedAddresses.US.line1);
  for (const { name } of again.form.fields) expect(again.form.values[name]).toBe(dialog.form.values[name]);
  again.choose(again.items[0]?.id ?? '', true);
  again.submit();
  await eventually(() => split.dialog === undefined);
  expect(await run(shop.checkout.recallDraft('otherAddress'))).toEqual({});
});

test('CHK-37 what was typed for the address of a shipment takes precedence over the saved one, and is shown for no other', async () => {
  const { presenter: page, split, open } = await withTwo();
  split.open();
  const dialog = open();
  dialog.choose(dialog.items[0]?.id ?? '', true);
  type(dialog);
  dialog.submit();
  await eventually(() => split.dialog === undefined);
  const [sent] = sentElsewhere(page.cart ?? { shipments: [] });
  open(sent).form.change('line1', '1 Oak Street');
  const fresh = open();
  fresh.activate();
  const early = open(sent);
  early.activate();
  early.form.change('line1', '1 Elm Street');
  const again = open(sent);
  again.activate();
  expect(again.form.values.line1).toBe(typedAddresses.US.line1);
  await eventually(() => again.form.values.line1 !== typedAddresses.US.line1);
  expect([fresh.form.isTyped, early.form.values.line1]).toEqual([false, '1 Elm Street']);
});

test('CHK-07 SHP500 the question about an address and refusals are shown in the dialog', async () => {
  const { fakes, split, open } = await withTwo();
  split.open();
  const dialog = open();
  dialog.choose(dialog.items[0]?.id ?? '', true);
  type(dialog);
  fakes.faults.failNext('sendItems', apiRefusal('SHP404', 400));
  dialog.submit();
  await eventually(() => dialog.notice !== undefined);
  dialog.form.change('line1', '1 Suggest Street');
  dialog.submit();
  await eventually(() => dialog.question !== undefined);
  dialog.useSuggested();
  await eventually(() => split.dialog === undefined);
});

test('ENT-10 of the only line one unit is sent at first, and one stays at least', async () => {
  const { split, open } = await withTwo(1, 'SKU-1');
  split.open();
  const dialog = open();
  const [only] = dialog.items;
  if (only === undefined) throw new TypeError('There is no line');
  dialog.choose(only.id, true);
  expect([dialog.items.length, dialog.unitsOf(only), dialog.maxUnitsOf(only)]).toEqual([1, 1, 1]);
  type(dialog);
  dialog.submit();
  await eventually(() => split.dialog === undefined);
});

test('ENT-10 units of one line are sent to another address; all of them cannot', async () => {
  const { presenter: page, shipping, split, open } = await withTwo(2);
  split.open();
  const dialog = open();
  const [first] = dialog.items;
  if (first === undefined) throw new TypeError('There is no line');
  for (const { id } of dialog.items) dialog.choose(id, true);
  expect(dialog.unitsOf(first)).toBe(2);
  type(dialog);
  dialog.submit();
  expect(dialog.notice).toBe('Leave one');
  dialog.setUnits(first.id, 1);
  dialog.submit();
  await eventually(() => split.dialog === undefined);
  expect(page.cart?.items.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  expect(shipping.homeShipments.map(({ itemIds }) => itemIds?.length)).toEqual([1, 2]);
});

test('ENT-10 a line is sent to an address that the order has already, which is not checked again', async () => {
  const { presenter: page, fakes, split, open } = await withTwo(2);
  split.open();
  const dialog = open();
  dialog.choose(dialog.items[1]?.id ?? '', true);
  type(dialog);
  dialog.submit();
  await eventually(() => split.dialog === undefined);
  const checks = fakes.faults.times('validateAddress');
  split.open();
  const again = open();
  expect(again.known.map(({ line1 }) => line1)).toEqual([typedAddresses.US.line1]);
  again.aim('0');
  again.choose(again.items[0]?.id ?? '', true);
  again.setUnits(again.items[0]?.id ?? '', 1);
  again.submit();
  await eventually(() => split.dialog === undefined);
  expect(fakes.faults.times('validateAddress')).toBe(checks);
  expect(new Set(sentElsewhere(page.cart ?? { shipments: [] }).map(({ address }) => address?.line1)).size).toBe(1);
});

test('a line cannot be split from a cart with one line', async () => {
  const { presenter } = await walkTo('shipping', await atCheckout());
  expect(presenter.shipping.split.isOffered).toBe(false);
});
