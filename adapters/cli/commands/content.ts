import { userInfo } from 'node:os';
import { either as E } from 'fp-ts';
import { checkDocument } from '#adapters/backend/commerce/modules/content/check-document.ts';
import { deadLinks } from '#adapters/backend/commerce/modules/content/dead-links.ts';
import { documentsThatName } from '#adapters/backend/commerce/modules/content/check-references.ts';
import {
  listDocuments,
  publishVersion,
  putVersion,
  readVersions,
  readVersion,
  restoreVersion,
  unpublishDocument,
  type DocumentKey,
} from '#adapters/backend/commerce/modules/content/content-versions.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { makeGrant } from '#adapters/backend/commerce/modules/content/preview-grant.ts';
import { localUrl } from '#adapters/process/setting.ts';
import { PREVIEW_PATH } from '#core/site/preview.ts';
import { pathInSite } from '#core/site/route-address.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { documentText, type NamedDocument } from '../content-arguments.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { beginningOf } from '#core/kernel/beginning-of.ts';
import { siteIdOf } from '../site-argument.ts';
import { withDatabase } from '../with-database.ts';
import { inputName, printCheck, readDocumentFile, unknownOwner, withReferences } from './content-check.ts';

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

const authorOf = (author: string | undefined): string => author ?? userInfo().username;

/** What happens with a version that is stored: it stays a draft without `publication`. */
type Change = { readonly version: number; readonly publication?: { readonly at?: number }; readonly json: boolean };

/** Publishes a stored version if that is asked for and the codecs read it. Prints what happened, and the warnings. */
const finish = async (db: Queries, key: DocumentKey, { version, publication, json }: Change): Promise<number> => {
  const body = (await readVersion(db, key, version))?.body;
  if (body === undefined) return unknown(key, { locale: key.siteId }, version);
  const named = await withReferences(checkDocument(key.kind, body, key.name), body, { db, siteId: key.siteId });
  const check = { ...named, warnings: [...(await unknownOwner(db, key)), ...named.warnings] };
  if (publication !== undefined && check.mistakes.length > 0) {
    printCheck(check);
    return exitCodes.badScript;
  }
  const now = Date.now();
  const { at = now } = publication ?? {};
  if (publication !== undefined) await publishVersion(db, key, { version, at, now });
  const state = publication === undefined ? 'draft' : at > now ? 'scheduled' : 'published';
  if (json) {
    printJson({ version, state, warnings: check.warnings });
    return exitCodes.asExpected;
  }
  printCheck({ mistakes: [], warnings: check.warnings });
  const time = new Date(at).toISOString();
  const end = {
    draft: 'was stored. It is not published yet.',
    scheduled: `will be published at ${time}.`,
    published: 'was published.',
  }[state];
  console.log(`Version ${version} of ${documentText(key)} ${end}`);
  return exitCodes.asExpected;
};

type StoreOptions = Options & { readonly author?: string; readonly publish: boolean };

const finishStored = (
  db: Queries,
  key: DocumentKey,
  version: number,
  { publish, json }: StoreOptions,
): Promise<number> => finish(db, key, { version, json, ...(publish ? { publication: {} } : {}) });

/** `portico content put <document> [file]`: stores a version, or prints what is wrong with the document. */
export const putContentCommand = async (
  document: NamedDocument,
  file: string,
  options: StoreOptions & { readonly note: string },
  settings: Settings,
): Promise<number> => {
  const body = await readDocumentFile(file);
  if (E.isLeft(body)) {
    console.error(`${inputName(file)}: ${body.left}.`);
    return exitCodes.badScript;
  }
  const check = checkDocument(document.kind, body.right, document.name);
  if (check.mistakes.length > 0) {
    printCheck(check);
    return exitCodes.badScript;
  }
  return withDocument(document, options, settings, async (db, key) => {
    const version = await putVersion(
      db,
      key,
      { body: body.right, author: authorOf(options.author), note: options.note },
      Date.now(),
    );
    return finishStored(db, key, version, options);
  });
};

/** How late a time may be, for clocks that differ. */
const LATE_MS = 60_000;

/** `portico content publish <document>`: publishes a version now, or schedules it. */
export const publishContentCommand = (
  document: NamedDocument,
  { version, at, ...options }: Options & { readonly version?: number; readonly at?: number },
  settings: Settings,
): Promise<number> =>
  withDocument(document, options, settings, async (db, key) => {
    // A mistyped year would show a draft to shoppers at once.
    if (at !== undefined && at < Date.now() - LATE_MS) {
      console.error(`${new Date(at).toISOString()} has passed: without --at the version is published now.`);
      return exitCodes.badScript;
    }
    const chosen = version ?? (await readVersions(db, key)).versions[0]?.version;
    if (chosen === undefined) return unknown(document, options);
    return finish(db, key, { version: chosen, json: options.json, publication: at === undefined ? {} : { at } });
  });

/** Documents without which the shop is not complete: another version of one can be published. */
const required: readonly string[] = ['page/home', 'menu', 'footer'];

/** `portico content unpublish <document>`: takes a document away from shoppers, and names those that link to it. */
export const unpublishContentCommand = async (
  document: NamedDocument,
  options: Options,
  settings: Settings,
): Promise<number> => {
  const text = documentText(document);
  if (required.includes(text)) {
    console.error(`The shop needs ${text}. "portico content publish" publishes another version of it.`);
    return exitCodes.badScript;
  }
  return withDocument(document, options, settings, async (db, key) => {
    const done = await unpublishDocument(db, key, Date.now());
    if (done === undefined) {
      console.error(`${text} of ${options.locale} is not published.`);
      return exitCodes.refused;
    }
    const linkedFrom = (key.kind === 'page' ? await documentsThatName(db, key) : []).map(documentText);
    const { wasPublished, scheduled } = done;
    if (options.json) printJson({ wasPublished, scheduled, linkedFrom });
    else {
      console.log(
        wasPublished
          ? `${text} is not published any longer. "portico content publish" publishes a version of it again.`
          : `${text} was not published.`,
      );
      if (scheduled > 0) console.log(`Versions that were scheduled and are drafts now: ${scheduled}.`);
      if (linkedFrom.length > 0) console.error(`Documents that name it: ${linkedFrom.join(', ')}.`);
    }
    return exitCodes.asExpected;
  });
};

/** `portico content history <document>`: prints the versions of a document, newest first. */
export const contentHistoryCommand = (document: NamedDocument, options: Options, settings: Settings): Promise<number> =>
  withDocument(document, options, settings, async (db, key) => {
    const { versions, current } = await readVersions(db, key);
    if (versions.length === 0 && current === undefined && (await readVersion(db, key)) === undefined)
      return unknown(document, options);
    if (options.json) printJson(versions.map((one) => ({ ...one, isCurrent: one.version === current })));
    else if (versions.length === 0)
      console.error(`${documentText(document)} is as delivered, and can be shown as version 0.`);
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
  options: StoreOptions,
  settings: Settings,
): Promise<number> =>
  withDocument(document, options, settings, async (db, key) => {
    const restored = await restoreVersion(db, key, { version, author: authorOf(options.author), now: Date.now() });
    if (restored === undefined) return unknown(document, options, version);
    return finishStored(db, key, restored, options);
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
    const problem = (await deadLinks(db, siteId, [`/${path}`])).get(`/${path}`);
    const isStored = (await readVersion(db, { siteId, kind: 'page', name: path })) !== undefined;
    if (problem !== undefined && !isStored) console.error(`warning: /${path} ${problem}.`);
    console.log(`${shop}${PREVIEW_PATH}?grant=${grant}&to=${encodeURIComponent(to)}`);
    return exitCodes.asExpected;
  });
};
