import { describe, expect, test } from 'vitest';
import { ErrorWire } from '#adapters/contract/error.codec.ts';
import { AddressWire } from '#adapters/contract/wire/address.codec.ts';
import {
  CartItemWire,
  CartWire,
  CouponWire,
  FlashWire,
  ItemPriceWire,
  OrderPromotionWire,
  PaymentInstrumentWire,
  PromoSummaryWire,
  ShipmentWire,
  ShippingOptionsWire,
  TotalsWire,
} from '#adapters/contract/wire/cart.codec.ts';
import { RewardWire } from '#adapters/contract/wire/loyalty.codec.ts';
import { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import {
  AvailabilityWire,
  InventoryWire,
  ProductTileWire,
  ProductWire,
} from '#adapters/contract/wire/product.codec.ts';
import { QuestionWire, ReviewWire } from '#adapters/contract/wire/review.codec.ts';
import { shape } from '#test/support/shape.ts';

const totals = {
  total: 100.5,
  totalDiscount: 0,
  itemTotal: 90,
  totalWithoutTax: 95,
  shipping: 5,
  tax: 5.5,
  totalDiscountPercentage: 0,
  remainingToPay: 100.5,
  currency: 'USD',
  totalUnits: 1,
  itemSubTotal: 90,
  netAmount: 95,
  taxAmount: 5.5,
  appliedRewards: [],
};
const reward = {
  rewardId: 'r1',
  code: 'TAKE10',
  type: 'REWARD_CODE',
  amount: 10,
  currency: 'USD',
  status: 'APPLIED',
};
const itemPrice = {
  current: 90,
  original: 90,
  rowTotal: 90,
  priceAfterItemDiscount: 90,
  priceAfterOrderDiscount: 90,
  amount: 90,
  highCurrent: 90,
  highOriginal: 90,
};
const instrument = {
  paymentInstrumentId: 'p1',
  paymentMethod: 'CREDIT_CARD',
  amount: 100.5,
  maskedNumber: '4242',
  brand: 'visa',
};
const summary = {
  level: 'ORDER',
  calloutMessage: 'Spend $10 more',
  promotionId: 'pr1',
  promotionName: 'Free shipping',
};
const shipment = {
  shippingId: 's1',
  code: 'standard',
  applicableShippingMethods: [{ id: 'm1', code: 'standard', label: 'Standard', price: 5, deliveryTime: '3-5 days' }],
  shippingMethodId: 'm1',
};
const price = { currency: 'USD', lowCurrent: 90, highCurrent: 90 };
const picture = { name: 'products/NKTRAIL3EMB-1', alt: 'A shoe', width: 960, height: 1200, color: '#ccc' };
const color = { code: 'EMB', name: 'Ember', productId: 'NKTRAIL3EMB', swatch: '#d9532b' };
const address = {
  id: 'a1',
  approachType: 'S',
  main: true,
  addressLine1: '500 Howard Street',
  addressLine2: 'Floor 2',
  city: 'San Francisco',
  postalCode: '94105',
  stateCityProvDept: 'CA',
  country: 'US',
  recipientFirstName: 'Ida',
  recipientLastName: 'Berg',
  recipientContactEmail: 'ida@example.com',
  recipientContactPhone: '+14155552671',
};
const shippingOptions = {
  selected: 'standard',
  available: ['standard', 'pickup'],
  storeInfo: { id: 'st1', inventory: 3 },
  shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '3-5 days' },
};
const rating = { score: 4.5, count: 12 };

describe('shapes on the wire', () => {
  shape('ENT-02 Error: errorDetails with errorId, message and params; appId, correlationId', ErrorWire, {
    full: {
      errorDetails: [{ errorId: 'INV408', message: 'Too many', params: { max: 3 } }],
      appId: 'A1',
      correlationId: 'c1',
    },
    optional: ['errorDetails', 'appId', 'correlationId'],
  });
  shape('ENT-07 ADR-01 Address', AddressWire, {
    full: address,
    optional: [
      'id',
      'approachType',
      'main',
      'addressLine2',
      'stateCityProvDept',
      'recipientContactEmail',
      'recipientContactPhone',
    ],
  });
  test('ADR-01 an address is for shipping or for billing, and nothing else', () => {
    expect(['S', 'B', 'X', 's', ''].map((approachType) => AddressWire.is({ ...address, approachType }))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
  shape('ENT-08 Cart', CartWire, {
    full: {
      id: 'b1',
      items: [],
      totals,
      totalItems: 0,
      currency: 'USD',
      payment_instruments: [instrument],
      shippingMethods: [shipment],
      couponItems: [],
      orderPromotions: [],
      promoSummary: [summary],
      flash: [],
    },
  });
  shape('ENT-09 totals', TotalsWire, { full: totals });
  test('ENT-09 ENT-13 totals have exactly these fourteen keys, and a price exactly its eight', () => {
    expect(Object.keys(TotalsWire.props).toSorted()).toEqual(Object.keys(totals).toSorted());
    expect([Object.keys(totals).length, Object.keys(ItemPriceWire.props).length]).toEqual([14, 8]);
  });
  shape('ENT-49 an entry of orderPromotions', OrderPromotionWire, {
    full: { promotionId: 'p1', promotionName: 'Spring', discount: 10 },
  });
  shape('ENT-40 ENT-49 an entry of appliedRewards', RewardWire, {
    full: { ...reward, points: 500, expiryDate: '2027-01-01' },
    optional: ['points', 'expiryDate'],
  });
  test('ENT-39 ENT-49 a cart has coupons, and totals have rewards', () => {
    expect([CartWire.types[0].props.couponItems.type, TotalsWire.props.appliedRewards.type]).toEqual([
      CouponWire,
      RewardWire,
    ]);
    expect([
      TotalsWire.is({ ...totals, appliedRewards: [reward] }),
      TotalsWire.is({ ...totals, appliedRewards: ['R'] }),
    ]).toEqual([true, false]);
  });
  shape('ENT-10 an entry of shippingMethods', ShipmentWire, { full: shipment, optional: ['shippingMethodId'] });
  shape('ENT-11 an entry of promoSummary', PromoSummaryWire, { full: summary });
  shape('ENT-12 an item of a cart', CartItemWire, {
    full: {
      id: 'i1',
      sku: 'NKTRAIL3EMB-42',
      productId: 'NKTRAIL3EMB',
      masterId: 'NKTRAIL3',
      qty: 1,
      maxQty: 8,
      upc: '1',
      name: 'Kamm Trail 3',
      colorName: 'Ember',
      size: '42',
      image: picture,
      price: itemPrice,
      taxTotal: 5.5,
      shippingOptions,
      pdpUrl: '/p/NKTRAIL3EMB',
      isDigitalProduct: false,
      isCustoms: false,
      recipeId: 'r1',
      bonus: false,
      giftOption: { email: 'ida@example.com', to: 'Ida', message: 'Enjoy' },
    },
    optional: ['recipeId', 'giftOption'],
  });
  shape('ENT-13 the price of an item', ItemPriceWire, { full: itemPrice });
  shape('ENT-14 shippingOptions', ShippingOptionsWire, {
    full: shippingOptions,
    optional: ['storeInfo'],
  });
  shape('ENT-17 ORD-01 Order', OrderWire, {
    full: {
      orderId: '0000000001',
      orderNumber: '0000000001',
      orderDate: '2026-01-01T00:00:00Z',
      status: 'PLACED',
      email: 'a@b.example',
      currency: 'USD',
      items: [],
      shipments: [],
      totals,
      paymentMethod: 'CREDIT_CARD',
      payment_instruments: [instrument],
      orderPromotions: [],
      flash: [{ code: 'PaymentNotAuthorized', message: 'Asks' }],
      cancellable: true,
      returnable: false,
      invoices: [],
    },
  });
  shape('ENT-18 an entry of flash', FlashWire, {
    full: { code: 'NotAvailable', message: 'This item is no longer available.', itemId: 'i1' },
    optional: ['message', 'itemId'],
  });
  shape('ENT-18 an invoice', OrderWire.types[0].props.invoices.type, {
    full: { invoiceId: 'R-1', date: '2026-01-02T00:00:00Z' },
  });
  shape('ENT-38 Availability', AvailabilityWire, { full: { storeInventory: [{ storeId: 'st1', quantity: 3 }] } });
  shape('ENT-38 Inventory', InventoryWire, { full: { variants: { 'NKTRAIL3EMB-42': { quantity: 3 } } } });
  shape('ENT-44 Product', ProductWire, {
    full: {
      id: 'NKTRAIL3EMB',
      styleId: 'NKTRAIL3',
      masterId: 'NKTRAIL3',
      name: 'Kamm Trail 3',
      brand: 'nordkamm',
      productType: 'footwear',
      typeLabel: 'Shoe',
      description: 'A shoe.',
      features: ['Light'],
      price,
      images: [picture],
      variants: { 'NKTRAIL3EMB-42': { sku: 'NKTRAIL3EMB-42', upc: '1', size: '42', position: 1, quantity: 3, price } },
      colors: [color],
      defaultColor: 'EMB',
      rating,
      flags: { isCustoms: false, isDigitalProduct: false, isGiftCard: false },
      breadcrumbs: [{ label: 'Footwear', url: '/c/footwear-1000' }],
      seo: { title: 'Kamm Trail 3', description: 'A shoe.' },
    },
  });
  shape('ENT-45 ProductTile', ProductTileWire, {
    full: {
      id: 'NKTRAIL3EMB',
      name: 'Kamm Trail 3',
      typeLabel: 'Shoe',
      image: picture,
      hoverImage: picture,
      price,
      rating,
      colors: [color],
      badge: 'New',
      url: '/p/NKTRAIL3EMB',
    },
    optional: ['hoverImage', 'badge'],
  });
  shape('ENT-47 REV-08 Review', ReviewWire, {
    full: {
      reviewId: 'r1',
      title: 'Good',
      text: 'Very good.',
      rating: 5,
      author: 'I. B.',
      date: '2026-10-05',
      locale: 'en-us',
      helpfulVotes: 2,
      notHelpfulVotes: 0,
      verified: true,
      images: [picture],
      fit: 'true',
    },
    optional: ['fit'],
  });
  shape('ENT-47 REV-12 Question', QuestionWire, {
    full: {
      questionId: 'q1',
      text: 'Is it warm?',
      author: 'I. B.',
      date: '2026-10-05',
      answers: [
        {
          answerId: 'a1',
          text: 'Yes.',
          author: 'NORDKAMM',
          date: '2026-10-06',
          helpfulVotes: 1,
          notHelpfulVotes: 0,
          isBrand: true,
        },
      ],
    },
  });
  shape('ENT-48 an entry of payment_instruments', PaymentInstrumentWire, {
    full: instrument,
    optional: ['maskedNumber', 'brand'],
  });
});
