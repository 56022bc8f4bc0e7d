import * as Effect from 'effect/Effect';
import { account } from '#adapters/contract/account.ts';
import { loyalty } from '#adapters/contract/loyalty.ts';
import { cart as operations } from '#adapters/contract/cart.ts';
import type { TenderGateway } from '#core/checkout/ports/tender-gateway.ts';
import { present } from '#core/kernel/present.ts';
import { Money } from '#core/kernel/money.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { BaseClient } from '../base-client.ts';
import type { CartCalls } from '../cart/cart-calls.ts';
import { absolute } from '../cart/cart-gateway.ts';
import { openSession } from './open-session.ts';

/** Tenders other than cards, over API-025 to API-027, API-031, API-032, API-041 and API-046. */
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
  loyalty: client.ask(loyalty.vouchers, {}).pipe(
    Effect.map(({ body: { currentLoyaltyPoints, applicableLoyaltyVouchers } }) =>
      applicableLoyaltyVouchers.length === 0
        ? undefined
        : {
            points: currentLoyaltyPoints,
            vouchers: applicableLoyaltyVouchers.map(({ points, amountInCurrency }) => ({
              points,
              amount: Money.fromDecimal(amountInCurrency, currency),
            })),
          },
    ),
  ),
  credit: client.ask(account.profile, {}).pipe(
    Effect.map(
      ({
        body: {
          consumerDetails: { athlete },
        },
      }) => (athlete === undefined ? undefined : Money.fromDecimal(athlete.remainingCredit, currency)),
    ),
  ),
  attachPoints: ({ key, cart, points }) =>
    askForCart(operations.addPaymentInstrument, {
      ...absolute(key, cart),
      params: { basketId: cart.id },
      body: { paymentMethod: 'LOYALTY_POINTS', points },
    }),
  attachCredit: ({ key, cart }) =>
    askForCart(operations.addPaymentInstrument, {
      ...absolute(key, cart),
      params: { basketId: cart.id },
      body: { paymentMethod: 'ATHLETES_PAYMENT' },
    }),
  applyReward: ({ key, cart, reward: { code: rewardId, pin } }) =>
    askForCart(loyalty.applyReward, {
      ...absolute(key, cart),
      params: { basketId: cart.id },
      body: { rewardId, apply: true, ...present({ pin }) },
    }),
  detach: ({ key, cart, instrumentId }) =>
    askForCart(operations.removePaymentInstrument, {
      ...absolute(key, cart),
      params: { basketId: cart.id },
      body: { paymentInstrumentId: instrumentId },
    }),
});
