import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { labelPdf } from '#adapters/backend/commerce/modules/order/label-pdf.ts';
import { commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';
import { pdfTexts } from '#test/support/pdf-texts.ts';

const data = {
  returnNumber: 'R-6904867016',
  orderNumber: '1234567890',
  expiresAt: '2026-12-24T00:00:00Z',
  way: 'post' as const,
  sender: {
    firstName: 'Luc',
    lastName: 'Roy',
    line1: '1200 rue Sherbrooke',
    city: 'Montréal',
    postalCode: 'H3A 1H6',
    country: 'CA',
  },
  items: [{ name: 'Kamm Trail 3', detail: 'Braise, 42', quantity: 2 }],
};

/** The picture of the squares of a document, 4 pixels per point. */
const pictureOf = (pdf: string) => {
  const squares = [...pdf.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) [\d.]+ re f$/gm)].map(([, x, y, size]) => ({
    x: Number(x),
    y: Number(y),
    size: Number(size),
  }));
  const left = Math.min(...squares.map(({ x }) => x)) - 20;
  const bottom = Math.min(...squares.map(({ y }) => y)) - 20;
  const side = 190 * 4;
  const pixels = new Uint8Array(side * side * 4).fill(255);
  for (const { x, y, size } of squares)
    for (let row = Math.round((y - bottom) * 4); row < (y - bottom + size) * 4; row += 1)
      for (let column = Math.round((x - left) * 4); column < (x - left + size) * 4; column += 1)
        pixels.fill(0, ((side - 1 - row) * side + column) * 4, ((side - 1 - row) * side + column) * 4 + 3);
  return { width: side, height: side, data: pixels };
};

test('ORD-10 the QR code of a return label has the numbers of its order and of its return', () => {
  for (const site of commerceSites)
    expect(decodeQR(pictureOf(labelPdf(data, site)))).toBe('RETURN 1234567890 R-6904867016');
});

test('ORD-10 the last day of a label is a day of the time zone of the site', () => {
  // In the evening of December 23 it is already December 24 in UTC.
  const [site] = commerceSites;
  if (site === undefined) throw new Error('There is no site.');
  expect(pdfTexts(labelPdf(data, site)).join('\n')).toContain('December 23, 2026');
});

test('ORD-10 a label is in the language of its site and has its carrier, the sender, and the items with color and size', () => {
  const french = commerceSites.find(({ locale }) => locale === 'fr-ca');
  if (french === undefined) throw new Error('There is no French site.');
  expect(pdfTexts(labelPdf(data, french))).toEqual(
    expect.arrayContaining([
      'Étiquette de retour',
      'Remettez ce colis à Postes Canada.',
      'Luc Roy',
      '1200 rue Sherbrooke',
      '2 × Kamm Trail 3, Braise, 42',
    ]),
  );
});
