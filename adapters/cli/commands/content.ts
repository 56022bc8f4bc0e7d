import { userInfo } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { either as E } from 'fp-ts';
import {
  checkDocument,
  kindOfDocument,
  type DocumentCheck,
} from '#adapters/backend/commerce/modules/content/check-document.ts';
import {
  listDocuments,
  publishVersion,
  putVersion,
  readVersions,
  readVersion,
  restoreVersion,
  type DocumentKey,
} from '#adapters/backend/commerce/modules/content/content-versions.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ContentKind } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { makeGrant } from '#adapters/backend/commerce/modules/content/preview-grant.ts';
import { localUrl } from '#adapters/process/setting.ts';
import { PREVIEW_PATH } from '#core/site/preview.ts';
import { pathInSite } from '#core/site/route-address.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { documentText, type NamedDocument } from '../content-arguments.ts';
import { readInputFile } from '../input-file.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { beginningOf } from '../shown-value.ts';
import { siteIdOf } from '../site-argument.ts';
import { withDatabase } from '../with-database.ts';

type Options = { readonly locale: string; readonly json: boolean };
type Work = (db: Queries, key: DocumentKey) => Promise<number>;

const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));

/** Works on a document of the site of `--locale`. */
const withDocument = async (
  document: NamedDocument,
  { locale }: Pick<Options, 'locale'>,
  settings: Settings,
  work: Work,
): Promise<number> => {
  const siteId = siteIdOf(locale);
  if (siteId === undefined) return exitCodes.badScript;
  return withDatabase(settings, (db) => work(db, { siteId, ...document }));
};

const unknown = (document: NamedDocument, { locale }: Pick<Options, 'locale'>, version?: number): number => {
  console.error(
    version === undefined
      ? `${documentText(document)} of ${locale} has no stored version. "portico content list" has the documents, "portico content put" stores a version of one.`
      : `There is no version ${version} of ${documentText(document)}. "portico content history" has the versions.`,
  );
  return exitCodes.refused;
};

/** The exact text of a file, or of standard input for `-`. Left: why it cannot be read. */
const readDocumentFile = async (file: string): Promise<E.Either<string, string>> => {
  const bytes = file === '-' ? E.right(await buffer(process.stdin)) : await readInputFile(file);
  if (E.isLeft(bytes)) return bytes;
  return E.tryCatch(
    () => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.right),
    () => 'it is not UTF-8 text',
  );
};

const printCheck = ({ mistakes, warnings }: DocumentCheck): void => {
  for (const { path, problem } of mistakes) console.error(`${path} ${problem}`);
  for (const { path, problem } of warnings) console.error(`warning: ${path} ${problem}`);
};

/** `portico content list`: prints the documents of a site. */
export const listContentCommand = async ({ locale, json }: Options, settings: Settings): Promise<number> => {
  const siteId = siteIdOf(locale);
  if (siteId === undefined) return exitCodes.badScript;
  return withDatabase(settings, async (db) => {
    const documents = await listDocuments(db, siteId);
    if (json) {
      printJson(
        documents.map(({ nextAt, ...document }) => ({
          document: documentText(document),
          isPublished: document.isPublished,
          published: document.published,
          versions: document.versions,
          nextAt: nextAt?.toISOString() ?? null,
        })),
      );
      return exitCodes.asExpected;
    }
    for (const { nextAt, published, isPublished, versions, ...document } of documents)
      console.log(
        [
          documentText(document),
          isPublished ? (published === null ? 'as delivered' : `version ${published}`) : 'not published',
          ...(versions === 0 ? [] : [`${versions} ${versions === 1 ? 'version' : 'versions'}`]),
          ...(nextAt === null ? [] : [`scheduled for ${nextAt.toISOString()}`]),
        ].join('  '),
      );
    return exitCodes.asExpected;
  });
};

/** `portico content show <document>`: prints the body of a version as it was stored. */
export const showContentCommand = (
  document: NamedDocument,
  options: Options & { readonly version?: number },
  settings: Settings,
): Promise<number> =>
  withDocument(document, options, settings, async (db, key) => {
    const found = await readVersion(db, key, options.version);
    if (found === undefined) return unknown(document, options, options.version);
    if (options.json) printJson({ version: found.version, body: JSON.parse(found.body) });
    else process.stdout.write(found.body);
    return exitCodes.asExpected;
  });

/** `portico content check <file>`: prints what is wrong with a document. */
export const checkContentCommand = async (
  file: string,
  { kind, json }: { readonly kind?: ContentKind; readonly json: boolean },
): Promise<number> => {
  const text = await readDocumentFile(file);
  if (E.isLeft(text)) {
    console.error(`${file}: ${text.left}.`);
    return exitCodes.badScript;
  }
  const check = checkDocument(kind ?? kindOfDocument(text.right), text.right);
  if (json) printJson(check);
  else printCheck(check);
  if (check.mistakes.length > 0) return exitCodes.badScript;
  if (!json) console.log('The document has no mistakes.');
  return exitCodes.asExpected;
};

const authorOf = (author: string | undefined): string => author ?? userInfo().username;

/** Publishes a version if the codecs read it, and prints what happened. */
const publish = async (
  db: Queries,
  key: DocumentKey,
  { version, at, json }: { readonly version: number; readonly at?: number; readonly json: boolean },
): Promise<number> => {
  const stored = await readVersion(db, key, version);
  const check = checkDocument(key.kind, stored?.body ?? '', key.name);
  if (stored !== undefined && check.mistakes.length > 0) {
    printCheck(check);
    return exitCodes.badScript;
  }
  const now = Date.now();
  if (!(await publishVersion(db, key, { version, now, ...(at === undefined ? {} : { at }) })))
    return unknown(key, { locale: key.siteId }, version);
  const isLater = at !== undefined && at > now;
  if (json) printJson({ version, state: isLater ? 'scheduled' : 'published' });
  else
    console.log(
      isLater
        ? `Version ${version} of ${documentText(key)} is published at ${new Date(at).toISOString()}.`
        : `Version ${version} of ${documentText(key)} was published.`,
    );
  return exitCodes.asExpected;
};

const stored = async (
  db: Queries,
  key: DocumentKey,
  version: number,
  { publish: isPublished, json }: { readonly publish: boolean; readonly json: boolean },
): Promise<number> => {
  if (isPublished) return publish(db, key, { version, json });
  if (json) printJson({ version, state: 'draft' });
  else console.log(`Version ${version} of ${documentText(key)} was stored. It is not published yet.`);
  return exitCodes.asExpected;
};

/** `portico content put <document> [file]`: stores a version, or prints what is wrong with the document. */
export const putContentCommand = async (
  document: NamedDocument,
  file: string,
  options: Options & { readonly author?: string; readonly note: string; readonly publish: boolean },
  settings: Settings,
): Promise<number> => {
  const body = await readDocumentFile(file);
  if (E.isLeft(body)) {
    console.error(`${file}: ${body.left}.`);
    return exitCodes.badScript;
  }
  const check = checkDocument(document.kind, body.right, document.name);
  printCheck(check);
  if (check.mistakes.length > 0) return exitCodes.badScript;
  return withDocument(document, options, settings, async (db, key) => {
    const version = await putVersion(
      db,
      key,
      { body: body.right, author: authorOf(options.author), note: options.note },
      Date.now(),
    );
    return stored(db, key, version, options);
  });
};

/** `portico content publish <document>`: publishes a version now, or schedules it. */
export const publishContentCommand = (
  document: NamedDocument,
  { version, at, ...options }: Options & { readonly version?: number; readonly at?: number },
  settings: Settings,
): Promise<number> =>
  withDocument(document, options, settings, async (db, key) => {
    const chosen = version ?? (await readVersions(db, key)).versions[0]?.version;
    if (chosen === undefined) return unknown(document, options);
    return publish(db, key, { version: chosen, json: options.json, ...(at === undefined ? {} : { at }) });
  });

/** `portico content history <document>`: prints the versions of a document, newest first. */
export const contentHistoryCommand = (document: NamedDocument, options: Options, settings: Settings): Promise<number> =>
  withDocument(document, options, settings, async (db, key) => {
    const { versions, current } = await readVersions(db, key);
    if (versions.length === 0 && current === undefined && (await readVersion(db, key)) === undefined)
      return unknown(document, options);
    if (options.json) printJson(versions.map((one) => ({ ...one, isCurrent: one.version === current })));
    else if (versions.length === 0) console.error(`${documentText(document)} is as delivered: it has no versions.`);
    else
      for (const one of versions)
        console.log(
          [
            one.version,
            one.state === 'scheduled' ? `scheduled for ${one.publishAt?.toISOString()}` : one.state,
            ...(one.version === current ? ['current'] : []),
            one.createdAt.toISOString(),
            one.author,
            ...(one.note === '' ? [] : [one.note]),
          ].join('  '),
        );
    return exitCodes.asExpected;
  });

/** `portico content restore <document> <version>`: stores an earlier body as a new version. */
export const restoreContentCommand = (
  document: NamedDocument,
  version: number,
  options: Options & { readonly author?: string; readonly publish: boolean },
  settings: Settings,
): Promise<number> =>
  withDocument(document, options, settings, async (db, key) => {
    const restored = await restoreVersion(db, key, { version, author: authorOf(options.author), now: Date.now() });
    if (restored === undefined) return unknown(document, options, version);
    return stored(db, key, restored, options);
  });

/** `portico content preview <page>`: prints a link that shows what is not published yet. */
export const previewContentCommand = async (
  page: string,
  { locale, at, hours }: Pick<Options, 'locale'> & { readonly at?: number; readonly hours: number },
  settings: Settings,
): Promise<number> => {
  const siteId = siteIdOf(locale);
  if (siteId === undefined) return exitCodes.badScript;
  const path = pathInSite(`/${page.replace(/^page\//, '').replace(/^\//, '')}`).slice(1);
  if (!/^[\w/.-]{0,200}$/.test(path)) {
    console.error(`${beginningOf(page)} is not the path of a page.`);
    return exitCodes.badScript;
  }
  return withDatabase(settings, async (db) => {
    const grant = await makeGrant(db, Date.now() + hours * 60 * 60 * 1000);
    const site = siteOf(siteId);
    const date = at === undefined ? '' : `&previewDate=${new Date(at).toISOString()}`;
    const to = `/${site?.locale}${path === 'home' || path === '' ? '' : `/${path}`}?preview=true${date}`;
    const shop = settings.publicUrl ?? localUrl(settings.host, settings.port);
    console.log(`${shop}${PREVIEW_PATH}?grant=${grant}&to=${encodeURIComponent(to)}`);
    return exitCodes.asExpected;
  });
};
