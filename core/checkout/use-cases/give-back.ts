import * as Effect from 'effect/Effect';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import type { Cart } from '../../cart/cart.ts';
import type { CartGateway } from '../../cart/ports/cart-gateway.ts';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { DeliveryGateway, PaymentGateway } from '../ports/checkout-gateway.ts';
import type { TenderGateway } from '../ports/tender-gateway.ts';
import type { WalletGateway } from '../ports/wallet-gateway.ts';
import { addressToken, type AddressTokenPorts } from './address-token.ts';

type Ports = AddressTokenPorts & {
  readonly wallet: WalletGateway;
  readonly tenders: Pick<TenderGateway, 'detach'>;
  readonly delivery: DeliveryGateway;
  readonly payment: Pick<PaymentGateway, 'removeBillingAddress'>;
  readonly cartGateway: Pick<CartGateway, 'read' | 'removeItem'>;
  readonly writes: CartWrites;
  readonly monitoring: Monitoring;
};

/**
 * Undoes what an express purchase has done to a cart. The lines of a purchase of its own are removed, which frees their
 * stock. The shopper's cart loses the wallet, and gets back its address, methods and billing address; its stock stays held
 * for 15 minutes, as when checkout is left. A card that the wallet has replaced is entered again. A failure is only logged:
 * the shopper chooses again in checkout.
 */
export const giveBack =
  (ports: Ports) =>
  (before: Cart): Effect.Effect<void> => {
    const { wallet, tenders, delivery, payment, cartGateway, writes, monitoring } = ports;
    const { change } = writes;

    const removeLines = (cart: Cart) =>
      Effect.reduce(
        cart.items,
        () => cart,
        (now: Cart, { id: itemId }) =>
          change(now, ({ key, cart: seen }) => cartGateway.removeItem({ key, cart: seen, itemId })),
      );

    const removeWallet = (cart: Cart) =>
      Effect.reduce(
        cart.instruments.filter(({ method }) => method === 'WALLET'),
        () => cart,
        (now: Cart, { id: instrumentId }) =>
          change(now, ({ key, cart: seen }) => tenders.detach({ key, cart: seen, instrumentId })),
      );

    const restoreDelivery = (cart: Cart) => {
      const sent = before.shipments.filter(({ code }) => code !== 'pudo');
      const choices = sent.flatMap(({ id, methodId }) =>
        methodId === undefined ? [] : [{ shippingId: id, methodId }],
      );
      const emptied = change(cart, ({ key, cart: seen }) => wallet.removeShippingAddress({ key, cart: seen }));
      return emptied.pipe(
        Effect.flatMap((empty) =>
          Effect.reduce(
            sent,
            () => empty,
            (now: Cart, { id: shippingId, address }) =>
              address === undefined
                ? Effect.succeed(now)
                : Effect.flatMap(addressToken(ports), (token) =>
                    change(now, ({ key, cart: seen }) =>
                      delivery.setShippingAddress({ key, cart: seen, address, shippingId, ...token }),
                    ),
                  ),
          ),
        ),
        Effect.flatMap((addressed) =>
          choices.length === 0
            ? Effect.succeed(addressed)
            : change(addressed, ({ key, cart: seen }) => delivery.chooseShippingMethod({ key, cart: seen, choices })),
        ),
      );
    };

    const restoreBilling = (cart: Cart) =>
      before.billingSameAsShipping === false
        ? Effect.succeed(cart)
        : change(cart, ({ key, cart: seen }) => payment.removeBillingAddress({ key, cart: seen }));

    return cartGateway.read(before.id).pipe(
      Effect.flatMap((cart) =>
        before.isExpress === true
          ? removeLines(cart)
          : removeWallet(cart).pipe(Effect.flatMap(restoreDelivery), Effect.flatMap(restoreBilling)),
      ),
      Effect.asVoid,
      Effect.catch((failure) => monitoring.warn({ message: failure._tag, component: 'wallet' })),
    );
  };
