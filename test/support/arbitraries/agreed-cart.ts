import fc from 'fast-check';
import type { Cart, PaymentInstrument, ShippingMethod } from '#core/cart/cart.ts';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { AgreementChange } from '#core/checkout/agreement-changes.ts';
import { Amount } from '#core/kernel/amount.ts';
import { cart } from './cart.ts';

const method = (id: string, to: string): ShippingMethod => ({
  id,
  code: 'standard',
  label: `Method ${id}`,
  price: Amount.zero,
  deliveryTime: '2-4 business days',
  arrival: { from: '2026-01-06', to },
});

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: '1 Main St',
  city: 'Oakland',
  state: 'CA',
  postalCode: '94607',
  country: 'US',
};

const card = (amount: number): PaymentInstrument => ({
  id: 'card-1',
  method: 'CREDIT_CARD',
  amount: Amount.of(amount),
  maskedNumber: '•••• 4242',
});

/** Carts at the end of a checkout: a shipment to an address, perhaps a pickup, two taxes, a card beside a gift card. */
export const agreedCart: fc.Arbitrary<Cart> = fc.tuple(cart, fc.boolean()).map(([{ cart: sound }, hasPickup]) => ({
  ...sound,
  items: sound.items.map((item, index): CartItem =>
    hasPickup && index === 0
      ? {
          ...item,
          shipping: {
            selected: 'pickup',
            available: ['standard', 'pickup'],
            label: 'Pickup',
            deliveryTime: 'Today until 6 PM',
            storeInfo: { id: 'us-denver', name: 'Denver' },
          },
        }
      : item,
  ),
  shippingAddress: address,
  shipments: [{ id: 'home-1', code: 'standard', methodId: 'standard', applicable: [method('standard', '2026-01-09')] }],
  taxes: [
    { label: 'GST', amount: Amount.of(Math.floor(sound.totals.tax / 3)) },
    { label: 'QST', amount: Amount.of(sound.totals.tax - Math.floor(sound.totals.tax / 3)) },
  ],
  instruments: [...sound.instruments, card(Math.max(1, sound.totals.remainingToPay))],
}));

/** The same cart with its parts in another order. */
export const shuffledCart = (given: Cart): fc.Arbitrary<Cart> => {
  const shuffled = <Value>(values: readonly Value[]) => fc.shuffledSubarray([...values], { minLength: values.length });
  return fc
    .record({
      items: shuffled(given.items),
      instruments: shuffled(given.instruments),
      orderPromotions: shuffled(given.orderPromotions),
      taxes: shuffled(given.taxes ?? []),
    })
    .map((parts) => ({ ...given, ...parts }));
};

const more = (amount: Amount): Amount => Amount.of(amount + 1);
const firstOf = <Value>(values: readonly Value[], change: (value: Value) => Value): readonly Value[] =>
  values.map((value, index) => (index === 0 ? change(value) : value));

/** One change of each part of the agreement, with the kind that names it. */
export const otherwise: readonly { readonly kind: AgreementChange['kind']; readonly change: (cart: Cart) => Cart }[] = [
  {
    kind: 'line',
    change: (one) => ({ ...one, items: firstOf(one.items, (item) => ({ ...item, quantity: item.quantity + 1 })) }),
  },
  {
    kind: 'line',
    change: (one) => ({
      ...one,
      items: firstOf(one.items, (item) => ({
        ...item,
        price: { ...item.price, priceAfterItemDiscount: more(item.price.priceAfterItemDiscount) },
      })),
    }),
  },
  { kind: 'line', change: (one) => ({ ...one, items: firstOf(one.items, (item) => ({ ...item, sku: 'SKU-new' })) }) },
  { kind: 'delivery', change: (one) => ({ ...one, shippingAddress: { ...address, line1: '2 Side St' } }) },
  {
    kind: 'delivery',
    change: (one) => ({
      ...one,
      shipments: firstOf(one.shipments, (shipment) => ({
        ...shipment,
        applicable: [method('standard', '2026-01-12')],
      })),
    }),
  },
  {
    kind: 'delivery',
    change: (one) => ({
      ...one,
      shipments: firstOf(one.shipments, (shipment) => ({ ...shipment, methodId: 'express' })),
    }),
  },
  {
    kind: 'discount',
    change: (one) => ({
      ...one,
      orderPromotions: [...one.orderPromotions, { promotionId: 'NEW', name: 'New', discount: Amount.of(7) }],
    }),
  },
  { kind: 'shipping', change: (one) => ({ ...one, totals: { ...one.totals, shipping: more(one.totals.shipping) } }) },
  {
    kind: 'tax',
    change: (one) => ({ ...one, taxes: firstOf(one.taxes ?? [], (tax) => ({ ...tax, amount: more(tax.amount) })) }),
  },
  {
    kind: 'tender',
    change: (one) => ({
      ...one,
      instruments: one.instruments.map((tender) => (tender.id === 'card-1' ? card(tender.amount + 1) : tender)),
    }),
  },
  {
    kind: 'tender',
    change: (one) => ({
      ...one,
      instruments: one.instruments.map((tender) => (tender.id === 'card-1' ? { ...tender, id: 'card-2' } : tender)),
    }),
  },
  { kind: 'total', change: (one) => ({ ...one, totals: { ...one.totals, total: more(one.totals.total) } }) },
];
