import { describe, expect, test } from 'vitest';
import { giftReceiptPdf } from '#adapters/backend/commerce/modules/order/gift-receipt-pdf.ts';
import { commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';
import { pdfTexts } from '#test/support/pdf-texts.ts';

const receipt = {
  number: 'G-1234567890',
  boughtAt: '2026-12-01T12:00:00.000Z',
  name: 'Kamm Trail 3',
  detail: 'Ember, 9',
  quantity: 1,
  returnDays: 60,
};
const printed = (message: string) =>
  commerceSites.map((site) => {
    const pdf = giftReceiptPdf({ ...receipt, message }, site);
    return { texts: pdfTexts(pdf), pages: Number(/\/Count (\d+)/.exec(pdf)?.[1]), sheet: pdf };
  });

describe('the receipt of a gift (GFT-05)', () => {
  test('prints every line of the message, on further pages if they need them', () => {
    const lines = Array.from({ length: 124 }, (_, index) => `${index}`);
    for (const { texts, pages, sheet } of printed(lines.join('\n'))) {
      expect(texts.filter((text) => /^\d+$/.test(text))).toEqual(lines);
      expect(pages).toBeGreaterThan(1);
      const heights = [...sheet.matchAll(/Tf [\d.]+ ([\d.-]+) Td/g)].map(([, y]) => Number(y));
      expect(Math.min(...heights)).toBeGreaterThan(36);
    }
  });

  test('has one page with a message of usual length, and one for empty lines alone between two words', () => {
    expect(printed('word '.repeat(50)).map(({ pages }) => pages)).toEqual(commerceSites.map(() => 1));
    expect(printed(`a${'\n'.repeat(248)}b`).map(({ pages }) => pages)).toEqual(commerceSites.map(() => 1));
  });

  test('has no heading for a message of emoji, which it cannot print', () => {
    const without = printed('').map(({ texts }) => texts);
    expect(printed('\u{1f381}'.repeat(250)).map(({ texts }) => texts)).toEqual(without);
  });
});
