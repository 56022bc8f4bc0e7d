import { savedCards as operations, type savedCards, type SavedCardWire } from '#adapters/contract/saved-cards.ts';
import { isExpiredCard, MAX_SAVED_CARDS } from '#core/payment/saved-card.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { badRequest, notFound, refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { consumerOf, replyWith, type Call, type GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import {
  keyedCall,
  runIdempotent,
  storedResponse,
} from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { digestOf, newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { cardExpired, fraudSuspected, paymentRefused, providerUnavailable } from '../cart/cart-refusals.ts';
import { halfDayAgo } from '../payment/half-day-ago.ts';
import type { DeclineReason } from '../payment/payment-wire.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import {
  deleteCard,
  insertCard,
  lockCards,
  makeDefault,
  readCards,
  setExpiry,
  type CardRecord,
} from './card-records.ts';

const alreadySaved = refusal(409, 'PYT300');
const noMoreCards = refusal(409, 'API406', { params: { max: MAX_SAVED_CARDS } });

/** Refusals of the provider's verification. */
const declined: { readonly [reason in DeclineReason]: typeof paymentRefused } = {
  card_declined: paymentRefused,
  insufficient_funds: paymentRefused,
  expired_card: cardExpired,
  fraud: fraudSuspected,
};

const cardWire = (card: Omit<CardRecord, 'position'>): SavedCardWire => ({
  paymentInstrumentId: card.paymentInstrumentId,
  paymentMethod: 'CREDIT_CARD',
  brand: card.brand,
  last4: card.last4,
  expMonth: card.expMonth,
  expYear: card.expYear,
  holderName: card.holderName,
  isDefault: card.isDefault,
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
      if ((await readCards(db, consumerId)).length >= MAX_SAVED_CARDS) return noMoreCards;
      const owner = { consumerReference: consumerId };
      const stored = await provider.storeMethod({
        ...owner,
        key: digestOf(`saved card ${consumerId} ${command.key}`),
        token,
        sessionReference: consumerId,
      });
      if (stored._tag === 'Declined') return declined[stored.reason];
      if (stored._tag !== 'Stored') return stored._tag === 'NotFound' ? paymentRefused : providerUnavailable;
      const { paymentMethodId, cardFingerprint, brand, last4, expMonth, expYear } = stored.method;
      const result = await runIdempotent(context, command, {
        reply: operations.add.reply,
        command: async (tx) => {
          const cards = await lockCards(tx, consumerId);
          if (cards.some((card) => card.cardFingerprint === cardFingerprint)) throw alreadySaved;
          if (cards.length >= MAX_SAVED_CARDS) throw noMoreCards;
          const paymentInstrumentId = newId();
          const provided = { providerMethodId: paymentMethodId, cardFingerprint, brand, last4, expMonth, expYear };
          const card = { ...provided, paymentInstrumentId, consumerId, holderName, isDefault: false };
          await insertCard(tx, card);
          const becomesDefault = isDefault || cards.length === 0;
          if (becomesDefault) await makeDefault(tx, card);
          return replyWith(cardWire({ ...card, isDefault: becomesDefault }), {});
        },
      });
      if (result === alreadySaved || result === noMoreCards) await provider.deleteMethod({ ...owner, paymentMethodId });
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
