import type { cart as cartEndpoints } from '#adapters/contract/cart.ts';
import { addressToWire } from '#adapters/contract/wire/address.codec.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest, isRefusal, signInRequired, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, type Call } from '#adapters/backend/commerce/kernel/handler.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { isExpiredCard } from '#core/payment/saved-card.ts';
import { readBook } from '../addresses/address-records.ts';
import { billingAddressFromWire, isSameAddress } from '../cart/address-wire.ts';
import { cardExpired, paymentMissing } from '../cart/cart-refusals.ts';
import { findOwnCart } from '../cart/change-cart.ts';
import { halfDayAgo } from '../payment/half-day-ago.ts';
import { readCards, type CardRecord } from '../saved-cards/card-records.ts';
import { isNotSaved, storeCard } from '../saved-cards/store-card.ts';

type PaymentCall = Call<(typeof cartEndpoints)['addPaymentInstrument']>;

type PayingCard = Pick<CardRecord, 'providerMethodId' | 'brand' | 'last4' | 'expMonth' | 'expYear'>;

/** A saved card of the member who calls: PYT404 for any other id (AUTH-32), FE309 for an expired card. */
export const findPayingCard = async (
  context: CommerceContext,
  call: PaymentCall,
  savedCardId: string,
): Promise<PayingCard | Refusal> => {
  const cards = await readCards(context.database.db, consumerOf(call).consumerId);
  const found = cards.find(({ paymentInstrumentId }) => paymentInstrumentId === savedCardId);
  if (found === undefined) return paymentMissing;
  return isExpiredCard(found, halfDayAgo(context)) ? cardExpired : found;
};

/**
 * Saves the card that was typed for a cart, with the cart's billing address if the member has saved that (PAY-09).
 * Returns the refusal, if any; a card that is saved already is none, since it pays all the same.
 */
export const saveTypedCard = async (
  context: CommerceContext,
  call: PaymentCall,
  { token, key, holderName }: { readonly token: string; readonly key: string; readonly holderName: string },
): Promise<Refusal | undefined> => {
  const { db } = context.database;
  const { consumerId, grants } = consumerOf(call);
  if (!grants.includes('registered')) return signInRequired;
  if (holderName.trim() === '') return badRequest;
  const { cartId, billingAddress } = await findOwnCart(db, call, call.params.basketId);
  const place = billingAddress === null ? null : billingAddressFromWire(addressToWire(billingAddress));
  const billing = (await readBook(db, consumerId))
    .toSorted((one, other) => one.type.localeCompare(other.type))
    .find(({ type: _type, main: _main, ...saved }) =>
      isSameAddress(place, billingAddressFromWire(addressToWire(saved))),
    );
  const stored = await storeCard(context, {
    consumerId,
    token,
    sessionReference: cartId,
    holderName: holderName.trim(),
    isDefault: false,
    billingAddressId: billing?.id,
    key,
  });
  if (isRefusal(stored)) return stored;
  const refused = await withTransaction(db, stored.save).then(
    () => undefined,
    (thrown: unknown) => (isRefusal(thrown) ? thrown : Promise.reject(thrown)),
  );
  if (!isNotSaved(refused)) return refused;
  await stored.discard();
  return refused?.errorId === 'PYT300' ? undefined : refused;
};
