import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { addressLines } from '#core/profile/address-lines.ts';
import {
  formatText,
  serviceTexts,
  type ServiceTexts,
} from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { pageSizeOf, textPdf, type PdfText } from '#adapters/backend/commerce/kernel/pdf/text-pdf.ts';
import { siteDay } from '#adapters/backend/commerce/kernel/site-time.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { DocumentData } from './document-records.ts';
import { taxText } from '../pricing/tax-texts.ts';
import { invoicedCard, invoicedTender } from './document-texts.ts';

const MARGIN = 56;
const SIZE = 10;
const LINE = 15;
/** Longest text of a line of the table, in characters. */
const MOST = 62;

const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);

type Texts = ServiceTexts['documents'];

/** Name, address and tax numbers of the seller; nothing in documents of earlier releases. */
const sellerLines = ({ seller }: DocumentData, texts: Texts): readonly string[] =>
  seller === undefined
    ? []
    : [
        seller.name,
        ...seller.lines,
        ...seller.taxNumbers.map(({ tax, number }) => formatText(texts.taxNumbers[tax], { number })),
      ];

/** A text with its amount in minor units; documents of earlier releases have cards without one. */
type Entry = { readonly name: string; readonly value?: number };

/** The taxes by the names that the law gives them; their sum if there is none, or in earlier releases. */
const taxLines = ({ taxes = [], tax }: DocumentData, site: CommerceSite): readonly Required<Entry>[] =>
  taxes.length === 0
    ? [{ name: serviceTexts[site.locale].documents.tax, value: tax }]
    : taxes.map((part) => ({ name: taxText(part, site), value: part.amount }));

/** What the order was paid with. */
const paymentLines = ({ payments, cards = [] }: DocumentData, site: CommerceSite): readonly Entry[] =>
  payments?.map((payment) => ({ name: invoicedTender(payment, site), value: payment.amount })) ??
  cards.map((card) => ({ name: invoicedCard(card) }));

/** Where the money of a credit note went. */
const repaymentLines = ({ repayments = [] }: DocumentData, site: CommerceSite): readonly Required<Entry>[] =>
  repayments.map((part) => ({
    name: formatText(serviceTexts[site.locale].documents.repaid[part.kind], { tender: invoicedTender(part, site) }),
    value: part.amount,
  }));

/**
 * An invoice or credit note as a PDF, in the language of its site: seller, taxes, and how it was paid or is refunded
 * (ORD-06).
 */
export const documentPdf = (data: DocumentData, site: CommerceSite): string => {
  const texts = serviceTexts[site.locale].documents;
  const size = pageSizeOf(site.country);
  const right = size.width - MARGIN;
  const { currency } = data;
  if (!Currency.is(currency)) throw new TypeError(`Document ${data.documentId} cannot be read`);
  const money = (amount: number): string => formatMoney(Amount.of(amount), currency, site.language);
  const pages: PdfText[][] = [[]];
  let y = MARGIN;
  /** Adds a line of texts, on the next page if this one is full. */
  const add = (entries: readonly (Omit<PdfText, 'y' | 'size'> & { readonly size?: number })[], space = LINE): void => {
    if (y + space > size.height - MARGIN) {
      pages.push([]);
      y = MARGIN;
    }
    y += space;
    pages.at(-1)?.push(...entries.map((entry) => ({ size: SIZE, ...entry, y })));
  };
  const label = (text: string, isBold = false) => ({ text, x: MARGIN, isBold });
  const amount = (value: number, isBold = false) => ({ text: money(value), x: right, right: true, isBold });

  const title = formatText(data.kind === 'invoice' ? texts.invoice : texts.creditNote, { number: data.documentId });
  const date = siteDay(data.date, site);
  add([{ text: 'NORDKAMM', x: MARGIN, isBold: true, size: 16 }], 8);
  for (const line of sellerLines(data, texts)) add([label(line)]);
  add([{ ...label(title, true), size: 13 }], 32);
  add([label(date)]);
  add([label(formatText(texts.order, { number: data.orderNumber }))]);
  for (const number of data.invoiceIds ?? []) add([label(formatText(texts.forInvoice, { number }))]);
  if (data.billingAddress !== null) {
    add([label(texts.billedTo, true)], 26);
    const { firstName, lastName } = data.billingAddress;
    for (const line of [`${firstName} ${lastName}`.trim(), ...addressLines(data.billingAddress)]) add([label(line)]);
  }
  add([label(texts.item, true), { text: texts.amount, x: right, right: true, isBold: true }], 30);
  for (const line of data.lines) {
    add([label(cut(`${line.quantity} × ${line.name}`)), amount(line.price)], 20);
    add([label(cut([line.detail, line.sku].filter((part) => part !== '').join(', ')))]);
    if (line.discount > 0) add([label(texts.discount), amount(-line.discount)]);
  }
  add([], 8);
  if (data.shipping > 0 || data.kind === 'invoice') {
    const shippingTax = data.tax - data.lines.reduce((sum, line) => sum + line.tax, 0);
    add([label(texts.shipping), amount(data.isTaxIncluded ? data.shipping : data.shipping - shippingTax)]);
  }
  const taxes = taxLines(data, site);
  if (!data.isTaxIncluded) for (const { name, value } of taxes) add([label(name), amount(value)]);
  add([label(texts.total, true), amount(data.total, true)], 20);
  if (data.isTaxIncluded) {
    add([label(texts.net), amount(data.total - data.tax)]);
    for (const { name, value } of taxes) add([label(formatText(texts.includes, { tax: name })), amount(value)]);
  }
  const payments = paymentLines(data, site);
  if (payments.length > 0) add([label(texts.payment, true)], 30);
  for (const { name, value } of payments) add([label(name), ...(value === undefined ? [] : [amount(value)])]);
  repaymentLines(data, site).forEach(({ name, value }, index) =>
    add([label(name), amount(value)], index === 0 ? 30 : LINE),
  );
  return textPdf(pages, { title, language: site.language, size });
};
