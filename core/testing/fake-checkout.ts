import * as Effect from 'effect/Effect';
import type { Cart, Shipment } from '../cart/cart.ts';
import type { ItemId } from '../kernel/identifiers.ts';
import { present } from '../kernel/present.ts';
import type { DeliveryGateway, PaymentGateway } from '../checkout/ports/checkout-gateway.ts';
import { Amount } from '../kernel/amount.ts';
import type { Address } from '../profile/address.ts';
import { isMainMethod, type PayingCard } from '../payment/payment-method.ts';
import { fakeAgreement } from './fake-agreement.ts';
import type { FakeCarts } from './fake-carts.ts';
import type { FakeSavedCards } from './fake-saved-cards.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Pay later is not enabled below it, as in the service. */
const PAY_LATER_FROM = Amount.of(3_500);

const soon = '2099-01-01T00:00:00.000Z';

export const paymentSession = {
  sessionId: 'payment-session',
  clientToken: 'client-token',
  expiresAt: soon,
  providerUrl: 'https://pay.test',
} as const;

export const shippingMethods = [
  {
    id: 'express',
    code: 'standard',
    label: 'Express delivery',
    price: Amount.of(0),
    deliveryTime: '1-2 business days',
    arrival: { from: '2026-01-06', to: '2026-01-07' },
  },
  {
    id: 'standard',
    code: 'standard',
    label: 'Standard delivery',
    price: Amount.of(0),
    deliveryTime: '2-4 business days',
    arrival: { from: '2026-01-07', to: '2026-01-09' },
  },
] as const;

/**
 * The suggestion of an address service: the place without a recipient and without a second line. `Suggest Street` gets
 * another spelling; `Known Street` keeps its own.
 */
const suggestionFor = (address: Address): { readonly suggestion?: Address } => {
  const { line2: _line2, ...place } = { ...address, firstName: '', lastName: '', phone: '+10000000000' };
  if (address.line1.includes('Known')) return { suggestion: place };
  return address.line1.includes('Suggest') ? { suggestion: { ...place, line1: '1 Better Street' } } : {};
};

/** The shipments of a cart whose lines are sent to another address, or to the main one. */
const shipmentsAfter = (
  { items, shipments }: { readonly items: readonly { readonly id: ItemId }[]; readonly shipments: Cart['shipments'] },
  { itemIds, address }: { readonly itemIds: readonly ItemId[]; readonly address: Address | undefined },
): readonly Shipment[] => {
  const [main, ...others] = shipments;
  if (main === undefined) return [];
  // A shipment whose address changes keeps its place.
  const changed = others.find((shipment) => shipment.itemIds?.toSorted().join() === itemIds.toSorted().join());
  if (changed !== undefined && address !== undefined)
    return shipments.map((shipment) => (shipment === changed ? { ...shipment, address } : shipment));
  const elsewhere = others.flatMap((shipment) => {
    const left = (shipment.itemIds ?? []).filter((id) => !itemIds.includes(id));
    return left.length === 0 ? [] : [{ ...shipment, itemIds: left }];
  });
  const id = `elsewhere-${itemIds.join('-')}`;
  const added =
    address === undefined ? [] : [{ ...main, id, itemIds, address, hasOwnAddress: true, applicable: shippingMethods }];
  const sent = [...elsewhere, ...added].flatMap((shipment) => shipment.itemIds);
  return [
    { ...main, itemIds: items.flatMap((item) => (sent.includes(item.id) ? [] : [item.id])) },
    ...elsewhere,
    ...added,
  ];
};

/** The email address whose orders have used every promo code. */
export const usedMailbox = 'used@example.org';

/** Makes the delivery of the fake carts. */
export const makeFakeDelivery = (carts: FakeCarts, faults: FakeFaults): DeliveryGateway => ({
  reserve: ({ cart }) =>
    faults
      .meet('reserve')
      .pipe(Effect.andThen(carts.read(cart.id)), Effect.as({ reservationId: 'reservation-1', expiresAt: soon })),
  validateAddress: ({ cart, address }) =>
    faults
      .meet('validateAddress')
      .pipe(Effect.andThen(carts.read(cart.id)), Effect.as({ valid: true, messages: [], ...suggestionFor(address) })),
  setShippingAddress: ({ key, cart, address }) =>
    carts.write('setShippingAddress', key, cart, { shippingAddress: address }),
  setContact: ({ key, cart, email }) =>
    carts.write('setContact', key, cart, {
      coupons: cart.coupons.map((coupon) =>
        email === usedMailbox
          ? { ...coupon, status: 'NOT_APPLIED', description: 'Reached its limit.', discount: Amount.zero }
          : coupon,
      ),
    }),
  sendItems: ({ key, cart, itemIds, units = [], address }) => {
    const parts = units.map((unit) => ({ ...unit, partId: `${unit.itemId}-${unit.quantity}` }));
    const sent = itemIds.map((id) => parts.find(({ itemId }) => itemId === id)?.partId ?? id);
    const items = [...cart.items, ...parts.map(({ partId }) => ({ id: partId }))];
    const shipments = shipmentsAfter({ items, shipments: cart.shipments }, { itemIds: sent, address });
    return carts.write('sendItems', key, cart, { shipments }, parts);
  },
  listShippingMethods: ({ cart }) =>
    faults
      .meet('listShippingMethods')
      .pipe(Effect.andThen(carts.read(cart.id)), Effect.as(shippingMethods.toReversed())),
  chooseShippingMethod: ({ key, cart, choices }) =>
    choices.every(({ methodId }) => methodId === 'pudo' || shippingMethods.some(({ id }) => id === methodId))
      ? carts.write('chooseShippingMethod', key, cart, {
          shipments: cart.shipments.map((one) => ({
            ...one,
            ...present({ methodId: choices.find(({ shippingId }) => one.id === shippingId)?.methodId ?? one.methodId }),
          })),
        })
      : Effect.fail(apiRefusal('SHP404', 404)),
});

/** Makes the payment of the fake carts. A typed card is also saved if the member asks for it, and pays if it was saved before. */
export const makeFakePayment = (
  carts: FakeCarts,
  faults: FakeFaults,
  savedCards: Pick<FakeSavedCards, 'add'>,
): PaymentGateway => {
  const save = (key: string, card: PayingCard): Effect.Effect<unknown> =>
    'token' in card && card.save === true
      ? Effect.ignore(savedCards.add({ key: `${key}-saved`, card, isDefault: false }))
      : Effect.void;
  /** Order numbers by cart. A cart keeps its number however often it is prepared. */
  const numbers = new Map<string, string>();
  return {
    listMethods: ({ totals }) =>
      faults.meet('listMethods').pipe(
        Effect.as([
          { code: 'GIFT_CARD' as const, label: 'Gift card', enabled: true },
          { code: 'LOYALTY_POINTS' as const, label: 'Points', enabled: true },
          { code: 'REWARD_CODE' as const, label: 'Reward code', enabled: true },
          { code: 'CREDIT_CARD' as const, label: 'Card', enabled: true },
          { code: 'WALLET' as const, label: 'Wallet', enabled: true },
          { code: 'BNPL' as const, label: 'Pay later', enabled: totals.remainingToPay >= PAY_LATER_FROM },
        ]),
      ),
    openSession: () => faults.meet('openSession').pipe(Effect.as(paymentSession)),
    setBillingAddress: ({ key, cart, address, sameAsShipping }) =>
      sameAsShipping && cart.shippingAddress === undefined
        ? Effect.fail(apiRefusal('SHP404'))
        : carts.write('setBillingAddress', key, cart, {
            billingAddress: address,
            billingSameAsShipping: sameAsShipping,
          }),
    removeBillingAddress: ({ key, cart }) =>
      carts.write(
        'removeBillingAddress',
        key,
        cart,
        cart.shippingAddress === undefined ? {} : { billingAddress: cart.shippingAddress, billingSameAsShipping: true },
      ),
    attachCard: ({ key, cart, card }) =>
      Effect.andThen(
        save(key, card),
        carts.write('attachCard', key, cart, {
          instruments: [
            ...cart.instruments.filter(({ method }) => !isMainMethod(method)),
            {
              id: `instrument-${'token' in card ? card.token : card.savedCardId}`,
              method: 'CREDIT_CARD',
              amount: cart.totals.remainingToPay,
              ...('token' in card ? { maskedNumber: `**** ${card.last4}`, brand: card.brand } : {}),
            },
          ],
        }),
      ),
    prepareOrder: ({ key, cart }) =>
      Effect.gen(function* () {
        yield* carts.read(cart.id);
        if (cart.shippingAddress === undefined) return yield* Effect.fail(apiRefusal('CHK380'));
        const orderNumber = numbers.get(cart.id) ?? String(numbers.size + 1).padStart(10, '0');
        numbers.set(cart.id, orderNumber);
        const prepared = yield* carts.write('prepareOrder', key, cart, {});
        return { cart: prepared, orderNumber, expiresAt: soon, agreement: fakeAgreement(prepared) };
      }),
    fingerprint: () => faults.meet('fingerprint'),
  };
};
