import * as Effect from 'effect/Effect';
import { cart as operations } from '#adapters/contract/cart.ts';
import type { TenderGateway } from '#core/checkout/ports/tender-gateway.ts';
import { present } from '#core/kernel/present.ts';
import { Money } from '#core/kernel/money.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { BaseClient } from '../base-client.ts';
import type { CartCalls } from '../cart/cart-calls.ts';
import { absolute } from '../cart/cart-gateway.ts';
import { openSession } from './open-session.ts';

/** Gift cards, wallets and pay later over API-025, API-026, API-031 and API-032. */
export const makeTenderGateway = (
  client: BaseClient,
  { cart: askForCart, about }: CartCalls,
  { currency }: Pick<SiteConfiguration, 'currency'>,
): TenderGateway => ({
  giftCardBalance: ({ key, giftCard }) =>
    client.ask(operations.checkGiftCard, { key, body: giftCard }).pipe(
      Effect.map(({ body: { maskedNumber, balance, status, expiryDate } }) => ({
        maskedNumber,
        balance: Money.fromDecimal(balance, currency),
        status,
        ...present({ expiryDate }),
      })),
    ),
  attachGiftCard: ({ key, cart, giftCard }) =>
    askForCart(operations.addPaymentInstrument, {
      ...absolute(key, cart),
      params: { basketId: cart.id },
      body: { paymentMethod: 'GIFT_CARD', giftCard },
    }),
  openApproval: (query) => openSession({ about }, query),
  attachApproved: ({ key, cart, method, token }) =>
    askForCart(operations.addPaymentInstrument, {
      ...absolute(key, cart),
      params: { basketId: cart.id },
      body: { paymentMethod: method, token },
    }),
  detach: ({ key, cart, instrumentId }) =>
    askForCart(operations.removePaymentInstrument, {
      ...absolute(key, cart),
      params: { basketId: cart.id },
      body: { paymentInstrumentId: instrumentId },
    }),
});
