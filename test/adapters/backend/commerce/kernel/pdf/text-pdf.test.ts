import { expect, test } from 'vitest';

import { pageSizeOf, textPdf } from '#adapters/backend/commerce/kernel/pdf/text-pdf.ts';
import { pdfTexts } from '#test/support/pdf-texts.ts';

const line = (text: string) => ({ text, x: 50, y: 50, size: 10 });
const made = (...texts: readonly string[]) =>
  textPdf([texts.map(line), []], { title: 'Invoice', language: 'fr-CA', size: pageSizeOf('GB') });

test('ISO 32000 every entry of the cross-reference table is the position of its object', () => {
  const pdf = made('One', 'Two');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  const table = pdf.slice(start).split('\n');
  expect(table.slice(0, 3)).toEqual(['xref', '0 10', '0000000000 65535 f ']);
  const offsets = table.slice(3, 12).map((entry) => Number(entry.slice(0, 10)));
  for (const [index, offset] of offsets.entries())
    expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  expect(table[12]).toBe('trailer');
  for (const [, length = '', content = ''] of pdf.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length));
});

test.each([
  ['Montréal', '4d6f6e7472e9616c'],
  ['cœur', '639c7572'],
  ['€ ’', '80a092'.replace('a0', '20')],
  ['1\u202F234', '31a0323334'],
  ['Łódź', '4cf3647a'],
  ['京', '3f'],
  ['a)(\\', '6129285c'],
  ['x\ny', '78a079'],
])(
  '%j is written in the encoding of the fonts, without anything that a reader could take for an operator',
  (text, hex) => expect(made(text)).toContain(`<${hex}> Tj`),
);

test.each([
  ['Wałęsa', 'Walesa'],
  ['Đorđević', 'Dordevic'],
  ['Işık Yıldız', 'Isik Yildiz'],
  ['Dvořák', 'Dvorák'],
  ['Παπαδόπουλος', 'Papadopoulos'],
  ['ΟΎΖΟΥ', 'OUZOU'],
  ['Щербаков, Юлия', 'Shcherbakov, Iuliia'],
  ['Київ, вул. Їжакевича', 'Kiiv, vul. Izhakevicha'],
  ['Тульчьин', 'Tulchin'],
  ['x\u0302', 'x'],
])('%j is transcribed as in passports: %j', (name, latin) => expect(pdfTexts(made(name))).toEqual([latin]));

test('the language of the document cannot end its text', () =>
  expect(textPdf([[]], { title: '', language: 'en) /Evil (', size: pageSizeOf('US') })).toContain('/Lang (enEvil)'));

test('paper is Letter in the United States and Canada, and A4 elsewhere', () => {
  expect(['US', 'CA', 'GB', 'DE'].map((country) => pageSizeOf(country).height)).toEqual([792, 792, 842, 842]);
});
