import { savedCards as operations, type savedCards, type SavedCardWire } from '#adapters/contract/saved-cards.ts';
import { present } from '#core/kernel/present.ts';
import { isExpiredCard } from '#core/payment/saved-card.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest, isRefusal, notFound } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type Call, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import {
  keyedCall,
  runIdempotent,
  storedResponse,
} from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { cardExpired, providerUnavailable } from '../cart/cart-refusals.ts';
import { halfDayAgo } from '../payment/half-day-ago.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import { deleteCard, lockCards, makeDefault, readCards, setExpiry, type CardRecord } from './card-records.ts';
import { isNotSaved, storeCard } from './store-card.ts';

const cardWire = (card: Omit<CardRecord, 'position'>): SavedCardWire => ({
  paymentInstrumentId: card.paymentInstrumentId,
  paymentMethod: 'CREDIT_CARD',
  brand: card.brand,
  last4: card.last4,
  expMonth: card.expMonth,
  expYear: card.expYear,
  holderName: card.holderName,
  isDefault: card.isDefault,
  ...present({ billingAddressId: card.billingAddressId ?? undefined }),
});

/**
 * The saved cards of a member (API-051 to API-054). The provider has the cards and is called before a transaction opens;
 * the service has what is shown of them.
 */
export const makeSavedCardHandlers = (context: CommerceContext): GroupHandlers<typeof savedCards> => {
  const { db } = context.database;
  const provider = makePaymentsClient(context);

  /** A card of the member; throws for any other id (AUTH-32). */
  const own = (cards: readonly CardRecord[], wanted: string): CardRecord => {
    const found = cards.find(({ paymentInstrumentId }) => paymentInstrumentId === wanted);
    if (found === undefined) throw notFound;
    return found;
  };
  const ownCard = async (call: Call<typeof operations.remove> | Call<typeof operations.change>): Promise<CardRecord> =>
    own(await readCards(db, consumerOf(call).consumerId), call.params.paymentInstrumentId);

  return {
    list: async (call) => ({
      paymentInstruments: (await readCards(db, consumerOf(call).consumerId)).map(cardWire),
    }),

    openSession: async (call) => {
      const session = await provider.openSession(consumerOf(call).consumerId);
      return session === undefined ? providerUnavailable : { ...session, providerUrl: context.payments.url };
    },

    /** A card that the provider has stored but the shop refuses is deleted there again. */
    add: async (call) => {
      const { token, isDefault } = call.body;
      const holderName = call.body.holderName.trim();
      const { consumerId } = consumerOf(call);
      if (token === '' || holderName === '') return badRequest;
      if (isExpiredCard(call.body, halfDayAgo(context))) return cardExpired;
      const command = keyedCall('savedCards.add', call);
      const known = await storedResponse(context, command, operations.add.reply);
      if (known !== undefined) return known;
      const stored = await storeCard(context, {
        consumerId,
        token,
        sessionReference: consumerId,
        holderName,
        isDefault,
        key: command.key,
      });
      if (isRefusal(stored)) return stored;
      const result = await runIdempotent(context, command, {
        reply: operations.add.reply,
        command: async (tx) => replyWith(cardWire(await stored.save(tx)), {}),
      });
      if (isNotSaved(result)) await stored.discard();
      return result;
    },

    change: async (call) => {
      const { isDefault = false, expMonth, expYear } = call.body;
      if ((expMonth === undefined) !== (expYear === undefined)) return badRequest;
      const expiry = expMonth === undefined || expYear === undefined ? undefined : { expMonth, expYear };
      if (expiry !== undefined && isExpiredCard(expiry, halfDayAgo(context))) return cardExpired;
      const command = keyedCall('savedCards.change', call);
      const known = await storedResponse(context, command, operations.change.reply);
      if (known !== undefined) return known;
      const { consumerId, providerMethodId: paymentMethodId } = await ownCard(call);
      if (expiry !== undefined) {
        const changed = await provider.setMethodExpiry({ paymentMethodId, consumerReference: consumerId, ...expiry });
        if (changed._tag !== 'Stored') return changed._tag === 'NotFound' ? notFound : providerUnavailable;
      }
      return runIdempotent(context, command, {
        reply: operations.change.reply,
        command: async (tx) => {
          const card = own(await lockCards(tx, consumerId), call.params.paymentInstrumentId);
          if (expiry !== undefined) await setExpiry(tx, { ...card, ...expiry });
          if (isDefault) await makeDefault(tx, card);
          return replyWith(cardWire({ ...card, ...expiry, isDefault: card.isDefault || isDefault }), {});
        },
      });
    },

    remove: async (call) => {
      const command = keyedCall('savedCards.remove', call);
      const known = await storedResponse(context, command, operations.remove.reply);
      if (known !== undefined) return known;
      const { consumerId, paymentInstrumentId, providerMethodId: paymentMethodId } = await ownCard(call);
      if (!(await provider.deleteMethod({ paymentMethodId, consumerReference: consumerId })))
        return providerUnavailable;
      return runIdempotent(context, command, {
        reply: operations.remove.reply,
        command: async (tx) => {
          const { isDefault } = own(await lockCards(tx, consumerId), paymentInstrumentId);
          await deleteCard(tx, paymentInstrumentId);
          const [oldest] = await readCards(tx, consumerId);
          if (isDefault && oldest !== undefined) await makeDefault(tx, oldest);
          return replyWith<unknown>(undefined, { status: 204 });
        },
      });
    },
  };
};
