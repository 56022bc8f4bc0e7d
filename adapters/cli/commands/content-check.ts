import { buffer } from 'node:stream/consumers';
import { either as E } from 'fp-ts';
import {
  checkDocument,
  kindOfDocument,
  documentBody,
} from '#adapters/backend/commerce/modules/content/check-document.ts';
import type { DocumentKey } from '#adapters/backend/commerce/modules/content/content-versions.ts';
import { deadLinks } from '#adapters/backend/commerce/modules/content/dead-links.ts';
import { PRODUCT_CONTENT } from '#adapters/backend/commerce/modules/content/read-content.ts';
import { checkReferences } from '#adapters/backend/commerce/modules/content/check-references.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ContentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { isDelivered } from '#adapters/backend/seed/media-folder.ts';
import { mistakeAt, type DocumentCheck, type Mistake } from '#core/content/mistake.ts';
import { withEscapedControls } from '#core/kernel/control-characters.ts';
import { readInputFile } from '../input-file.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { siteIdOf } from '../site-argument.ts';
import { withDatabase } from '../with-database.ts';

/**
 * The text of a file, or of standard input for `-`, without a byte order mark. Left: why it cannot be read.
 */
export const readDocumentFile = async (file: string): Promise<E.Either<string, string>> => {
  const bytes = file === '-' ? E.right(await buffer(process.stdin)) : await readInputFile(file);
  if (E.isLeft(bytes)) return bytes;
  const text = E.tryCatch(
    () => new TextDecoder('utf-8', { fatal: true }).decode(bytes.right),
    () => 'it is not UTF-8 text',
  );
  return E.filterOrElse(
    (read: string) => read.trim() !== '',
    () => `it is empty${file === '-' ? ': name a file, or pipe the document into the command' : ''}`,
  )(text);
};

/** The name of a file in messages; `-` is standard input. */
export const inputName = (file: string): string => (file === '-' ? 'standard input' : file);

/** Prints mistakes and warnings, which can quote the document: a terminal would follow its control characters. */
export const printCheck = ({ mistakes, warnings }: DocumentCheck): void => {
  for (const { path, problem } of mistakes) console.error(withEscapedControls(`${path} ${problem}`));
  for (const { path, problem } of warnings) console.error(withEscapedControls(`warning: ${path} ${problem}`));
};

/** What a document belongs to: its page, and why there may be none; undefined for other documents. */
const ownerOf = ({ kind, name }: Pick<DocumentKey, 'kind' | 'name'>) => {
  if (kind === 'category') return { address: `/c/${kind}-${name}`, missing: 'a category that does not exist' };
  if (!name.startsWith(PRODUCT_CONTENT)) return undefined;
  return { address: `/p/${name.slice(PRODUCT_CONTENT.length)}`, missing: 'a product that the site does not sell' };
};

/** A warning for content of a category or a product that the site does not have: nothing shows it. */
export const unknownOwner = async (db: Queries, key: DocumentKey): Promise<readonly Mistake[]> => {
  const owner = ownerOf(key);
  const dead = owner === undefined ? undefined : await deadLinks(db, key.siteId, [owner.address]);
  return owner === undefined || dead?.size === 0 ? [] : [mistakeAt([], `belongs to ${owner.missing}: ${key.name}`)];
};

/** Adds warnings for what the document names and the site does not have, where nothing is wrong by itself. */
export const withReferences = async (
  check: DocumentCheck,
  text: string,
  { db, siteId }: { readonly db: Queries; readonly siteId: string },
): Promise<DocumentCheck> => {
  const body = documentBody(text);
  const missing = E.isLeft(body) ? [] : await checkReferences(db, { siteId, isDelivered }, body.right);
  const wrong = new Set(check.mistakes.map(({ path }) => path));
  return { ...check, warnings: [...check.warnings, ...missing.filter(({ path }) => !wrong.has(path))] };
};

/**
 * `portico content check <file>`: prints what is wrong with a document. With `locale`, it reads the database of that
 * site for what the document names.
 */
export const checkContentCommand = async (
  file: string,
  { kind, locale, json }: { readonly kind?: ContentKind; readonly locale?: string; readonly json: boolean },
  settings: Settings,
): Promise<number> => {
  const text = await readDocumentFile(file);
  if (E.isLeft(text)) {
    console.error(`${inputName(file)}: ${text.left}.`);
    return exitCodes.badScript;
  }
  const print = (check: DocumentCheck): number => {
    if (json) console.log(JSON.stringify(check, null, 2));
    else printCheck(check);
    if (check.mistakes.length > 0) return exitCodes.badScript;
    if (!json) console.log('The document has no mistakes.');
    return exitCodes.asExpected;
  };
  const check = checkDocument(kind ?? kindOfDocument(text.right), text.right);
  if (locale === undefined) return print(check);
  const siteId = siteIdOf(locale);
  if (siteId === undefined) return exitCodes.badScript;
  return withDatabase(settings, async (db) => print(await withReferences(check, text.right, { db, siteId })));
};
