import type { GiftReceipt } from './gift-receipt.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { pageSizeOf, textPdf, type PdfText } from '#adapters/backend/commerce/kernel/pdf/text-pdf.ts';
import { siteDay } from '#adapters/backend/commerce/kernel/site-time.ts';
import { recipeLines } from '#adapters/backend/commerce/kernel/outbox/templates/recipe-lines.ts';
import { messageTexts } from '#adapters/backend/commerce/kernel/outbox/texts/message-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { giftCodeOf, labelItem, qrCode } from './label-pdf.ts';
import { sellers } from './sellers.ts';

const MARGIN = 56;
const LINE = 18;
/** Longest line in characters: on the whole width, and left of the code. */
const MOST = 78;
const NARROW = 46;

/** A word in parts of a maximum length; one part for a word that fits. */
const cutWord = (word: string, most: number): readonly string[] => {
  const characters = [...word];
  const parts = Math.max(1, Math.ceil(characters.length / most));
  return Array.from({ length: parts }, (_, part) => characters.slice(part * most, (part + 1) * most).join(''));
};

/** A text in lines of a maximum length, at its own line breaks and between words; longer words are cut. */
const wrapped = (text: string, most: number): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const lines: string[] = [''];
    for (const word of line.split(' ').flatMap((part) => cutWord(part, most))) {
      const last = lines.at(-1) ?? '';
      if (last === '') lines[lines.length - 1] = word;
      else if (last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });

/** Without emoji, which the fonts of the document do not have, and with at most one empty line between two others. */
const withoutPictures = (text: string): string => {
  const lines = text
    .replace(/(?:\p{ExtPict}|\p{RI}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3|[\u{E0020}-\u{E007F}])+/gu, '')
    .replace(/ {2,}/g, ' ')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim());
  return lines
    .filter((line, index) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim();
};

/**
 * The receipt of a gift as a PDF, in the language of its site: the items, the message, and the number by which who got
 * them returns them. A long message continues on further pages. It has no price and no number of the order, with which
 * prices can be looked up.
 */
export const giftReceiptPdf = (receipt: GiftReceipt, site: CommerceSite): string => {
  const texts = serviceTexts[site.locale].giftReceipt;
  const size = pageSizeOf(site.country);
  const pages: PdfText[][] = [[]];
  let y = MARGIN;
  const add = (text: string, { isBold = false, space = LINE, points = 11 } = {}): void => {
    if (y + space > size.height - MARGIN) {
      pages.push([]);
      y = MARGIN;
    }
    y += space;
    pages.at(-1)?.push({ text, x: MARGIN, y, size: points, isBold });
  };
  const list = (lines: readonly string[]): void => lines.forEach((line) => add(line));
  const title = formatText(texts.number, { number: receipt.number });
  const message = withoutPictures(receipt.message);
  const seller = sellers[site.country];
  add('NORDKAMM', { isBold: true, points: 18, space: 8 });
  add(texts.title, { isBold: true, points: 15, space: 34 });
  add(title);
  add(formatText(texts.boughtOn, { date: siteDay(receipt.boughtAt, site) }));
  add(texts.items, { isBold: true, space: 34 });
  for (const text of [labelItem(receipt), ...recipeLines(receipt, messageTexts[site.locale])])
    list(wrapped(text, NARROW));
  if (message !== '') {
    add(texts.message, { isBold: true, space: 34 });
    list(wrapped(message, NARROW));
  }
  if (pages.length === 1) y = Math.max(y, MARGIN + 200);
  add(texts.returns, { isBold: true, space: 34 });
  const until =
    receipt.returnUntil === undefined
      ? formatText(texts.untilDays, { days: String(receipt.returnDays) })
      : formatText(texts.untilDate, { date: siteDay(receipt.returnUntil, site) });
  list([until, texts.how, texts.money].flatMap((text) => wrapped(text, MOST)));
  add(seller.name, { space: 34 });
  list(seller.lines);
  return textPdf(pages, { title, language: site.language, size, squares: qrCode(giftCodeOf(receipt), size) });
};
