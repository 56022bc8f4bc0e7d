import { openClient } from 'portico/client';

/** Searches, fills a cart and orders as a guest, paid by card. Returns the order. */
export const buy = async (url) => {
  const { shop, run, tokenizeCard, close } = openClient({ url, locale: 'en-us' });
  const valueOf = async (effect) => {
    const result = await run(effect);
    if (result.ok) return result.value;
    const { _tag, message = '', cause = message } = result.failure;
    throw new Error(`${_tag} ${cause}`, { cause: result.failure });
  };

  const { listing } = await valueOf(
    shop.catalog.searchProducts({ term: 'trail', start: 0, count: 24, sort: 'recommended', filters: {} }),
  );
  const product = await valueOf(shop.catalog.viewProduct(listing.tiles[0].id));
  const size = product.sizes.find(({ quantity }) => quantity > 0);
  await valueOf(shop.carts.add({ sku: size.sku, productId: product.id }));

  let { cart } = await valueOf(shop.checkout.start());
  const contact = { email: 'anna.berg@example.com', phone: '+14155552671' };
  const place = { line1: '500 Howard Street', city: 'San Francisco', state: 'CA', postalCode: '94105', country: 'US' };
  const address = { firstName: 'Anna', lastName: 'Berg', ...place };
  const offered = await valueOf(shop.checkout.listShippingMethods({ cart, country: 'US' }));
  const shipping = { cart, address, contact, isConfirmed: true, offered, methodId: offered[0].id };
  ({ cart } = await valueOf(shop.checkout.saveShipping(shipping)));
  const { session } = await valueOf(shop.checkout.openBilling({ cart, returnUrl: '/checkout' }));
  const typed = { number: '4242424242424242', expMonth: 12, expYear: 2039, code: '123', holderName: 'Anna Berg' };
  const card = await valueOf(tokenizeCard(session, typed));
  ({ cart } = await valueOf(shop.checkout.saveBilling({ cart, card })));
  const prepared = await valueOf(shop.checkout.prepare({ cart, contact }));
  const { order } = await valueOf(shop.checkout.placeOrder(prepared));
  await close();
  return order;
};

if (globalThis.process?.argv[2]) console.log(JSON.stringify(await buy(process.argv[2])));
