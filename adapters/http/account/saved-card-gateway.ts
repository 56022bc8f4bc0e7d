import * as Effect from 'effect/Effect';
import { savedCards, type SavedCardWire } from '#adapters/contract/saved-cards.ts';
import type { SavedCardGateway } from '#core/account/ports/saved-card-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { SavedCard } from '#core/payment/saved-card.ts';
import type { BaseClient } from '../base-client.ts';

const cardOf = ({
  paymentInstrumentId: id,
  brand,
  last4,
  expMonth,
  expYear,
  holderName,
  isDefault,
  billingAddressId,
}: SavedCardWire): SavedCard => ({
  id,
  brand,
  last4,
  expMonth,
  expYear,
  holderName,
  isDefault,
  ...present({ billingAddressId }),
});

export const makeSavedCardGateway = (client: BaseClient): SavedCardGateway => ({
  list: Effect.map(client.ask(savedCards.list, {}), ({ body }) => body.paymentInstruments.map(cardOf)),
  openSession: Effect.map(
    client.ask(savedCards.openSession, {}),
    ({ body: { sessionId, clientToken, expiresAt, providerUrl } }) => ({
      sessionId,
      clientToken,
      expiresAt,
      providerUrl,
    }),
  ),
  add: ({ key, card: { token, expMonth, expYear, holderName = '' }, isDefault }) =>
    Effect.map(
      client.ask(savedCards.add, { key, body: { token, expMonth, expYear, holderName, isDefault } }),
      ({ body }) => cardOf(body),
    ),
  change: ({ key, id: paymentInstrumentId, changes }) =>
    Effect.map(client.ask(savedCards.change, { key, params: { paymentInstrumentId }, body: changes }), ({ body }) =>
      cardOf(body),
    ),
  remove: ({ key, id: paymentInstrumentId }) =>
    Effect.asVoid(client.ask(savedCards.remove, { key, params: { paymentInstrumentId } })),
});
