import { describe, expect, test } from 'vitest';
import { checkDocument } from '#adapters/backend/commerce/modules/content/check-document.ts';
import type { ContentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { contentRows } from '#adapters/backend/seed/content-rows.ts';
import { sampleDocuments } from '#test/support/sample-documents.ts';

/** More characters and more entries than any field has. */
const LONG = 'x'.repeat(102_400);
const MANY = 3_000;

type Document = { readonly kind: ContentKind; readonly name: string; readonly body: unknown };
type Place = readonly (string | number)[];
type Value = { readonly shape: string; readonly place: Place; readonly value: unknown };
type Field = Value & { readonly document: Document };

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The texts and filled lists of a document, each with a name that is equal for equal fields: the types of its blocks. */
const fieldsIn = (value: unknown, place: Place = [], shape = ''): readonly Value[] => {
  const here = { shape, place, value };
  if (typeof value === 'string') return [here];
  if (isList(value))
    return value.length === 0
      ? []
      : [here, ...value.flatMap((part, index) => fieldsIn(part, [...place, index], `${shape}[]`))];
  if (typeof value !== 'object' || value === null) return [];
  const type = 'type' in value && typeof value.type === 'string' ? `<${value.type}>` : '';
  const inside = type === '' ? shape : type;
  return Object.entries(value).flatMap(([key, part]) => fieldsIn(part, [...place, key], `${inside}.${key}`));
};

/** A copy with another value at a place. */
const withValue = (value: unknown, [key, ...rest]: Place, other: unknown): unknown => {
  if (key === undefined) return other;
  if (isList(value)) return value.map((part, index) => (index === key ? withValue(part, rest, other) : part));
  return { ...Object(value), [key]: withValue(Reflect.get(Object(value), key), rest, other) };
};

const samples: readonly Document[] = sampleDocuments.map((block) => ({
  kind: 'page',
  name: 'sample',
  body: {
    id: 'sample',
    name: 'sample',
    seo: { title: 'Sample', description: '' },
    sections: [{ id: 's', items: [block] }],
  },
}));
const documents: readonly Document[] = [...contentRows().filter(({ siteId }) => siteId === 'nordkamm-us'), ...samples];
const mistakesOf = ({ kind, name, body }: Document) =>
  checkDocument(kind, JSON.stringify(body), kind === 'page' ? name : undefined).mistakes;

/** One field of every shape, in the shortest document that has it. */
const size = ({ body }: Document): number => JSON.stringify(body).length;
const fields = new Map<string, Field>(
  documents
    .toSorted((one, other) => size(other) - size(one))
    .flatMap((document) =>
      fieldsIn(document.body).map((field) => [`${document.kind}${field.shape}`, { ...field, document }]),
    ),
);

const isRefused = ({ document, place, value }: Field): boolean => {
  const other = isList(value) ? Array.from({ length: MANY }, (_, index) => value[index % value.length]) : LONG;
  return mistakesOf({ ...document, body: withValue(document.body, place, other) }).length > 0;
};

describe('every field of a document has a limit (CNT-03, ENT-30, ENT-32)', () => {
  test('the documents are valid without the change', () => {
    expect(documents.flatMap(mistakesOf)).toEqual([]);
  });

  test('a text of 102,400 characters and a list of 3,000 entries are refused', () => {
    expect(fields.size).toBeGreaterThan(600);
    expect([...fields].flatMap(([shape, field]) => (isRefused(field) ? [] : [shape]))).toEqual([]);
  });
});

describe('menus and footers', () => {
  const linesOf = (kind: ContentKind, body: object) =>
    mistakesOf({ kind, name: kind, body }).map(({ path, problem }) => `${path} ${problem}`);
  const link = { title: 'x'.repeat(500), url: `/${'x'.repeat(1999)}` };
  const short = { title: 'a', url: '/a' };
  const times = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);
  const TEXT = 'is not a line of text of at most 500 characters';
  const LIST = 'is not a list of at most 50';

  test('ENT-30 an entry has titles of at most 500 and addresses of at most 2,000 characters, and lists of at most 50', () => {
    const entry = {
      id: 'a',
      title: link.title,
      target: link,
      children: times(50, { ...short, children: times(50, short) }),
    };
    expect(linesOf('menu', { items: [entry] })).toEqual([]);
    const long = { title: `${link.title}x`, url: `${link.url}x` };
    const wrong = {
      ...entry,
      title: long.title,
      target: long,
      children: times(51, link),
      columns: times(51, { children: [] }),
    };
    expect(linesOf('menu', { items: [wrong] })).toEqual([
      `items.0.title ${TEXT}`,
      `items.0.target.title ${TEXT}`,
      `items.0.children ${LIST}`,
      `items.0.columns ${LIST}`,
      'items.0.target.url is not an address of at most 2,000 characters, such as /sale, https://…, mailto:… or tel:…',
    ]);
    expect(linesOf('menu', { items: times(51, { ...entry, children: [] }) })).toEqual([`items ${LIST}`]);
  });

  test('ENT-32 a promo bar has at most 50 messages, which rotate within an hour', () => {
    const promo = {
      messages: times(50, { id: 'a', text: link.title, url: link.url }),
      autorotateTime: 3_600,
      closable: true,
    };
    const footer = { columns: times(50, { title: link.title, links: times(50, short) }), legalLine: link.title, promo };
    expect(linesOf('footer', footer)).toEqual([]);
    expect(linesOf('footer', { ...footer, columns: times(51, { title: '', links: [] }) })).toEqual([`columns ${LIST}`]);
    expect(
      linesOf('footer', {
        ...footer,
        promo: { messages: times(51, { id: 'a', text: 'a' }), autorotateTime: 3_601, closable: true },
      }),
    ).toEqual([`promo.messages ${LIST}`, 'promo.autorotateTime is not a number from 0 to 3600']);
  });
});
