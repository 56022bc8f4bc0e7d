import encodeQR from 'qr';
import { present } from '#core/kernel/present.ts';
import type { ReturnWay } from '#core/order/return.ts';
import type { Address } from '#core/profile/address.ts';
import { addressLines } from '#core/profile/address-lines.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { pageSizeOf, textPdf, type PdfSquares, type PdfText } from '#adapters/backend/commerce/kernel/pdf/text-pdf.ts';
import { siteDay } from '#adapters/backend/commerce/kernel/site-time.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { OrderRecord } from './order-records.ts';
import type { OrderRows } from './order-row-records.ts';
import { itemText, orderedItem } from './order-units.ts';
import { sellers } from './sellers.ts';

const MARGIN = 56;
const LINE = 18;
/** Side of the QR code in points: 5 cm. */
const CODE_SIZE = 142;

/** What the label of a return, or its code for a store, shows. `expiresAt` is ISO 8601, UTC. */
export type LabelData = {
  readonly returnNumber: string;
  readonly orderNumber: string;
  readonly expiresAt: string;
  readonly way: ReturnWay;
  readonly sender: Address | null;
  /** `detail`: color and size; `exchangeSize`: the size that replaces it. */
  readonly items: readonly {
    readonly name: string;
    readonly detail: string;
    readonly quantity: number;
    readonly exchangeSize?: string;
  }[];
};

/** An item of a return as its label and its code list it. */
export const labelItem = ({ name, detail, quantity }: Omit<LabelData['items'][number], 'exchangeSize'>): string =>
  [`${quantity} × ${name}`, detail].filter((part) => part !== '').join(', ');

/**
 * What the label of a return, or its code for a store, shows; undefined for an unknown return, or one that is over or on
 * its way.
 */
export const labelData = (
  { orderNumber, billingAddress }: Pick<OrderRecord, 'orderNumber' | 'billingAddress'>,
  rows: OrderRows,
  { returnId, now }: { readonly returnId: string; readonly now: number },
): LabelData | undefined => {
  const found = rows.returns.find((one) => one.returnId === returnId);
  if (found === undefined || found.state !== 'LABEL_CREATED' || Date.parse(found.expiresAt) <= now) return undefined;
  return {
    returnNumber: found.returnNumber,
    orderNumber,
    expiresAt: found.expiresAt,
    way: found.way,
    sender: rows.shipments.find(({ address }) => address !== null)?.address ?? billingAddress,
    items: found.lines.flatMap(({ lineId, quantity, exchangeLineId }) => {
      const line = rows.lines.find((one) => one.lineId === lineId);
      const other = rows.lines.find((one) => one.lineId === exchangeLineId);
      const exchangeSize = other && orderedItem(other).size;
      return line === undefined ? [] : [{ ...itemText(line), quantity, ...present({ exchangeSize }) }];
    }),
  };
};

/** The rows of a return's QR code, with the numbers of the order and the return, which carrier and store read (ORD-10). */
export const returnCodeOf = ({
  orderNumber,
  returnNumber,
}: Pick<LabelData, 'orderNumber' | 'returnNumber'>): boolean[][] =>
  encodeQR(`RETURN ${orderNumber} ${returnNumber}`, 'raw', { ecc: 'medium', border: 1 });

/** The rows of the QR code of a gift receipt, with its number, which a store reads. */
export const giftCodeOf = ({ number }: { readonly number: string }): boolean[][] =>
  encodeQR(`GIFT ${number}`, 'raw', { ecc: 'medium', border: 1 });

/** A QR code at the right of a page. */
export const qrCode = (rows: boolean[][], { width }: { readonly width: number }): PdfSquares => {
  const [left, top] = [width - MARGIN - CODE_SIZE, MARGIN + 40];
  const size = CODE_SIZE / rows.length;
  const corners = rows.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? [[left + x * size, top + y * size] as const] : [])),
  );
  // Neighbors overlap a little, so that no reader draws gaps between them.
  return { size: Number((size * 1.02).toFixed(3)), corners };
};

/**
 * The label of a return as a PDF, in the language of its site: addresses, number of the return, its items, and its QR code
 * (ORD-10).
 */
export const labelPdf = (data: LabelData, site: CommerceSite): string => {
  const texts = serviceTexts[site.locale].returnLabel;
  const size = pageSizeOf(site.country);
  const until = siteDay(data.expiresAt, site);
  const page: PdfText[] = [];
  let y = MARGIN;
  const add = (text: string, { isBold = false, space = LINE, points = 11 } = {}): void => {
    y += space;
    page.push({ text, x: MARGIN, y, size: points, isBold });
  };
  add('NORDKAMM', { isBold: true, points: 18, space: 8 });
  add(texts.title, { isBold: true, points: 15, space: 34 });
  add(formatText(texts.number, { number: data.returnNumber }));
  add(formatText(texts.order, { number: data.orderNumber }));
  add(formatText(texts.until, { date: until }));
  add(formatText(texts.handTo, { carrier: sellers[site.country].returnCarrier }));
  add(texts.to, { isBold: true, space: 34 });
  for (const line of sellers[site.country].returns) add(line, { points: 14, space: 20 });
  if (data.sender !== null) {
    add(texts.from, { isBold: true, space: 34 });
    for (const line of [`${data.sender.firstName} ${data.sender.lastName}`.trim(), ...addressLines(data.sender)])
      add(line);
  }
  add(texts.items, { isBold: true, space: 34 });
  for (const item of data.items.slice(0, 12)) add(labelItem(item).slice(0, 80));
  return textPdf([page], {
    title: formatText(texts.number, { number: data.returnNumber }),
    language: site.language,
    size,
    squares: qrCode(returnCodeOf(data), size),
  });
};
