import { latinText } from './latin-text.ts';

/** A line of text. Units are points from the top left corner; `right` ends the text at `x`. */
export type PdfText = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold?: boolean;
  readonly right?: boolean;
};

/** Black squares of equal size, such as those of a QR code. Units are points from the top left corner. */
export type PdfSquares = { readonly size: number; readonly corners: readonly (readonly [x: number, y: number])[] };

/** Page sizes in points. */
const pageSizes = { letter: { width: 612, height: 792 }, a4: { width: 595, height: 842 } } as const;
type PageSize = (typeof pageSizes)[keyof typeof pageSizes];

/** Countries whose paper is Letter. All others use A4 (ISO 216). */
const letterCountries: ReadonlySet<string> = new Set(['US', 'CA']);

/** The paper size of a country. */
export const pageSizeOf = (country: string): PageSize =>
  letterCountries.has(country) ? pageSizes.letter : pageSizes.a4;

/** Characters of Windows-1252 that are not those of Latin-1. */
const windows1252 = new Map(
  [...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((character, index) => {
    // The code page has no characters at 0x81, 0x8D, 0x8F, 0x90 and 0x9D.
    const codes = [
      0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8e, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96,
      0x97, 0x98, 0x99, 0x9a, 0x9b, 0x9c, 0x9e, 0x9f,
    ];
    return [character, codes[index] ?? 0x3f] as const;
  }),
);

/** The code of a character in the encoding of the fonts; undefined if they do not have it. */
const codeOf = (character: string): number | undefined => {
  const code = character.codePointAt(0) ?? 0x3f;
  if (/\s/.test(character)) return code === 0x20 ? 0x20 : 0xa0;
  if ((code >= 0x21 && code < 0x7f) || (code > 0xa0 && code <= 0xff)) return code;
  return windows1252.get(character);
};

/** Letters that the fonts do not have become Latin ones, and characters of other scripts question marks. */
const encoded = (text: string): readonly number[] =>
  [...latinText(text, (character) => codeOf(character) !== undefined)].map((character) => codeOf(character) ?? 0x3f);

/** A string of PDF in hexadecimal, which needs no escapes. */
const hex = (text: string): string =>
  `<${encoded(text)
    .map((code) => code.toString(16).padStart(2, '0'))
    .join('')}>`;

/** Widths of Helvetica in thousandths of its size, of characters in amounts; 556 for digits and most others. */
const widths: { readonly [character: string]: number } = {
  ' ': 278,
  '\u00A0': 278,
  '\u202F': 278,
  ',': 278,
  '.': 278,
  '-': 333,
  A: 667,
  C: 722,
  D: 722,
};

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + (widths[character] ?? 556), 0) * (size / 1000);

const drawn = ({ height }: PageSize, { text, x, y, size, isBold = false, right = false }: PdfText): string =>
  `BT /${isBold ? 'B' : 'R'} ${size} Tf ${(right ? x - widthOf(text, size) : x).toFixed(2)} ${(height - y).toFixed(2)} Td ${hex(text)} Tj ET`;

const filled = ({ height }: PageSize, { size, corners }: PdfSquares): string =>
  corners.map(([x, y]) => `${x.toFixed(2)} ${(height - y - size).toFixed(2)} ${size} ${size} re f`).join('\n');

/**
 * A PDF document of text in Helvetica, which every reader has; its encoding has the characters of Western European
 * languages, so other letters are transcribed. The document itself is ASCII. `language` is a BCP 47 tag; `squares` are on the first page.
 */
export const textPdf = (
  pages: readonly (readonly PdfText[])[],
  {
    title,
    language,
    size,
    squares = { size: 0, corners: [] },
  }: {
    readonly title: string;
    readonly language: string;
    readonly size: PageSize;
    readonly squares?: PdfSquares;
  },
): string => {
  const first = 6;
  const pageIds = pages.map((_, index) => first + index * 2);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language.replace(/[^\w-]/g, '')}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>`,
    `<< /Title ${hex(title)} >>`,
    ...pages.flatMap((texts, index) => {
      const marks = index === 0 && squares.corners.length > 0 ? [filled(size, squares)] : [];
      const content = [...texts.map((text) => drawn(size, text)), ...marks].join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Contents ${first + index * 2 + 1} 0 R /Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return text;
};
