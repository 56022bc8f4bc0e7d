import type { Analytics } from '../../analytics/ports/analytics.ts';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import type { LastCart } from '../../cart/ports/last-cart.ts';
import type { CartUseCases } from '../../cart/use-cases/cart-use-cases.ts';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { CartEvent } from '../../cart/cart-event.ts';
import type { OrderEvent } from '../../order/order.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { OrderGateway } from '../../order/ports/order-gateway.ts';
import type { Entropy } from '../../session/ports/entropy.ts';
import { beginDeed } from '../../session/use-cases/begin-deed.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { BotCheck } from '#core/session/ports/bot-check.ts';
import type { DeliveryGateway, PaymentGateway } from '../ports/checkout-gateway.ts';
import type { DeviceFingerprint } from '../ports/device-fingerprint.ts';
import { awaitPayment } from './await-payment.ts';
import { beginCheckout } from './begin-checkout.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';
import { chooseShipping } from './choose-shipping.ts';
import { concludeOrder } from './conclude-order.ts';
import { confirmChallenge } from './confirm-challenge.ts';
import { keepDraft } from './keep-draft.ts';
import { listShippingMethods } from './list-shipping-methods.ts';
import { openBilling } from './open-billing.ts';
import { payByCard } from './pay-by-card.ts';
import { placeOrder } from './place-order.ts';
import { prepareOrder } from './prepare-order.ts';
import { saveBilling } from './save-billing.ts';
import { saveAddress, saveShipping } from './save-shipping.ts';
import { setBillingAddress } from './set-billing-address.ts';

type CheckoutPorts = {
  readonly site: SiteConfiguration;
  readonly carts: CartUseCases;
  readonly writes: CartWrites;
  readonly lastCart: LastCart;
  readonly delivery: DeliveryGateway;
  readonly payment: PaymentGateway;
  readonly orders: OrderGateway;
  readonly session: SessionUseCases;
  readonly memory: ShopperMemory;
  readonly entropy: Entropy;
  readonly botCheck: BotCheck;
  readonly fingerprint: DeviceFingerprint;
  readonly announcements: Announcements<CartEvent | OrderEvent>;
  readonly monitoring: Monitoring;
  readonly analytics: Analytics;
};

/** The steps of a checkout, in the order in which a shopper takes them (CHK-05). */
export const makeCheckoutUseCases = (given: CheckoutPorts): CheckoutUseCases => {
  const ports = { ...given, deed: beginDeed(given.session, given.entropy), conclude: concludeOrder(given) };
  const address = { saveAddress: saveAddress(ports), chooseShipping: chooseShipping(ports) };
  const billing = { setBillingAddress: setBillingAddress(ports), payByCard: payByCard(ports) };
  return {
    ...address,
    ...billing,
    ...keepDraft(ports),
    begin: beginCheckout(ports),
    saveShipping: saveShipping(address, ports),
    listShippingMethods: listShippingMethods(ports),
    openBilling: openBilling(ports),
    saveBilling: saveBilling(billing),
    prepare: prepareOrder(ports),
    placeOrder: placeOrder(ports),
    confirmChallenge: confirmChallenge(ports),
    awaitPayment: awaitPayment(ports),
  };
};
