import { expect, test } from 'vitest';
import type { Cart } from '#core/cart/cart.ts';
import { shippingMethods } from '#core/testing/fake-checkout.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { run } from '#test/support/run.ts';
import { eventually, openShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, typeAddress, walkTo } from './walk.ts';

const atShipping = async () => walkTo('shipping', await atCheckout());

/** The shipping step of a cart of which one line is sent to another address. */
const withOtherAddress = async () => {
  const opened = openShop();
  await run(opened.shop.carts.add({ sku: 'SKU-2', productId: 'NKTRAIL3FJO' }));
  const walk = await walkTo('shipping', await atCheckout({ opened }));
  const { presenter } = walk;
  const { cart } = presenter;
  if (cart === undefined) throw new TypeError('There is no cart');
  const itemIds = cart.items.slice(0, 1).map(({ id }) => id);
  const sent = await run(
    opened.shop.checkout.sendItems({ cart, itemIds, address: typedAddresses.US, isConfirmed: true }),
  );
  if (sent._tag !== 'Saved') throw new TypeError('The address is in question');
  presenter.shipping.split.show(sent.cart);
  const [, other] = presenter.shipping.homeShipments;
  if (other === undefined) throw new TypeError('There is no second shipment');
  return { ...walk, other };
};

test('CHK-31 a chosen method is saved at once, so that the totals follow before Continue', async () => {
  const { presenter } = await atShipping();
  const { shipping } = presenter;
  shipping.choose('standard');
  expect([shipping.chosen, shipping.updates.isPending]).toEqual(['standard', true]);
  await eventually(() => !shipping.updates.isPending);
  expect(presenter.cart?.shipments.map(({ methodId }) => methodId)).toEqual(['standard']);
});

test('CHK-37 the method of each address that was chosen before Continue is selected after a reload', async () => {
  const { opened, presenter, other } = await withOtherAddress();
  presenter.shipping.choose('express');
  presenter.shipping.chooseFor(other.id, 'standard');
  await eventually(() => !presenter.shipping.updates.isPending);
  const again = (await walkTo('shipping', await atCheckout({ opened, addFirst: false }))).presenter.shipping;
  const [, second] = again.homeShipments;
  expect([again.chosen, second && again.chosenFor(second)]).toEqual(['express', 'standard']);
});

test('CHK-05 the methods that another address adds are shown before billing', async () => {
  const walk = await atShipping();
  const { fakes, presenter } = walk;
  const { shipping, cart } = presenter;
  if (cart === undefined) throw new TypeError('There is no cart');
  const offering = (applicable: Cart['shipments'][number]['applicable']) =>
    cart.shipments.map((shipment) => ({ ...shipment, applicable }));
  const all = await run(
    fakes.carts.write('setShippingAddress', 'methods', cart, { shipments: offering(shippingMethods) }),
  );
  presenter.show({ ...all, shipments: offering(shippingMethods.filter(({ id }) => id === 'standard')) });
  shipping.loadMethods();
  await eventually(() => shipping.methods.length === 1);
  typeAddress(walk);
  shipping.submit();
  await eventually(() => !shipping.busy);
  expect([shipping.methods.map(({ id }) => id), shipping.chosen, presenter.notice]).toEqual([
    ['express', 'standard'],
    'standard',
    'Methods changed',
  ]);
  expect(walk.sent).not.toContain('go /checkout?step=billing');
  shipping.choose('express');
  shipping.submit();
  await eventually(() => walk.sent.includes('go /checkout?step=billing'));
  expect([presenter.notice, presenter.cart?.shipments[0]?.methodId]).toEqual([undefined, 'express']);
});

test('a refused method is reported, and the choice is again what the cart has', async () => {
  const { fakes, presenter, other } = await withOtherAddress();
  const { shipping } = presenter;
  shipping.choose('standard');
  shipping.chooseFor(other.id, 'standard');
  await eventually(() => !shipping.updates.isPending);
  fakes.faults.failNext('chooseShippingMethod', apiRefusal('SHP404', 404));
  shipping.choose('express');
  await eventually(() => presenter.notice !== undefined);
  expect([shipping.chosen, presenter.notice, shipping.updates.isPending]).toEqual([
    'standard',
    'SHP404 happened',
    false,
  ]);
  presenter.dismissNotice();
  fakes.faults.failNext('chooseShippingMethod', apiRefusal('SHP404', 404));
  shipping.chooseFor(other.id, 'express');
  await eventually(() => presenter.notice !== undefined);
  expect(shipping.chosenFor(shipping.homeShipments[1] ?? other)).toBe('standard');
});

test('of choices in quick succession the last one counts, also if the one before it is refused', async () => {
  const { fakes, presenter } = await atShipping();
  const { shipping } = presenter;
  fakes.faults.failNext('chooseShippingMethod', apiRefusal('SHP404', 404));
  shipping.choose('standard');
  shipping.choose('express');
  shipping.choose('standard');
  await eventually(() => !shipping.updates.isPending);
  shipping.choose('express');
  await eventually(() => !shipping.updates.isPending);
  expect([shipping.chosen, presenter.cart?.shipments[0]?.methodId]).toEqual(['express', 'express']);
});

test('I31 Continue waits for a choice that is being saved', async () => {
  const walk = await atShipping();
  const { shipping } = walk.presenter;
  typeAddress(walk);
  shipping.choose('standard');
  shipping.submit();
  expect(shipping.busy).toBe(true);
  await eventually(() => walk.sent.includes('go /checkout?step=billing'));
  expect([walk.presenter.changed, walk.presenter.cart?.shipments[0]?.methodId]).toEqual([undefined, 'standard']);
});

test('Continue stays with the message if the choice before it is refused', async () => {
  const walk = await atShipping();
  const { shipping } = walk.presenter;
  typeAddress(walk);
  walk.fakes.faults.failNext('chooseShippingMethod', apiRefusal('SHP404', 404));
  shipping.choose('standard');
  shipping.submit();
  await eventually(() => !shipping.busy);
  expect([walk.presenter.notice, walk.sent.includes('go /checkout?step=billing')]).toEqual(['SHP404 happened', false]);
});

test('I31 a finished step that is opened again waits for a choice that is being saved', async () => {
  const { presenter, sent } = await walkTo('billing', await atCheckout());
  const before = sent.length;
  presenter.shipping.choose('express');
  presenter.go('billing');
  expect(sent.slice(before)).not.toContain('go /checkout?step=billing');
  await eventually(() => sent.slice(before).includes('go /checkout?step=billing'));
  expect([presenter.changed, presenter.cart?.shipments[0]?.methodId]).toEqual([undefined, 'express']);
});

test('I31 a finished step is not opened if the choice before it is refused, and the message stays', async () => {
  const { fakes, presenter, sent } = await walkTo('billing', await atCheckout());
  const before = sent.length;
  fakes.faults.failNext('chooseShippingMethod', apiRefusal('SHP404', 404));
  presenter.shipping.choose('express');
  presenter.go('billing');
  await eventually(() => !presenter.shipping.updates.isPending);
  await eventually(() => presenter.notice !== undefined);
  expect([presenter.notice, sent.slice(before)]).toEqual(['SHP404 happened', []]);
});
