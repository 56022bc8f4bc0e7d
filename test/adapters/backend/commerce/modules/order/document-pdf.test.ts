import { expect, test } from 'vitest';
import { documentPdf } from '#adapters/backend/commerce/modules/order/document-pdf.ts';
import type { DocumentData } from '#adapters/backend/commerce/modules/order/document-records.ts';
import { sellers } from '#adapters/backend/commerce/modules/order/sellers.ts';
import { provinceTaxes, britishTaxes, stateTaxes } from '#adapters/backend/commerce/modules/pricing/tax-rates.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';
import { Amount } from '#core/kernel/amount.ts';
import { taxParts, type Tax } from '#core/order/tax-parts.ts';
import { pdfTexts } from '#test/support/pdf-texts.ts';

const payments = [
  { method: 'GIFT_CARD', amount: 2_000, last4: '0025' },
  { method: 'CREDIT_CARD', amount: 9_498, card: { brand: 'visa', last4: '4242' } },
];

const written = (locale: string, of: Partial<DocumentData>, taxes?: readonly Tax[]): readonly string[] => {
  const site = commerceSites.find((one) => one.locale === locale);
  if (site === undefined) throw new TypeError(`There is no site ${locale}`);
  const { returns: _, ...seller } = sellers[site.country];
  const tax = 1_498;
  const data: DocumentData = {
    documentId: 'X-I-000001',
    kind: 'invoice',
    orderNumber: '1234567890',
    date: '2026-11-23T12:00:00Z',
    currency: site.currency,
    isTaxIncluded: site.taxMode === 'inclusive',
    billingAddress: null,
    lines: [],
    shipping: 0,
    tax,
    total: 11_498,
    ...(taxes && { taxes: taxParts(Amount.of(tax), taxes), seller, payments }),
    ...of,
  };
  return pdfTexts(documentPdf(data, site)).map((text) => text.replaceAll('\u00A0', ' ').replace(/ (CAD|\$)$/, ''));
};

test.each([
  [
    'en-gb',
    britishTaxes['*'],
    [
      'NORDKAMM UK Ltd',
      'VAT registration number: GB 123 4567 89',
      'Includes VAT (20%)',
      'Total excluding VAT',
      '£100.00',
    ],
  ],
  [
    'fr-ca',
    provinceTaxes['QC'],
    [
      'NORDKAMM Canada inc.',
      'Numéro de TPS/TVH : 123456789 RT0001',
      'Numéro de TVQ : 1234567890 TQ0001',
      'TPS (5 %)',
      '5,00',
      'TVQ (9,975 %)',
      '9,98',
    ],
  ],
  ['fr-ca', provinceTaxes['ON'], ['TVH (13 %)', '14,98']],
  ['fr-ca', provinceTaxes['BC'], ['TPS (5 %)', 'TVP (7 %)']],
  ['fr-ca', provinceTaxes['MB'], ['TPS (5 %)', 'TVD (7 %)']],
  ['en-us', stateTaxes['CA'], ['NORDKAMM USA Inc.', 'Denver, CO 80216', 'Sales tax (7.25%)', '$14.98']],
])('ORD-06 an invoice of %s names its seller, its payment, and each tax with its rate: %j', (locale, taxes, texts) => {
  expect(written(locale, {}, taxes)).toEqual(expect.arrayContaining([...texts, 'Visa •••• 4242']));
});

test('ORD-06 an invoice lists every payment of its order with its amount; one of an earlier release its cards', () => {
  const [gift, giftAmount, card, cardAmount] = written('fr-ca', {}, provinceTaxes['QC']).slice(-4);
  expect([gift, giftAmount, card, cardAmount]).toEqual([
    `${serviceTexts['fr-ca'].payment.GIFT_CARD} •••• 0025`,
    '20,00',
    'Visa •••• 4242',
    '94,98',
  ]);
  const earlier = written('en-us', { cards: [{ brand: 'visa', last4: '4242' }] });
  expect(earlier.slice(-2)).toEqual(['Payment of the order', 'Visa •••• 4242']);
});

test.each([
  ['en-us', '$75.25', '$5.00'],
  ['en-gb', '£75.25', '£5.00'],
  ['fr-ca', '75,25', '5,00'],
] as const)('ORD-06 in %s a credit note says where the money went', (locale, refunded, released) => {
  const repayments = [
    { kind: 'refund', method: 'CREDIT_CARD', amount: 7_525, card: { brand: 'visa', last4: '4242' } },
    { kind: 'release', method: 'GIFT_CARD', amount: 500 },
  ] as const;
  const { documents, payment } = serviceTexts[locale];
  expect(written(locale, { kind: 'credit-note', repayments }).slice(-4)).toEqual([
    formatText(documents.repaid.refund, { tender: 'Visa •••• 4242' }),
    refunded,
    formatText(documents.repaid.release, { tender: payment.GIFT_CARD }),
    released,
  ]);
});

test('ORD-06 a credit note names the invoices that it is for; one of an earlier release has the sum of its taxes', () => {
  const note = { kind: 'credit-note', documentId: 'GB-C-000001' } as const;
  expect(written('en-gb', { ...note, invoiceIds: ['GB-I-000007'] }, britishTaxes['*'])).toEqual(
    expect.arrayContaining(['Credit note GB-C-000001', 'For invoice GB-I-000007']),
  );
  expect(written('en-gb', note)).toEqual(expect.arrayContaining(['Includes VAT', '£14.98']));
});
