import * as Effect from 'effect/Effect';
import type { Analytics } from '../../analytics/ports/analytics.ts';
import type { Monitoring } from '../../analytics/ports/monitoring.ts';
import type { CartEvent } from '../../cart/cart-event.ts';
import type { Cart, ShippingMethod } from '../../cart/cart.ts';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import type { LastCart } from '../../cart/ports/last-cart.ts';
import type { CartUseCases } from '../../cart/use-cases/cart-use-cases.ts';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import { addressFields } from '../../profile/address.ts';
import { MAX_EMAIL_LENGTH } from '../../validation/text-rules.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import type { FailureTexts } from '../../failures/failure-texts.ts';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { shipmentChoices } from '../shipment-choices.ts';
import type { ItemId, OrderId, ShippingId } from '../../kernel/identifiers.ts';
import type { InvalidInput } from '../../kernel/violation.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { Order, OrderEvent, PlaceOutcome } from '../../order/order.ts';
import type { OrderGateway } from '../../order/ports/order-gateway.ts';
import type { PayingCard, PaymentMethod, PaymentSession } from '../../payment/payment-method.ts';
import type { BotCheck, BotSuspected } from '../../session/ports/bot-check.ts';
import type { IdGenerator } from '../../session/ports/id-generator.ts';
import { deviceDraft } from '../../session/use-cases/device-draft.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import { startCommand } from '../../session/use-cases/start-command.ts';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { agreementChanges } from '../agreement-changes.ts';
import type { AddressInput } from '../address-form.ts';
import { checkoutDrafts, type DraftStep, type StepDraft } from '../device-keys.ts';
import type { AddressQuestion } from '../address-choice.ts';
import type { Contact, NothingToBuy, PreparedOrder, Reservation } from '../checkout.ts';
import type { TooManyAddresses } from '../address-limit.ts';
import type { LineUnits } from '../other-addresses.ts';
import { payingInstrument } from '../order-request.ts';
import type { DeliveryGateway, PaymentGateway, ShipmentChoice } from '../ports/checkout-gateway.ts';
import type { DeviceFingerprint } from '../ports/device-fingerprint.ts';
import { awaitPayment } from './await-payment.ts';
import { startCheckout } from './start-checkout.ts';
import { concludeOrder } from './conclude-order.ts';
import { listShippingMethods } from './list-shipping-methods.ts';
import { placeOrder } from './place-order.ts';
import { saveBilling } from './save-billing.ts';
import { saveAddress, saveShipping } from './save-shipping.ts';
import { makeSendItems } from './send-items.ts';
import { setBillingAddress } from './set-billing-address.ts';

/** An address as typed, to save. E-mail and phone are in `contact`, not in `address`. */
type AddressEntry = {
  readonly cart: Cart;
  readonly address: AddressInput;
  readonly contact: Contact;
  /** True after the shopper has answered the question about this address: it is saved without another check. */
  readonly isConfirmed: boolean;
};

type Saved = { readonly _tag: 'Saved'; readonly cart: Cart };

/** The result of saving an address. `AddressInQuestion`: it is not saved before the shopper has answered (CHK-07). */
export type AddressSaved = Saved | ({ readonly _tag: 'AddressInQuestion' } & AddressQuestion);

/**
 * The result of the shipping step. All but `Saved`: the address is saved, the method is not. `MethodsAdded`: the address
 * has methods that were not offered before, so that the shopper can choose again. `methods`: those of the saved address.
 */
export type ShippingSaved =
  | Exclude<AddressSaved, Saved>
  | ({ readonly cart: Cart; readonly methods: readonly ShippingMethod[] } & (
      | { readonly _tag: 'Saved' | 'MethodGone' | 'MethodsAdded' }
      | { readonly _tag: 'MethodRefused'; readonly failure: CartFailure }
    ));

/** The result of the billing step. `CardRefused`: the address is saved, the card is not. */
export type BillingSaved = Saved | { readonly _tag: 'CardRefused'; readonly cart: Cart; readonly failure: CartFailure };

/** Every step except placing continues with a new cart if the known one is lost (CART-22). */
export type CheckoutUseCases = {
  /**
   * Reads what the shopper typed in the form of a step and has not ordered with; empty for another shopper, session or
   * site (CHK-37). It is removed at sign-out and when an order is placed; that of another address also by `sendItems`.
   */
  readonly recallDraft: (step: DraftStep) => Effect.Effect<StepDraft, ApiFailure>;
  /** Stores contact or address, and the method, on the device for the current shopper. No card data (CHK-37). */
  readonly rememberDraft: (step: DraftStep, draft: StepDraft) => Effect.Effect<void, ApiFailure>;
  /** Reads the cart, holds its stock and sends the fingerprint (CART-41, CHK-24). */
  readonly start: () => Effect.Effect<
    { readonly cart: Cart; readonly reservation: Reservation },
    CartFailure | NothingToBuy
  >;
  /** Validates the form, lets the service check the address, then saves it (CHK-06, CHK-07). */
  readonly saveAddress: (entry: AddressEntry) => Effect.Effect<AddressSaved, InvalidInput | CartFailure | BotSuspected>;
  /**
   * Completes the shipping step: saves the address like `saveAddress`, then the method. `offered`: the methods that
   * were read before.
   */
  readonly saveShipping: (
    entry: AddressEntry & {
      readonly offered: readonly ShippingMethod[];
      readonly methodId: string | undefined;
      readonly methods?: { readonly [shippingId: ShippingId]: string };
    },
  ) => Effect.Effect<ShippingSaved, InvalidInput | CartFailure | BotSuspected>;
  /**
   * Tells the service the email address of an order that is not sent home, so that promo codes that its mailbox has
   * used stop applying before the order is paid (PRM175).
   */
  readonly saveContact: (input: { readonly cart: Cart; readonly email: string }) => Effect.Effect<Cart, CartFailure>;
  /** Reads the methods of the first shipment, soonest first (PR-15). */
  readonly listShippingMethods: (input: {
    readonly cart: Cart;
    readonly postalCode?: string;
    readonly country?: string;
  }) => Effect.Effect<readonly ShippingMethod[], CartFailure>;
  /** Sets the method of all shipments that are sent home. `methods`: those that differ, by shipment. */
  readonly chooseShipping: (choice: {
    readonly cart: Cart;
    readonly methodId: string;
    readonly methods?: { readonly [shippingId: ShippingId]: string };
  }) => Effect.Effect<Cart, CartFailure>;
  /**
   * Sends lines to another address than the main one, which is checked like that (CHK-07); of some only `units`.
   * `TooManyAddresses` beyond the most of an order.
   */
  readonly sendItems: (
    entry: Pick<AddressEntry, 'cart' | 'address' | 'isConfirmed'> & {
      readonly itemIds: readonly ItemId[];
      readonly units?: readonly LineUnits[];
    },
  ) => Effect.Effect<AddressSaved, InvalidInput | CartFailure | BotSuspected | TooManyAddresses>;
  /** Sends lines to the main address again. */
  readonly sendToMainAddress: (sent: {
    readonly cart: Cart;
    readonly itemIds: readonly ItemId[];
  }) => Effect.Effect<Cart, CartFailure>;
  /** Sets the method of one shipment: it goes to a collection point, or home by a method (CHK-30, CHK-31). */
  readonly chooseForShipment: (choice: { readonly cart: Cart } & ShipmentChoice) => Effect.Effect<Cart, CartFailure>;
  readonly openBilling: (input: {
    readonly cart: Cart;
    /** Path of the shop to which the provider's pages return, such as `/en-us/checkout`. */
    readonly returnUrl: string;
  }) => Effect.Effect<{ readonly methods: readonly PaymentMethod[]; readonly session: PaymentSession }, CartFailure>;
  /** The payment methods again, which depend on what remains to be paid (PAY-04). */
  readonly listPaymentMethods: (cart: Cart) => Effect.Effect<readonly PaymentMethod[], CartFailure>;
  /** Sets the billing address; without one the shipping address is used (CHK-12). */
  readonly setBillingAddress: (input: {
    readonly cart: Cart;
    readonly address?: AddressInput;
  }) => Effect.Effect<Cart, InvalidInput | CartFailure>;
  readonly payByCard: (input: { readonly cart: Cart; readonly card: PayingCard }) => Effect.Effect<Cart, CartFailure>;
  /** Completes the billing step: saves the address, then the card if one is given. */
  readonly saveBilling: (input: {
    readonly cart: Cart;
    readonly address?: AddressInput;
    readonly card?: PayingCard;
  }) => Effect.Effect<BillingSaved, InvalidInput | CartFailure>;
  /**
   * Fixes the order number and renews the hold when the summary opens. `isAsShown`: the prepared cart shows the same as
   * `cart`, so that the shopper need not check it again (I07).
   */
  readonly prepare: (input: {
    readonly cart: Cart;
    readonly contact: Contact;
  }) => Effect.Effect<PreparedOrder & { readonly isAsShown: boolean }, CartFailure>;
  /**
   * Places the order as it was prepared, else fails with `CartChanged`. The key is that of `placeOrderKey`, so a retry,
   * a second tab or a reload never orders twice.
   */
  readonly placeOrder: (prepared: PreparedOrder) => Effect.Effect<PlaceOutcome, CartFailure | BotSuspected>;
  readonly confirmChallenge: (input: {
    readonly cart: Cart;
    readonly orderNumber: string;
    readonly challengeId: string;
  }) => Effect.Effect<PlaceOutcome, CartFailure>;
  /** Reads an order with a pending payment every 2 s until the payment is known. */
  readonly awaitPayment: (orderId: OrderId) => Effect.Effect<Order, ApiFailure>;
};

type CheckoutPorts = {
  readonly site: SiteConfiguration;
  readonly failureTexts: FailureTexts;
  readonly ruleTexts: RuleTexts;
  readonly carts: CartUseCases;
  readonly writes: CartWrites;
  readonly lastCart: LastCart;
  readonly delivery: DeliveryGateway;
  readonly payment: PaymentGateway;
  readonly orders: OrderGateway;
  readonly session: SessionUseCases;
  readonly memory: ShopperMemory;
  readonly idGenerator: IdGenerator;
  readonly botCheck: BotCheck;
  readonly fingerprint: DeviceFingerprint;
  readonly announcements: Announcements<CartEvent | OrderEvent>;
  readonly monitoring: Monitoring;
  readonly analytics: Analytics;
};

/** Makes the use cases of checkout, in the order of its steps (CHK-05). */
export const makeCheckoutUseCases = (given: CheckoutPorts): CheckoutUseCases => {
  const ports = { ...given, conclude: concludeOrder(given) };
  const { writes, delivery, payment, orders, session, idGenerator, conclude } = ports;
  const draftOf = (step: DraftStep) =>
    deviceDraft(ports, {
      key: checkoutDrafts[step],
      names: [...addressFields, 'mainMethod', 'shippingId'],
      maxLength: MAX_EMAIL_LENGTH,
    });

  const address: Pick<CheckoutUseCases, 'saveAddress' | 'chooseShipping'> = {
    saveAddress: saveAddress(ports),
    // A cart without shipments needs no method.
    chooseShipping: ({ cart, ...chosen }) =>
      writes.change(cart, ({ key, cart: now }) => {
        const choices = shipmentChoices(now, chosen);
        return choices.length === 0 ? Effect.succeed(now) : delivery.chooseShippingMethod({ key, cart: now, choices });
      }),
  };

  const billing: Pick<CheckoutUseCases, 'setBillingAddress' | 'payByCard'> = {
    setBillingAddress: setBillingAddress(ports),

    payByCard: ({ cart, card }) =>
      writes.change(cart, ({ key, cart: now }) => payment.attachCard({ key, cart: now, card })),
  };

  return {
    recallDraft: (step) => draftOf(step).recall,
    rememberDraft: (step, draft) => draftOf(step).remember(draft),
    start: startCheckout(ports),

    ...address,
    chooseForShipment: ({ cart, ...choice }) =>
      writes.change(cart, ({ key, cart: now }) => delivery.chooseShippingMethod({ key, cart: now, choices: [choice] })),
    saveContact: ({ cart, email }) =>
      writes.change(cart, ({ key, cart: now }) => delivery.setContact({ key, cart: now, email })),
    saveShipping: saveShipping(address),
    ...makeSendItems(ports),

    listShippingMethods: listShippingMethods(ports),

    openBilling: ({ cart, returnUrl }) =>
      writes.on(cart, {
        send: ({ cart: now }) =>
          Effect.all(
            { methods: payment.listMethods(now), session: payment.openSession({ cart: now, returnUrl }) },
            { concurrency: 'unbounded' },
          ),
      }),

    listPaymentMethods: (cart) => writes.on(cart, { send: ({ cart: now }) => payment.listMethods(now) }),

    ...billing,
    saveBilling: saveBilling(billing),

    prepare: ({ cart, contact }) =>
      writes
        .on(cart, {
          send: ({ key, cart: now }) => payment.prepareOrder({ key, cart: now, contact }),
          cartIn: (prepared) => prepared.cart,
        })
        .pipe(
          Effect.map((prepared) => ({
            ...prepared,
            isAsShown: agreementChanges(cart, prepared.cart).length === 0,
          })),
        ),

    placeOrder: placeOrder(ports),

    confirmChallenge: Effect.fn('confirmChallenge')(function* ({ cart, orderNumber, challengeId }) {
      const { key } = yield* startCommand(session, idGenerator);
      const paymentInstrumentId = payingInstrument(cart)?.id ?? '';
      const settled = yield* writes.check(
        orders.settleChallenge({ key, basketId: cart.id, orderNumber, challengeId, paymentInstrumentId }),
      );
      return yield* conclude(settled);
    }),

    awaitPayment: awaitPayment(ports),
  };
};
