import { expect, test } from 'vitest';
import { sentElsewhere } from '#core/checkout/other-addresses.ts';
import { apiRefusal } from '#core/testing/faults.ts';
import { address, contact } from '#test/support/guest-buyer.ts';
import { failureOf, run } from '#test/support/run.ts';
import { buildStorefront } from '#test/support/storefront.ts';
import { savedAddress } from '#test/support/saved-address.ts';

const shoe = { sku: 'NKTRAIL3FJO-42', productId: 'NKTRAIL3FJO' };
const grace = { ...address, firstName: 'Grace', line1: '1 Oak Street', phone: contact.phone };

const opened = async () => {
  const { shop, fakes } = buildStorefront();
  await run(shop.carts.add(shoe));
  const cart = await savedAddress(shop.checkout, {
    cart: await run(shop.carts.add({ ...shoe, sku: 'NKTRAIL3FJO-43' })),
    address,
    contact,
  });
  return { shop, fakes, cart, itemIds: cart.items.slice(1).map(({ id }) => id) };
};

test('ENT-10 whole lines are sent to another address after its check, with the phone of the recipient, and to the main one again', async () => {
  const { shop, fakes, cart, itemIds } = await opened();
  const sent = await run(shop.checkout.sendItems({ cart, itemIds, address: grace, isConfirmed: false }));
  if (sent._tag !== 'Saved') throw new TypeError('The address was questioned');
  expect(sentElsewhere(sent.cart).map((one) => [one.itemIds, one.address])).toEqual([
    [itemIds, { ...grace, phone: '+13035550123' }],
  ]);
  expect(fakes.faults.log.filter((call) => call !== 'read').slice(-2)).toEqual(['validateAddress', 'sendItems']);
  const back = await run(shop.checkout.sendToMainAddress({ cart: sent.cart, itemIds }));
  expect(sentElsewhere(back)).toEqual([]);
});

test('ENT-10 some units of a line are sent to another address as a line of their own; the rest stays', async () => {
  const { shop, cart: one, itemIds } = await opened();
  const [itemId = ''] = itemIds;
  const cart = await run(shop.carts.changeQuantity({ cart: one, itemId, quantity: 3 }));
  const units = [{ itemId, quantity: 1 }];
  const sent = await run(shop.checkout.sendItems({ cart, itemIds, units, address: grace, isConfirmed: true }));
  if (sent._tag !== 'Saved') throw new TypeError('The address was questioned');
  const [shipment] = sentElsewhere(sent.cart);
  const quantities = sent.cart.items.map(({ id, sku, quantity }) => [
    sku,
    quantity,
    shipment?.itemIds?.includes(id) ?? false,
  ]);
  expect(quantities).toEqual([
    [shoe.sku, 1, false],
    ['NKTRAIL3FJO-43', 2, false],
    ['NKTRAIL3FJO-43', 1, true],
  ]);
});

test('CHK-07 an address in question is not saved before the shopper has answered', async () => {
  const { shop, fakes, cart, itemIds } = await opened();
  const typed = { ...grace, line1: '1 Suggest Street' };
  const asked = await run(shop.checkout.sendItems({ cart, itemIds, address: typed, isConfirmed: false }));
  expect(asked).toMatchObject({ _tag: 'AddressInQuestion', suggested: { line1: '1 Better Street' } });
  expect(fakes.faults.times('sendItems')).toBe(0);
  expect(await run(shop.checkout.sendItems({ cart, itemIds, address: typed, isConfirmed: true }))).toMatchObject({
    _tag: 'Saved',
  });
});

test('CHK-37 what was typed stays until the lines are sent, also if the service refuses them', async () => {
  const { shop, fakes, cart, itemIds } = await opened();
  const draft = { city: 'Reno', shippingId: '' };
  await run(shop.checkout.rememberDraft('otherAddress', draft));
  fakes.faults.failNext('sendItems', apiRefusal('SHP500', 400));
  const entry = { cart, itemIds, address: grace, isConfirmed: true };
  await failureOf(shop.checkout.sendItems(entry));
  expect(await run(shop.checkout.recallDraft('otherAddress'))).toEqual(draft);
  await run(shop.checkout.sendItems(entry));
  expect(await run(shop.checkout.recallDraft('otherAddress'))).toEqual({});
});

test('VAL-27 the form is that of the main address without the e-mail address', async () => {
  const { shop, cart, itemIds } = await opened();
  const failure = await failureOf(
    shop.checkout.sendItems({ cart, itemIds, address: { line1: 'PO Box 12' }, isConfirmed: false }),
  );
  const fields = failure._tag === 'InvalidInput' ? failure.violations.map(({ field }) => field) : [];
  expect(fields).toEqual(['phone', 'firstName', 'lastName', 'line1', 'city', 'state', 'postalCode']);
});

test('a sixth address is refused before the call; refusals of the service are passed on', async () => {
  const { shop, fakes, cart, itemIds } = await opened();
  const [main] = cart.shipments;
  if (main === undefined) throw new TypeError('The cart has no shipment');
  const others = [1, 2, 3, 4].map((number) => ({
    ...main,
    id: `home-${number}`,
    itemIds: [`line ${number}`],
    hasOwnAddress: true,
    address: { ...address, line1: `${number} Elm Street` },
  }));
  const full = { ...cart, shipments: [main, ...others] };
  const entry = { itemIds, address: grace, isConfirmed: true };
  expect(await failureOf(shop.checkout.sendItems({ cart: full, ...entry }))).toEqual({
    _tag: 'TooManyAddresses',
    max: 5,
  });
  fakes.faults.failNext('sendItems', apiRefusal('SHP500', 400));
  expect(await failureOf(shop.checkout.sendItems({ cart, ...entry }))).toMatchObject({ errorId: 'SHP500' });
});
