import { isOneOf } from '#adapters/backend/commerce/kernel/database/is-one-of.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { isStorable } from '#adapters/backend/commerce/kernel/storable.ts';
import { isDocumentFields, type DocumentFields } from '#core/content/document-fields.ts';
import { isWebAddress } from '#core/content/media-address.ts';
import { mistakeAt, type DocumentPlace, type Mistake } from '#core/content/mistake.ts';
import { OWN_CLOUD } from '#core/content/video.ts';
import { beginningOf } from '#core/kernel/beginning-of.ts';
import { isModalLink, parseModalLink } from '#core/site/modal-link.ts';
import { isShopDialog } from '#core/site/shop-dialogs.ts';
import type { DocumentKey } from './content-versions.ts';
import { deadLinks, existingCategories } from './dead-links.ts';
import { tokensOf } from './html-tokens.ts';
import { FRAGMENT } from './read-content.ts';
import { requestedPath } from './redirects.ts';

/** What a document names: files of pictures and films, ids of categories and fragments, and addresses of links. */
type Reference = {
  readonly kind: 'medium' | 'category' | 'fragment' | 'dialog' | 'link';
  readonly place: DocumentPlace;
  readonly value: string;
};

/** The file of a picture, which documents name with its version. */
const pictureFile = (name: string): string => `${name.replace(/\.[0-9a-f]{8}$/, '')}.webp`;

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** What an address names: nothing for a web address, and for a part of the same page. */
const linked = (address: string, place: DocumentPlace): readonly Reference[] => {
  if (isModalLink(address)) return [{ kind: 'dialog', place, value: address }];
  if (/^(?:[?#]|$)/.test(address) || HAS_SCHEME.test(address)) return [];
  const [, folder, file = ''] = /^\/(images|film)\/([^?#]+)/.exec(address) ?? [];
  if (folder === 'images') return [{ kind: 'medium', place, value: pictureFile(file) }];
  return [
    folder === 'film' ? { kind: 'medium', place, value: `film/${file}` } : { kind: 'link', place, value: address },
  ];
};

const linksInHtml = (html: string, place: DocumentPlace): readonly Reference[] =>
  tokensOf(html).flatMap((token) =>
    token._tag === 'Start' && token.name === 'a' ? linked(token.attributes.get('href')?.trim() ?? '', place) : [],
  );

const isPicture = (value: DocumentFields): boolean =>
  ['name', 'width', 'height', 'color'].every((key) => Object.hasOwn(value, key));

/** What the fields of a record name, by the name of the field. */
const byField: {
  readonly [field: string]: (value: string, place: DocumentPlace, record: DocumentFields) => readonly Reference[];
} = {
  url: linked,
  href: linked,
  html: linksInHtml,
  categoryId: (value, place) => [{ kind: 'category', place, value }],
  fragmentId: (value, place) => [{ kind: 'fragment', place, value }],
  name: (value, place, record) =>
    isPicture(record) && !isWebAddress(value) ? [{ kind: 'medium', place, value: pictureFile(value) }] : [],
  publicId: (value, place, { cloudName }) =>
    cloudName === OWN_CLOUD ? [{ kind: 'medium', place, value: `film/${value}.m3u8` }] : [],
};

const referencesIn = (value: unknown, place: DocumentPlace = []): readonly Reference[] => {
  if (Array.isArray(value)) return value.flatMap((part, index) => referencesIn(part, [...place, index]));
  if (!isDocumentFields(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (typeof part !== 'string') return referencesIn(part, [...place, key]);
    return Object.hasOwn(byField, key) ? (byField[key]?.(part, [...place, key], value) ?? []) : [];
  });
};

/** The ids of the dialogs in a value. */
const dialogsIn = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value.flatMap(dialogsIn);
  if (!isDocumentFields(value)) return [];
  return [...(value['type'] === 'dialog' ? [value['id']] : []), ...Object.values(value).flatMap(dialogsIn)];
};

const MEDIA_LIST = '"portico media list" has those that were added';

/** How a warning names a missing file, by its ending. */
const mediaProblems: readonly (readonly [ending: string, problem: string])[] = [
  ['.webp', `is a picture that does not exist; ${MEDIA_LIST}`],
  ['.vtt', `names captions that do not exist; ${MEDIA_LIST}`],
  ['', `is a film that does not exist; ${MEDIA_LIST}`],
];

const mediumProblem = (file: string): string => mediaProblems.find(([ending]) => file.endsWith(ending))?.[1] ?? '';

type Site = {
  readonly siteId: string;
  /** Whether a picture or film, such as `scenes/dawn.webp`, is delivered with the shop. */
  readonly isDelivered: (file: string) => boolean;
};

/** Why values of a kind are references to nothing, by value. */
type Problems = ReadonlyMap<string, string>;
type Search = (
  db: Queries,
  site: Site,
  document: { readonly values: readonly string[]; readonly body: unknown },
) => Promise<Problems>;

const problemsOf = (
  values: readonly string[],
  found: ReadonlySet<unknown>,
  problem: (value: string) => string,
): Problems => new Map(values.filter((value) => !found.has(value)).map((value) => [value, problem(value)]));

const fieldOf = (body: unknown, name: string): string => {
  const value = isDocumentFields(body) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
};

const missingMedia: Search = async (db, { isDelivered }, { values }) => {
  const others = values.filter((file) => !isDelivered(file));
  if (others.length === 0) return new Map();
  const rows = await db.selectFrom('contentMedia').select('name').where(isOneOf('name', others)).execute();
  return problemsOf(others, new Set(rows.map(({ name }) => name)), mediumProblem);
};

const missingCategories: Search = async (db, _, { values }) =>
  problemsOf(values, new Set(await existingCategories(db, values)), () => 'is a category that does not exist');

/** The fragments that are published on the site, of these ids. */
const readFragments = (db: Queries, siteId: string, ids: readonly string[]) => {
  const names = ids.map((id) => FRAGMENT + id);
  const ofSite = db.selectFrom('contentDocument').select(['name', 'body']).where('siteId', '=', siteId);
  return ofSite.where('kind', '=', 'page').where(isOneOf('name', names)).execute();
};

const missingFragments: Search = async (db, { siteId }, { values, body }) => {
  if (fieldOf(body, 'name').startsWith(FRAGMENT))
    return problemsOf(values, new Set(), () => 'is ignored: a fragment shows no other fragments');
  const fragments = await readFragments(db, siteId, values);
  return problemsOf(
    values,
    new Set(fragments.map(({ name }) => name.slice(FRAGMENT.length))),
    () => 'is a fragment that is not published',
  );
};

/** Dialogs are those of the shop, of the document and of its fragments. A fragment may open those of its pages. */
const missingDialogs: Search = async (db, { siteId }, { values, body }) => {
  if (fieldOf(body, 'name').startsWith(FRAGMENT)) return new Map();
  const ids = valuesOf('fragment', referencesIn(body));
  const fragments = ids.length === 0 ? [] : await readFragments(db, siteId, ids);
  const own = new Set(dialogsIn([body, fragments]));
  const isKnown = (address: string): boolean => {
    const id = parseModalLink(address)?.dialogId ?? '';
    return isShopDialog(id) || own.has(id);
  };
  return problemsOf(
    values,
    new Set(values.filter(isKnown)),
    (address) => `opens no dialog of the page: ${beginningOf(address)}`,
  );
};

/** A page may link to itself before it is published. */
const deadLinksIn: Search = async (db, { siteId }, { values, body }) => {
  const others = values.filter((address) => requestedPath(address) !== `/${fieldOf(body, 'name')}`);
  const problems = await deadLinks(db, siteId, others);
  return new Map([...problems].map(([address, problem]) => [address, `${problem}: ${beginningOf(address)}`]));
};

const searches: { readonly [kind in Reference['kind']]: Search } = {
  medium: missingMedia,
  category: missingCategories,
  fragment: missingFragments,
  dialog: missingDialogs,
  link: deadLinksIn,
};

const valuesOf = (kind: Reference['kind'], references: readonly Reference[]): readonly string[] => [
  ...new Set(references.filter((one) => one.kind === kind).map(({ value }) => value)),
];

/** The published documents of a site that link to a page, or show it if it is a fragment. */
export const documentsThatName = async (
  db: Queries,
  { siteId, name }: Pick<DocumentKey, 'siteId' | 'name'>,
): Promise<readonly Pick<DocumentKey, 'kind' | 'name'>[]> => {
  const published = await db
    .selectFrom('contentDocument')
    .select(['kind', 'name', 'body'])
    .where('siteId', '=', siteId)
    .orderBy('kind')
    .orderBy('name')
    .execute();
  const isOfName = ({ kind, value }: Reference): boolean =>
    kind === 'link' ? requestedPath(value) === `/${name}` : kind === 'fragment' && FRAGMENT + value === name;
  return published
    .filter((one) => one.name !== name && referencesIn(one.body).some(isOfName))
    .map((one) => ({ kind: one.kind, name: one.name }));
};

/**
 * Warnings for what a document names but its site does not have: pictures, films, captions, categories, products,
 * fragments, dialogs, and the pages of internal links (CNT-01). A few queries for any number of references.
 */
export const checkReferences = async (db: Queries, site: Site, body: unknown): Promise<readonly Mistake[]> => {
  // Others are mistakes, and the database refuses to compare with them.
  const references = referencesIn(body).filter(({ value }) => isStorable(value));
  const problems = new Map<Reference['kind'], Problems>();
  for (const kind of new Set(references.map((one) => one.kind)))
    problems.set(kind, await searches[kind](db, site, { values: valuesOf(kind, references), body }));
  return references.flatMap(({ kind, place, value }) => {
    const problem = problems.get(kind)?.get(value);
    return problem === undefined ? [] : [mistakeAt(place, problem)];
  });
};
