import type { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import { cart } from '#adapters/contract/cart.ts';
import { products } from '#adapters/contract/catalog.ts';
import { checkout } from '#adapters/contract/checkout.ts';
import { contact } from '#adapters/contract/contact.ts';
import { content } from '#adapters/contract/content.ts';
import { favorites } from '#adapters/contract/favorites.ts';
import { loyalty } from '#adapters/contract/loyalty.ts';
import { internal } from '#adapters/contract/internal.ts';
import { consumer } from '#adapters/contract/order.ts';
import { orderChanges } from '#adapters/contract/order-changes.ts';
import { priceAdjustments } from '#adapters/contract/price-adjustments.ts';
import { promoCodes } from '#adapters/contract/promo-codes.ts';
import { personalization } from '#adapters/contract/personalization.ts';
import { recommendations } from '#adapters/contract/recommendations.ts';
import { reviews } from '#adapters/contract/reviews.ts';
import { savedItems } from '#adapters/contract/saved-items.ts';
import { sharedCarts } from '#adapters/contract/shared-carts.ts';
import { components } from '#adapters/contract/size-charts.ts';
import { social } from '#adapters/contract/social.ts';
import { stores } from '#adapters/contract/stores.ts';
import { address, card, item } from '#test/support/commerce/guest-checkout.ts';
import { anyConsumer, members, open, owners, same, staff, type RowsOf } from './access-answers.ts';
import type { accountRows } from './access-account-rows.ts';

const lostCart = { own: '200', others: '404 BSK404' };
const lostOrder = (own: string) => ({ own, others: '404 OHS4004' });
const hidden = { own: '200', others: '404 API404' };

const sent = { sku: item.sku, productId: item.productId, qty: 1 };
const publish = { mode: 'publish', siteId: 'nordkamm-us' };
const review = { productId: item.productId, reviewId: 'unknown' };
const spam = { reason: 'spam' } as const;
const vote = { vote: 'helpful' } as const;

/** Browsing, cart, checkout, orders and lists. */
export const shopRows: Omit<RowsOf<keyof typeof allEndpoints>, keyof typeof accountRows> = {
  cart: {
    create: anyConsumer('200', (call) => call(cart.create)),
    createWithItem: anyConsumer('200', (call) => call(cart.createWithItem, { body: { items: [sent] } })),
    createExpress: anyConsumer('200', (call) => call(cart.createExpress, { body: { items: [sent] } })),
    read: owners('cart', lostCart, (call, { basketId }) => call(cart.read, { params: { basketId } })),
    addItem: owners('cart', lostCart, (call, { basketId }) =>
      call(cart.addItem, { body: { basketId, items: [sent] } }),
    ),
    removeItem: owners('cart', lostCart, (call, { basketId, itemId, ifMatch }) =>
      call(cart.removeItem, { body: { basketId, itemId }, ifMatch }),
    ),
    updateItem: owners('cart', lostCart, (call, { basketId, itemId, ifMatch }) =>
      call(cart.updateItem, { params: { basketId }, query: { itemId }, body: { qty: 1 }, ifMatch }),
    ),
    chooseShippingMethod: owners('cart', lostCart, (call, { basketId, ifMatch }) =>
      call(cart.chooseShippingMethod, {
        query: { basketId },
        body: { shipments: [{ shippingId: 'home-1', shippingMethodId: 'standard' }] },
        ifMatch,
      }),
    ),
    setShippingAddress: owners('cart', lostCart, (call, { basketId, ifMatch }) =>
      call(cart.setShippingAddress, { params: { basketId }, body: { address }, ifMatch }),
    ),
    sendItems: owners('cart', lostCart, (call, { basketId, itemId, ifMatch }) =>
      call(cart.sendItems, { params: { basketId }, body: { itemIds: [itemId], address }, ifMatch }),
    ),
    removeShippingAddress: owners('cart', lostCart, (call, { basketId, ifMatch }) =>
      call(cart.removeShippingAddress, { params: { basketId }, ifMatch }),
    ),
    validateShippingAddress: owners('cart', lostCart, (call, { basketId }) =>
      call(cart.validateShippingAddress, { params: { basketId }, body: { address } }),
    ),
    removeBillingAddress: owners('cart', lostCart, (call, { basketId, ifMatch }) =>
      call(cart.removeBillingAddress, { params: { basketId }, ifMatch }),
    ),
    setBillingAddress: owners('cart', lostCart, (call, { basketId, ifMatch }) =>
      call(cart.setBillingAddress, { params: { basketId }, body: { address }, ifMatch }),
    ),
    listShippingMethods: owners('cart', lostCart, (call, { basketId }) =>
      call(cart.listShippingMethods, { params: { basketId, shippingId: 'home-1' } }),
    ),
    listPaymentMethods: owners('cart', lostCart, (call, { basketId }) =>
      call(cart.listPaymentMethods, { params: { basketId } }),
    ),
    addPaymentInstrument: owners('cart', lostCart, (call, { basketId, ifMatch }) =>
      call(cart.addPaymentInstrument, { params: { basketId }, body: card('tok_test_succeeds'), ifMatch }),
    ),
    removePaymentInstrument: owners('checkout', lostCart, (call, { basketId, paymentInstrumentId, ifMatch }) =>
      call(cart.removePaymentInstrument, { params: { basketId }, body: { paymentInstrumentId }, ifMatch }),
    ),
    checkGiftCard: anyConsumer('400 GFC400', (call) =>
      call(cart.checkGiftCard, {
        body: { cardNumber: String(Math.random()).slice(2).padEnd(16, '7').slice(0, 16), pin: '1234' },
      }),
    ),
    openPaymentSession: owners('cart', lostCart, (call, { basketId }) =>
      call(cart.openPaymentSession, {
        query: { basketId, paymentMethod: 'CREDIT_CARD', returnUrl: '/checkout' },
      }),
    ),
    quoteWallet: owners('cart', lostCart, (call, { basketId }) =>
      call(cart.quoteWallet, {
        params: { basketId },
        body: {
          address: {
            addressLine1: '12 Harbor Street',
            city: 'San Francisco',
            stateCityProvDept: 'CA',
            postalCode: '94105',
            country: 'US',
          },
        },
      }),
    ),
    fingerprint: owners('cart', { ...lostCart, own: '204' }, (call, { basketId }) =>
      call(cart.fingerprint, { body: { basketId, sessionId: 'session', fingerPrint: 'print' } }),
    ),
    reserve: owners('cart', lostCart, (call, { basketId, sku }) =>
      call(cart.reserve, { body: { basketId, items: [{ sku, qty: 1 }] } }),
    ),
  },
  checkout: {
    setContact: owners('cart', lostCart, (call, { basketId, ifMatch }) =>
      call(checkout.setContact, { params: { basketId }, body: { email: 'ada@example.org' }, ifMatch }),
    ),
    prepareOrder: owners('checkout', lostCart, (call, { basketId, ifMatch }) =>
      call(checkout.prepareOrder, { query: { basketId }, body: { email: 'ada@example.org' }, ifMatch }),
    ),
    placeOrder: owners('checkout', lostCart, (call, { basketId, paymentInstrumentId }) =>
      call(checkout.placeOrder, {
        query: { basketId },
        body: { captchaToken: 'person', basketId, paymentInstrumentId },
      }),
    ),
    // The order of the checkout is not placed yet.
    patchOrder: owners('checkout', lostOrder('404 OHS4004'), (call, owned) =>
      call(checkout.patchOrder, {
        params: { orderNumber: owned.orderNumber },
        query: { basketId: owned.basketId },
        body: { challengeResult: 'passed', paymentInstrumentId: owned.paymentInstrumentId },
      }),
    ),
  },
  // The order is placed: it has no invoice yet, and nothing of it can be returned.
  consumer: {
    purchase: owners('order', lostOrder('200'), (call, { orderId }) =>
      call(consumer.purchase, { params: { orderId } }),
    ),
    purchaseHistory: members('200', (call) => call(consumer.purchaseHistory, { body: {} })),
    // Number and e-mail address together prove that the order is the caller's (ORD-03).
    trackOrder: owners('order', { own: '200', others: '200' }, (call, { orderNumber }) =>
      call(consumer.trackOrder, { body: { orderNumber, email: 'ada@example.org' } }),
    ),
    resendGiftCardEmail: owners('order', lostOrder('409 ORD409'), (call, { orderNumber, lineId }) =>
      call(consumer.resendGiftCardEmail, { body: { orderNumber, itemId: lineId } }),
    ),
    cancelOrder: owners('order', lostOrder('200'), (call, { orderNumber, lineId }) =>
      call(consumer.cancelOrder, {
        query: { orderNumber },
        body: { items: [{ itemId: lineId, qty: 1 }], reason: 'Too many' },
      }),
    ),
    createReturn: owners('order', lostOrder('409 ORD409'), (call, { orderId, lineId }) =>
      call(consumer.createReturn, {
        params: { orderId },
        body: { items: [{ itemId: lineId, qty: 1, reason: 'other' }] },
      }),
    ),
    invoice: owners('order', lostOrder('404 OHS4004'), (call, { orderNumber }) =>
      call(consumer.invoice, { query: { orderNumber }, body: { invoiceId: 'US-I-000001' } }),
    ),
  },
  orderChanges: {
    // The payment of the order was not refused.
    openPayment: owners('order', lostOrder('409 ORD409'), (call, { orderId }) =>
      call(orderChanges.openPayment, { params: { orderId } }),
    ),
    pay: owners('order', lostOrder('409 ORD409'), (call, { orderId }) =>
      call(orderChanges.pay, { params: { orderId }, body: { token: 'tok_test_succeeds' } }),
    ),
    settlePayment: owners('order', lostOrder('200'), (call, { orderId }) =>
      call(orderChanges.settlePayment, { params: { orderId }, body: { outcome: 'completed' as const } }),
    ),
    correct: owners('order', lostOrder('200'), (call, { orderId }) =>
      call(orderChanges.correct, { params: { orderId }, body: { email: 'ada@example.org', address } }),
    ),
    // Nothing of the order is being returned.
    cancelReturn: owners('order', lostOrder('409 ORD409'), (call, { orderId }) =>
      call(orderChanges.cancelReturn, { params: { orderId, returnId: 'unknown' } }),
    ),
    // This site has no right of withdrawal; elsewhere number and e-mail address prove whose order it is (ORD-03).
    withdraw: anyConsumer('404 API404', (call) =>
      call(orderChanges.withdraw, { body: { orderNumber: '1000000000', email: 'ada@example.org' } }),
    ),
  },
  products: {
    details: open('200', (call) => call(products.details, { params: { productId: item.productId } })),
    availability: open('200', (call) =>
      call(products.availability, { params: { productId: item.productId }, body: { sku: item.sku, stores: [] } }),
    ),
    inventory: open('200', (call) => call(products.inventory, { params: { productId: item.productId } })),
    catalog: open('200', (call) => call(products.catalog, { query: { categoryId: '1000' } })),
    search: open('200', (call) => call(products.search, { query: { q: 'jacket' } })),
    autoSuggest: open('200', (call) => call(products.autoSuggest, { query: { q: 'jac' } })),
  },
  reviews: {
    list: open('200', (call) => call(reviews.list, { params: { productId: item.productId } })),
    flag: anyConsumer('404 API404', (call) => call(reviews.flag, { params: review, body: spam })),
    vote: anyConsumer('404 API404', (call) => call(reviews.vote, { params: review, body: vote })),
    translate: open('404 API404', (call) =>
      call(reviews.translate, { params: { reviewId: 'unknown' }, body: { targetLocale: 'fr' } }),
    ),
    listQuestions: open('200', (call) => call(reviews.listQuestions, { params: { productId: item.productId } })),
    ask: anyConsumer('400 API400', (call) =>
      call(reviews.ask, {
        params: { productId: item.productId },
        body: { text: '', nickname: '', email: '', agreed: false },
      }),
    ),
    voteOnAnswer: anyConsumer('404 API404', (call) =>
      call(reviews.voteOnAnswer, { params: { productId: item.productId, answerId: 'unknown' }, body: vote }),
    ),
  },
  social: {
    start: open('200', (call) => call(social.start)),
    ofCategory: open('200', (call) => call(social.ofCategory, { query: { categoryId: '1000' } })),
    ofCustomer: open('200', (call) => call(social.ofCustomer, { params: { customerId: 'unknown' } })),
    ofStream: open('200', (call) => call(social.ofStream, { params: { streamId: 'NKTRAIL3' } })),
    recent: open('200', (call) => call(social.recent)),
    streamsOf: open('404 API404', (call) => call(social.streamsOf, { params: { mediaId: 'unknown' } })),
    report: anyConsumer('404 API404', (call) => call(social.report, { params: { mediaId: 'unknown' }, body: spam })),
    saveSelection: anyConsumer('404 API404', (call) => call(social.saveSelection, { body: { mediaIds: ['unknown'] } })),
    createUser: members('200', (call) => call(social.createUser, { body: { screenName: 'Ida' } })),
    upload: members('404 API404', (call) =>
      call(social.upload, {
        params: { userId: 'unknown' },
        body: { caption: 'Rain', file: '', productIds: [item.productId] },
      }),
    ),
  },
  stores: {
    collectionPoints: open('200', (call) => call(stores.collectionPoints, { body: { query: 'Denver' } })),
    search: open('200', (call) => call(stores.search, { body: { radius: 50, unit: 'mi', limit: 5 } })),
  },
  favorites: {
    list: owners('favorites', hidden, (call, { favoriteId }) => call(favorites.list, { query: { favoriteId } })),
    add: owners('favorites', hidden, (call, { favoriteId }) =>
      call(favorites.add, { body: { id: item.productId, qty: 1, itemType: 'product', favoriteId } }),
    ),
    // The list is not shared.
    readShared: {
      ...owners('favorites', { own: '404 API404', others: '404 API404' }, (call, { favoriteId }) =>
        call(favorites.readShared, { params: { favoriteId } }),
      ),
      answers: same('404 API404'),
    },
    share: owners('favorites', { ...hidden, own: '204' }, (call, { favoriteId }) =>
      call(favorites.share, { params: { favoriteId }, body: { recipients: [], message: '' } }),
    ),
    remove: owners('favorites', hidden, (call, { favoriteId }) =>
      call(favorites.remove, { params: { favoriteId, itemId: item.productId } }),
    ),
  },
  savedItems: {
    moveToCart: owners('saved', lostCart, (call, { consumerId, basketId, listId, savedItemId }) =>
      call(savedItems.moveToCart, {
        body: { saveForLaterId: listId, itemId: savedItemId, consumerId, basketId, qty: 1 },
      }),
    ),
    save: owners('cart', lostCart, (call, { consumerId, basketId, itemId, ifMatch }) =>
      call(savedItems.save, { params: { basketId }, body: { itemId, consumerId }, ifMatch }),
    ),
    remove: owners('saved', hidden, (call, { listId, savedItemId }) =>
      call(savedItems.remove, { params: { saveForlaterId: listId, itemId: savedItemId } }),
    ),
    restore: owners('saved', hidden, (call, { listId, savedItemId }) =>
      call(savedItems.restore, { params: { saveForlaterId: listId, itemId: savedItemId } }),
    ),
    list: owners('saved', hidden, (call, { listId }) => call(savedItems.list, { query: { saveForLaterId: listId } })),
  },
  loyalty: {
    vouchers: anyConsumer('200', (call) => call(loyalty.vouchers)),
    applyReward: owners('cart', { own: '400 REW130', others: lostCart.others }, (call, { basketId, ifMatch }) =>
      call(loyalty.applyReward, { params: { basketId }, body: { rewardId: 'UNKNOWN1', apply: true }, ifMatch }),
    ),
  },
  promoCodes: {
    apply: owners('cart', lostCart, (call, { basketId }) =>
      call(promoCodes.apply, { body: { basketId, code: 'TRAIL20' } }),
    ),
    remove: owners('cart', { ...lostCart, own: '404 PRM416' }, (call, { basketId }) =>
      call(promoCodes.remove, { body: { basketId, couponItemId: 'unknown' } }),
    ),
  },
  sharedCarts: {
    share: owners('cart', lostCart, (call, { basketId }) => call(sharedCarts.share, { params: { basketId } })),
    // The copy does not exist.
    read: open('404 API404', (call) => call(sharedCarts.read, { params: { shareId: 'unknown' } })),
  },
  priceAdjustments: {
    add: staff('cart', (call, { basketId }) =>
      call(priceAdjustments.add, {
        params: { basketId },
        body: { level: 'ORDER', type: 'PERCENTAGE', value: 10, reasonCode: 'DAMAGED' },
      }),
    ),
    change: staff('cart', (call, { basketId, ifMatch }) =>
      call(priceAdjustments.change, { params: { basketId, adjustmentId: 'unknown' }, body: { value: 5 }, ifMatch }),
    ),
    remove: staff('cart', (call, { basketId, ifMatch }) =>
      call(priceAdjustments.remove, { params: { basketId, adjustmentId: 'unknown' }, ifMatch }),
    ),
  },
  recommendations: {
    recommend: open('200', (call) => call(recommendations.recommend, { query: { widgetId: 'cart-empty', count: 4 } })),
    notify: anyConsumer('400 API400', (call) =>
      call(recommendations.notify, { body: { productId: item.productId, sku: item.sku, email: '' } }),
    ),
  },
  personalization: {
    decide: open('200', (call) =>
      call(personalization.decide, { params: { brand: 'nordkamm' }, body: { channel: 'ECOMM', events: [] } }),
    ),
  },
  components: {
    sizeChart: open('404 API404', (call) => call(components.sizeChart, { params: { productType: 'unknown' } })),
  },
  contact: {
    send: anyConsumer('403 AUT403', (call) =>
      call(contact.send, {
        body: {
          firstName: 'Ada',
          lastName: 'Byron',
          email: 'ada@example.org',
          categoryId: 'product',
          subjectId: 'size',
          message: 'Does it run small?',
          country: 'US',
          captchaToken: '',
        },
      }),
    ),
    requestWarranty: anyConsumer('400 API400', (call) =>
      call(contact.requestWarranty, {
        body: { productId: '', purchaseDate: '', email: '', description: '', photos: [] },
      }),
    ),
    choices: open('200', (call) => call(contact.choices)),
  },
  content: {
    articles: open('200', (call) => call(content.articles, { params: publish })),
    augmentedPage: open('200', (call) => call(content.augmentedPage, { params: { ...publish, page: 'cart' } })),
    category: open('200', (call) => call(content.category, { params: { ...publish, categoryId: '1000' } })),
    children: open('200', (call) => call(content.children, { params: { ...publish, parentPageSlug: 'help' } })),
    fragment: open('404 API404', (call) =>
      call(content.fragment, { params: { mode: 'publish', fragmentId: 'unknown' } }),
    ),
    footer: open('200', (call) => call(content.footer, { params: publish })),
    menu: open('200', (call) => call(content.menu, { params: publish })),
    product: open('200', (call) => call(content.product, { params: { ...publish, productId: 'NKTRAIL3FJO' } })),
    page: open('200', (call) => call(content.page, { params: { ...publish, page: 'home' } })),
    popUps: open('200', (call) => call(content.popUps, { params: publish })),
    showcase: open('200', (call) => call(content.showcase, { params: { ...publish, docType: 'hero' } })),
  },
  internal: {
    footer: open('200', (call) => call(internal.footer)),
    utility: open('200', (call) => call(internal.utility)),
    locationSelector: open('200', (call) => call(internal.locationSelector)),
    serverTime: open('200', (call) => call(internal.serverTime)),
  },
};
