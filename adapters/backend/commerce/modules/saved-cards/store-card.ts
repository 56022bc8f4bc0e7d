import { MAX_SAVED_CARDS } from '#core/payment/saved-card.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { digestOf, newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { cardExpired, fraudSuspected, paymentRefused, providerUnavailable } from '../cart/cart-refusals.ts';
import type { DeclineReason } from '../payment/payment-wire.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import { insertCard, lockCards, makeDefault, readCards, type CardRecord } from './card-records.ts';

const alreadySaved = refusal(409, 'PYT300');
const noMoreCards = refusal(409, 'API406', { params: { max: MAX_SAVED_CARDS } });

/** Whether the shop refused a card that the provider has stored, which is then discarded. */
export const isNotSaved = (result: unknown): boolean => result === alreadySaved || result === noMoreCards;

/** Refusals of the provider's verification. */
const declined: { readonly [reason in DeclineReason]: Refusal } = {
  card_declined: paymentRefused,
  insufficient_funds: paymentRefused,
  expired_card: cardExpired,
  fraud: fraudSuspected,
  amount_too_large: paymentRefused,
};

type TypedCard = {
  readonly consumerId: string;
  readonly token: string;
  /** Where the card was typed: the member's own card fields, or those of a cart. */
  readonly sessionReference: string;
  readonly holderName: string;
  readonly isDefault: boolean;
  readonly billingAddressId?: string | undefined;
  /** Key of the call: the provider stores the card once. */
  readonly key: string;
};

/** A card that the provider has stored. */
type StoredCard = {
  /** Saves the card for the member, once. Throws PYT300 for a card that is saved already, API406 for one too many. */
  readonly save: (tx: Tx) => Promise<Omit<CardRecord, 'position'>>;
  /** Deletes the card at the provider, after `save` has refused it. */
  readonly discard: () => Promise<unknown>;
};

/** Lets the provider verify and store a typed card for a member (PAY-08), outside of any transaction. */
export const storeCard = async (
  context: CommerceContext,
  { consumerId, token, sessionReference, holderName, isDefault, billingAddressId, key }: TypedCard,
): Promise<StoredCard | Refusal> => {
  if ((await readCards(context.database.db, consumerId)).length >= MAX_SAVED_CARDS) return noMoreCards;
  const provider = makePaymentsClient(context);
  const owner = { consumerReference: consumerId };
  const stored = await provider.storeMethod({
    ...owner,
    key: digestOf(`saved card ${consumerId} ${key}`),
    token,
    sessionReference,
  });
  if (stored._tag === 'Declined') return declined[stored.reason];
  if (stored._tag !== 'Stored') return stored._tag === 'NotFound' ? paymentRefused : providerUnavailable;
  const { paymentMethodId: providerMethodId, cardFingerprint, brand, last4, expMonth, expYear } = stored.method;
  return {
    save: async (tx) => {
      const cards = await lockCards(tx, consumerId);
      const known = cards.find((card) => card.cardFingerprint === cardFingerprint);
      if (known?.providerMethodId === providerMethodId) return known;
      if (known !== undefined) throw alreadySaved;
      if (cards.length >= MAX_SAVED_CARDS) throw noMoreCards;
      const card = {
        paymentInstrumentId: newId(),
        consumerId,
        providerMethodId,
        cardFingerprint,
        brand,
        last4,
        expMonth,
        expYear,
        holderName,
        isDefault: false,
        billingAddressId: billingAddressId ?? null,
      };
      await insertCard(tx, card);
      const becomesDefault = isDefault || cards.length === 0;
      if (becomesDefault) await makeDefault(tx, card);
      return { ...card, isDefault: becomesDefault };
    },
    discard: () => provider.deleteMethod({ ...owner, paymentMethodId: providerMethodId }),
  };
};
