import { either as E } from 'fp-ts';
import type * as t from 'io-ts';
import {
  CategoryContentWire,
  ContentPageWire,
  FooterWire,
  MenuWire,
  PopUpsWire,
} from '#adapters/contract/wire/content.codec.ts';
import type { ContentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { isStorable } from '#adapters/backend/commerce/kernel/storable.ts';
import { isArticleDate } from '#core/content/article-date.ts';
import { checkSections } from '#core/content/blocks/check-sections.ts';
import { NOT_SHOWN } from '#core/content/blocks/left-out-fields.ts';
import { emptyAddresses, unsafeAddresses } from '#core/content/check-addresses.ts';
import { blockedFilms, blockedPictures, undescribedPictures } from '#core/content/check-media.ts';
import { menuWarnings } from '#core/content/check-menu.ts';
import { checkPopUps } from '#core/content/check-pop-ups.ts';
import { documentItems } from '#core/content/document-fields.ts';
import { mistakeAt, mistakesOf, type DocumentCheck, type DocumentPlace, type Mistake } from '#core/content/mistake.ts';
import { filledLine } from '#core/kernel/fields.codec.ts';
import { withArticle } from './article-records.ts';
import { directionWarnings } from './check-direction.ts';
import { checkRichTexts } from './check-rich-text.ts';
import { isPageName } from './read-content.ts';
import { sanitized } from './sanitized.ts';
import { unreadFields } from './unread-fields.ts';

/** Limits of a document: characters, and levels of lists and records. */
const MAX_CHARACTERS = 1_000_000;
const MAX_LEVELS = 60;
/** Limits of every field: characters of a text and of one in HTML, and entries of a list. Codecs set lower ones. */
const MAX_TEXT = 2_000;
const MAX_HTML = 20_000;
const MAX_ENTRIES = 500;

const codecs: { readonly [kind in ContentKind]: t.Decoder<unknown, unknown> } = {
  page: ContentPageWire,
  menu: MenuWire,
  footer: FooterWire,
  category: CategoryContentWire,
  popups: PopUpsWire,
};

/** Whether lists and records are nested at most so deep. */
const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));

/** Texts, names and numbers that PostgreSQL cannot store. */
const notStorable = (value: unknown, place: DocumentPlace = []): readonly Mistake[] => {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [mistakeAt(place, 'has characters that cannot be stored')];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [mistakeAt(place, 'is not a finite number')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isStorable(key) ? notStorable(part, [...place, key]) : [mistakeAt(place, 'has a name that cannot be stored')],
  );
};

/** Texts and lists that are larger than any field needs. */
const tooLarge = (value: unknown, place: DocumentPlace = []): readonly Mistake[] => {
  if (typeof value === 'string') {
    const most = place.at(-1) === 'html' ? MAX_HTML : MAX_TEXT;
    return value.length > most ? [mistakeAt(place, `has more than ${most} characters`)] : [];
  }
  if (Array.isArray(value) && value.length > MAX_ENTRIES)
    return [mistakeAt(place, `has more than ${MAX_ENTRIES} entries`)];
  return typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => tooLarge(part, [...place, key]));
};

const parsed = (text: string): E.Either<string, unknown> =>
  E.tryCatch(
    () => JSON.parse(text),
    (problem) => `is not JSON: ${problem instanceof Error ? problem.message.replace(/\s+/g, ' ') : 'unreadable'}`,
  );

const onePerPlace = (mistakes: readonly Mistake[]): readonly Mistake[] =>
  [...new Map(mistakes.toReversed().map((mistake) => [mistake.path, mistake])).values()].toReversed();

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/**
 * The fields of a page, of its texts for search engines, of the content of a category, and of a section; those of blocks
 * are in their codecs.
 */
const pageFields = ['id', 'name', 'sections', 'seo', 'article', 'listsChildren'];
const seoFields = ['title', 'description'];
const categoryFields = ['promos', 'intro', 'sections'];
const sectionFields = ['id', 'items', 'fragmentId'];

/** Fields that no page has, such as misspelled ones. */
const unknownFields = (value: unknown, known: readonly string[], place: DocumentPlace): readonly Mistake[] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? []
    : Object.keys(value)
        .filter((key) => !known.includes(key))
        .map((key) => mistakeAt([...place, key], NOT_SHOWN));

const inSections = (body: unknown): readonly Mistake[] =>
  documentItems(field(body, 'sections')).flatMap((section, index) =>
    unknownFields(section, sectionFields, ['sections', index]),
  );

const unknownInPage = (body: unknown): readonly Mistake[] => [
  ...unknownFields(body, pageFields, []),
  ...unknownFields(field(body, 'seo'), seoFields, ['seo']),
  ...inSections(body),
];

const unknownInCategory = (body: unknown): readonly Mistake[] => [
  ...unknownFields(body, categoryFields, []),
  ...inSections(body),
];

const wrongDate = (body: unknown): readonly Mistake[] => {
  const date = field(field(body, 'article'), 'date');
  return typeof date !== 'string' || isArticleDate(date)
    ? []
    : [mistakeAt(['article', 'date'], 'is not a date such as 2026-12-01')];
};

/** A page has its title in the browser; fragments and the content of products are only parts of pages. */
const wrongTitle = (body: unknown): readonly Mistake[] => {
  const [name, title] = [field(body, 'name'), field(field(body, 'seo'), 'title')];
  const isPart = typeof name === 'string' && !isPageName(name);
  return isPart || typeof title !== 'string' || filledLine.is(title)
    ? []
    : [mistakeAt(['seo', 'title'], `is not ${filledLine.name}`)];
};

/** A list without entries, with what follows from it. */
const empty = (list: unknown, place: DocumentPlace, consequence: string): readonly Mistake[] =>
  Array.isArray(list) && list.length === 0 ? [mistakeAt(place, `is empty, so ${consequence}`)] : [];

const footerWarnings = (body: unknown): readonly Mistake[] => [
  ...unreadFields(FooterWire, body),
  ...documentItems(field(body, 'columns')).flatMap((column, index) =>
    empty(field(column, 'links'), ['columns', index, 'links'], 'only its title shows'),
  ),
  ...empty(field(field(body, 'promo'), 'messages'), ['promo', 'messages'], 'there is no promo bar'),
];

/** What the codecs of a kind of document do not check. */
const checks: { readonly [kind in ContentKind]?: (body: unknown) => DocumentCheck } = {
  page: (body) => {
    const { mistakes, warnings } = checkSections(field(body, 'sections'));
    return {
      mistakes: [...mistakes, ...wrongTitle(body), ...wrongDate(body)],
      warnings: [
        ...unknownInPage(body),
        ...empty(field(body, 'sections'), ['sections'], 'there is nothing to show'),
        ...warnings,
      ],
    };
  },
  category: (body) => {
    const { mistakes, warnings } = checkSections(field(body, 'sections'));
    return { mistakes, warnings: [...unknownInCategory(body), ...warnings] };
  },
  menu: (body) => ({
    mistakes: [],
    warnings: [...unreadFields(MenuWire, body), ...menuWarnings(field(body, 'items'))],
  }),
  footer: (body) => ({ mistakes: [], warnings: footerWarnings(body) }),
  popups: (body) => checkPopUps(field(body, 'items')),
};

const named = (name: string | undefined, value: unknown): readonly Mistake[] =>
  name === undefined || field(value, 'name') === name
    ? []
    : [mistakeAt(['name'], `is not ${name}: it must equal the name of the document`)];

/** The value of the JSON text of a document. Left: why it has none that can be checked. */
export const documentBody = (text: string): E.Either<string, unknown> => {
  if (text.length > MAX_CHARACTERS) return E.left(`has more than ${MAX_CHARACTERS} characters`);
  return E.chain((body: unknown) =>
    isShallow(body, MAX_LEVELS) ? E.right(body) : E.left(`has more than ${MAX_LEVELS} levels`),
  )(parsed(text));
};

/**
 * Checks the JSON text of a document with the codecs that read it. With `name`, a page must have that name. A document
 * without mistakes is rendered as it is written.
 */
export const checkDocument = (kind: ContentKind, text: string, name?: string): DocumentCheck => {
  const json = documentBody(text);
  if (E.isLeft(json)) return { mistakes: [mistakeAt([], json.left)], warnings: [] };
  const body = sanitized(json.right);
  const read = codecs[kind].decode(kind === 'page' ? withArticle(body, name ?? '') : body);
  const { mistakes, warnings } = checks[kind]?.(body) ?? { mistakes: [], warnings: [] };
  const richTexts = checkRichTexts(json.right);
  return {
    mistakes: onePerPlace([
      ...notStorable(json.right),
      ...(E.isLeft(read) ? mistakesOf(read.left) : []),
      ...mistakes,
      ...tooLarge(json.right),
      ...unsafeAddresses(body),
      ...blockedPictures(body),
      ...blockedFilms(body),
      ...richTexts.mistakes,
      ...(kind === 'page' ? named(name, body) : []),
    ]),
    warnings: [
      ...warnings,
      ...undescribedPictures(body),
      ...emptyAddresses(body),
      ...directionWarnings(json.right),
      ...richTexts.warnings,
    ],
  };
};

/** The kind of document that a text is; `page` if it cannot be read. */
export const kindOfDocument = (text: string): ContentKind => {
  const json = parsed(text);
  const body = E.isRight(json) ? json.right : undefined;
  if (['columns', 'legalLine', 'promo'].some((name) => field(body, name) !== undefined)) return 'footer';
  if (field(body, 'promos') !== undefined) return 'category';
  const items = field(body, 'items');
  if (items === undefined) return 'page';
  return Array.isArray(items) && items.some((item) => field(item, 'logoSize') !== undefined) ? 'popups' : 'menu';
};
