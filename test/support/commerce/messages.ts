import type { Message } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { Delivery, Mail, Mailer } from '#adapters/backend/commerce/kernel/outbox/mailer.ts';
import type { MessageKind, ParamsOf } from '#adapters/backend/commerce/kernel/outbox/message-kinds.ts';
import { Amount } from '#core/kernel/amount.ts';

/** A mailer that keeps what it accepts; `answer` decides, and by default accepts. */
export const makeFakeMailer = (answer: (mail: Mail) => Promise<Delivery> = async () => ({ _tag: 'Accepted' })) => {
  const accepted: Mail[] = [];
  const attempts: Mail[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      attempts.push(mail);
      const delivery = await answer(mail);
      if (delivery._tag === 'Accepted') accepted.push(mail);
      return delivery;
    },
  };
  return { mailer, accepted, attempts };
};

export const welcomeMessage = (key: string, to = `${key}@example.org`): Message => ({
  kind: 'welcome',
  to,
  siteId: 'nordkamm-us',
  locale: 'en-us',
  key,
  params: { firstName: 'Ida' },
});

const recipe = [
  { label: 'Design', value: 'Compass' },
  { label: 'Your text', value: 'Ada & Léa' },
];
const items = [{ name: 'Fleece', detail: 'Pine, M', quantity: 2, recipe }];
const order = { orderNumber: '1234567890', items };
const sentBack = { ...order, returnId: 'yCC-vrxW7L4vsxmF5ccU5g', returnNumber: 'R-1' };

/** Parameters of every kind. */
export const sampleParams: { readonly [kind in MessageKind]: ParamsOf<kind> } = {
  'order-confirmation': {
    orderNumber: '1234567890',
    orderDate: '2026-03-01T03:30:00.000Z',
    currency: 'USD',
    items: items.map((item) => ({ ...item, total: Amount.of(12_345) })),
    totals: {
      items: Amount.of(12_345),
      discount: Amount.of(1_000),
      shipping: Amount.of(0),
      tax: Amount.of(823),
      isTaxIncluded: false,
      total: Amount.of(12_168),
    },
    deliveries: [
      {
        method: 'Standard shipping',
        time: '2–4 business days',
        arrival: { from: '2026-03-03', to: '2026-03-05' },
        to: ['Ada Byron', '1 Main St'],
      },
    ],
    payments: [
      { name: 'Gift card •••• 0025', amount: Amount.of(2_500) },
      { name: 'Visa •••• 4242', amount: Amount.of(9_668) },
    ],
  },
  'order-shipped': { ...order, carrier: 'UPS', trackingNumber: '1Z', trackingUrl: 'https://carrier.example/1Z' },
  'order-delivered': order,
  'order-ready': {
    ...order,
    store: 'Denver',
    storeLines: ['1 Main St'],
    code: '482913',
    until: '2026-03-08T12:00:00.000Z',
    collector: 'Ada Byron',
    phone: '(303) 555-0142',
    hours: [
      { days: 'Monday – Saturday', hours: '10:00 AM – 8:00 PM' },
      { days: 'Thursday, Nov 26', holiday: 'Thanksgiving' },
    ],
  },
  'order-canceled': order,
  'payment-problem': { orderNumber: '1234567890' },
  refund: {
    orderNumber: '1234567890',
    amount: Amount.of(4_200),
    currency: 'USD',
    parts: [
      { name: 'Visa •••• 4242', amount: Amount.of(3_000) },
      { name: 'Gift card •••• 0025', amount: Amount.of(1_200) },
    ],
  },
  'return-label': {
    ...sentBack,
    exchanges: [{ name: 'Fleece', from: 'M', to: 'L' }],
    labelUrl: '/returns/R-1/label',
    expiresAt: '2026-03-08T12:00:00.000Z',
    refund: { amount: Amount.of(4_200), currency: 'USD' },
    gifts: { returning: ['Mug'], staying: ['Hat'] },
  },
  'return-received': sentBack,
  'exchange-canceled': { ...sentBack, exchanges: [{ name: 'Fleece', from: 'M', to: 'L' }], wasSent: true },
  'return-canceled': { ...sentBack, exchanges: [{ name: 'Fleece', from: 'M', to: 'L' }] },
  'return-rejected': { ...sentBack, reason: 'The soles are worn.' },
  'order-corrected': { orderNumber: '1234567890', lines: ['Ada Byron', '1 Main St'] },
  'order-correction': {
    orderNumber: '1234567890',
    lines: ['San Francisco 94105'],
    url: '/order-correction/secret',
    minutes: 30,
  },
  withdrawal: {
    ...order,
    at: '2026-03-08T12:00:00.000Z',
    outcome: {
      released: Amount.of(1_000),
      refunded: Amount.of(2_000),
      currency: 'GBP',
      returns: [{ returnNumber: 'R-1', refund: Amount.of(3_000), until: '2026-04-07T12:00:00.000Z' }],
      gifts: { returning: ['Mug'], staying: ['Hat'], canceled: ['Socks'] },
    },
  },
  welcome: { firstName: 'Ida' },
  'email-verification': { firstName: 'Ida', code: '482913' },
  'password-reset': { email: 'ida+1@example.org', code: 'secret' },
  'password-changed': { firstName: 'Ida' },
  'account-deleted': { firstName: 'Ida' },
  'new-sign-in': { firstName: 'Ida', device: 'Firefox on Linux', at: '2026-03-08T12:00:00.000Z' },
  'repeated-sign-up': { firstName: 'Ida' },
  'back-in-stock': { productId: 'NKTRAIL3FJO', name: 'Trail 3', detail: 'Fjord, 42' },
  'shared-favorites': { favoriteId: 'abc', message: 'Look!' },
  newsletter: {},
  'newsletter-confirmation': { code: 'secret' },
  'warranty-case': { caseId: 'W-1', productId: 'NKTRAIL3FJO' },
  'contact-case': { caseNumber: 'C-1', firstName: 'Ida' },
  'reward-code': { orderNumber: 'N1000001', amount: Amount.of(1_500), currency: 'USD', code: 'ABCD-0123-CDEF-4567' },
  'gift-card': {
    to: 'Bo',
    message: 'Happy birthday',
    amount: Amount.of(5_000),
    currency: 'USD',
    number: '6001234512345678',
    pin: '1234',
  },
};

/** A message as the table `message` has it, to be sent for the first time. */
export const storedMessage = (kind: string, params: object, more: object = {}) => ({
  messageId: 'id',
  eventKey: 'key',
  kind,
  recipient: 'ida@example.org',
  siteId: 'nordkamm-us',
  locale: 'en-us',
  params,
  optOutToken: null,
  status: 'waiting' as const,
  attempts: 1,
  failure: null,
  createdAt: new Date(),
  nextAt: new Date(),
  endedAt: null,
  ownOrderId: null,
  ...more,
});
