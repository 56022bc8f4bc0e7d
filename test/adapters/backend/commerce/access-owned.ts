import { addresses } from '#adapters/contract/addresses.ts';
import { cart } from '#adapters/contract/cart.ts';
import { favorites } from '#adapters/contract/favorites.ts';
import { privacy } from '#adapters/contract/privacy.ts';
import { savedCards } from '#adapters/contract/saved-cards.ts';
import { savedItems } from '#adapters/contract/saved-items.ts';
import { security } from '#adapters/contract/security.ts';
import { subscriptions } from '#adapters/contract/subscriptions.ts';
import { address, checkOut, place, startCart } from '#test/support/commerce/guest-checkout.ts';
import type { Shop } from '#test/support/commerce/in-process-shop.ts';
import type { Shopper } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';

/** What belongs to one shopper; `none` where they have nothing of that kind. */
const nothing = {
  consumerId: 'none',
  sku: 'none',
  basketId: 'none',
  itemId: 'none',
  ifMatch: '"1"',
  orderNumber: '1000000000',
  paymentInstrumentId: 'none',
  orderId: 'none',
  lineId: 'none',
  favoriteId: 'none',
  listId: 'none',
  savedItemId: 'none',
  addressId: 'none',
  savedCardId: 'none',
  smsNumber: '+16175550199',
  signInId: 'none',
  requestId: 'none',
};
export type Owned = { readonly [name in keyof typeof nothing]: string };

/** A card to save. */
export const newCard = {
  token: 'tok_test_succeeds',
  expMonth: 12,
  expYear: 2039,
  holderName: 'Ada Byron',
  isDefault: false,
};

type Owner = { readonly shopper: Shopper; readonly email: string; readonly isMember: boolean };

const inCart = async (shop: Shop, { shopper }: Owner) => {
  const variant = await takeVariant(shop.database, 5);
  const { reply, etag = '' } = await startCart(shopper, variant);
  return { basketId: reply.id, itemId: reply.items[0]?.id ?? '', sku: variant.sku, ifMatch: etag };
};

const ready = async (shop: Shop, { shopper }: Owner) => {
  const variant = await takeVariant(shop.database, 5);
  const { basketId, instrumentId, orderNumber } = await checkOut(shopper, variant);
  const { etag = '' } = await shopper.call(cart.read, { params: { basketId } });
  return { basketId, orderNumber, paymentInstrumentId: instrumentId, sku: variant.sku, ifMatch: etag };
};

/** Makes what a shopper owns before a call. */
const makers = {
  /** Nothing; the call changes the session or account of its caller, which no other call uses. */
  alone: async () => ({}),
  cart: inCart,
  checkout: ready,
  order: async (shop, { shopper }) => {
    const { reply } = await place(shopper, await checkOut(shopper, await takeVariant(shop.database, 5)));
    return { orderId: reply.orderId, orderNumber: reply.orderNumber, lineId: reply.items[0]?.id ?? '' };
  },
  favorites: async (_, { shopper }) => {
    const { reply } = await shopper.call(favorites.add, { body: { id: 'NKSNOW01RST', qty: 1, itemType: 'product' } });
    return { favoriteId: reply.favoriteId ?? '' };
  },
  saved: async (shop, owner) => {
    const { consumerId } = owner.shopper.token;
    const { basketId, itemId, ifMatch } = await inCart(shop, owner);
    const saved = await owner.shopper.call(savedItems.save, {
      params: { basketId },
      body: { itemId, consumerId },
      ifMatch,
    });
    const { saveForLaterId = '', items } = saved.reply.saveForLater;
    return { basketId, listId: saveForLaterId, savedItemId: items[0]?.id ?? '' };
  },
  address: async (_, { shopper, isMember }) =>
    isMember ? { addressId: (await shopper.call(addresses.add, { body: address })).reply.addresses[0]?.id ?? '' } : {},
  savedCard: async (_, { shopper, isMember }) =>
    isMember ? { savedCardId: (await shopper.call(savedCards.add, { body: newCard })).reply.paymentInstrumentId } : {},
  smsNumber: async (_, { shopper }) => {
    const smsNumber = '+16175550100';
    await shopper.call(subscriptions.create, { body: { consumerDetails: { phone: smsNumber } } });
    return { smsNumber };
  },
  signIn: async (_, { shopper, isMember }) =>
    isMember ? { signInId: (await shopper.call(security.view)).reply.signIns[0]?.id ?? '' } : {},
  copy: async (_, { shopper, email, isMember }) =>
    isMember ? { requestId: (await shopper.call(privacy.requestCopy, { body: { email } })).reply.requestId } : {},
} satisfies { readonly [name: string]: (shop: Shop, owner: Owner) => Promise<Partial<Owned>> };

/** What the owner of a row's subject has before the call. */
export type Needed = keyof typeof makers;

export const makeOwned = async (shop: Shop, owner: Owner, needed: Needed | undefined): Promise<Owned> => ({
  ...nothing,
  consumerId: owner.shopper.token.consumerId,
  ...(needed === undefined ? {} : await makers[needed](shop, owner)),
});
