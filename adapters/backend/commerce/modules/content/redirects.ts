import { either as E } from 'fp-ts';
import { sql } from 'kysely';
import type { Queries, Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { ContentTables } from '#adapters/backend/commerce/kernel/database/tables/content.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { commerceSites, siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { addContent, removeContent } from './removals.ts';
import { withoutLineBreaks } from '#core/site/line-breaks.ts';
import { localeOf, pathInSite } from '#core/site/route-address.ts';

/** A page that has moved. `fromPath` is below the locale; `toAddress` is such a path, or a web address. */
type Redirect = Readonly<ContentTables['contentRedirect']>;

const MAX_LENGTH = 1000;
/** Most redirects that follow one another. */
const MAX_STEPS = 20;

/** A path with its percent-encodings in upper case: `%c3%a9` and `%C3%A9` are one address (RFC 3986, 6.2.2.1). */
const encodedAlike = (path: string): string => path.replace(/%[0-9a-f]{2}/gi, (encoded) => encoded.toUpperCase());

/**
 * A path as requests have it: percent-encoded, without locale, query, trailing slash and white space at its end; undefined
 * for other addresses.
 */
export const requestedPath = (text: string): string | undefined => {
  if (!/^\/(?![/\\])/.test(text) || text.length > MAX_LENGTH || !URL.canParse(text, 'http://shop.local'))
    return undefined;
  const { host, pathname } = new URL(text, 'http://shop.local');
  // "/..//shop.example" is "//shop.example", which browsers read as another host.
  return host === 'shop.local' && !pathname.startsWith('//')
    ? encodedAlike(pathInSite(withoutLineBreaks(pathname)))
    : undefined;
};

/** A path of the shop with its query, or a web address without a user name. */
const targetOf = (text: string): string | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const path = requestedPath(text);
  if (path !== undefined) {
    const { search, hash } = new URL(text, 'http://shop.local');
    return path + search + hash;
  }
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url.href : undefined;
};

/** An address with its locale in lower case, as the shop redirects others to (RTE-01). */
const withTypedLocale = (address: string): string =>
  address.replace(/^\/[a-z]{2}-[a-z]{2}(?=[/?#]|$)/i, (typed) => {
    const known = commerceSites.find(({ locale }) => `/${locale}` === typed.toLowerCase());
    return known === undefined ? typed : `/${known.locale}`;
  });

/** Whether a path begins with a locale that is not that of the site. */
const isOfAnotherSite = (address: string, siteId: string): boolean => {
  const locale = requestedPath(address) === undefined ? undefined : localeOf(address);
  return locale !== undefined && locale !== siteOf(siteId)?.locale;
};

/** The redirects of the sites, in the order of their paths. */
export const listRedirects = (db: Queries, siteId: string): Promise<readonly Redirect[]> =>
  db.selectFrom('contentRedirect').selectAll().where('siteId', '=', siteId).orderBy('fromPath').execute();

/** The redirect of a path below the locale; undefined without one. */
const findRedirect = (db: Queries, siteId: string, fromPath: string): Promise<Redirect | undefined> =>
  db
    .selectFrom('contentRedirect')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('fromPath', '=', fromPath)
    .executeTakeFirst();

/** Whether following `address` leads to `path`, or does not end. */
const leadsTo = async (db: Queries, siteId: string, { address, path }: { address: string; path: string }) => {
  let next = requestedPath(address);
  for (let step = 0; next !== undefined; step += 1) {
    if (next === path || step === MAX_STEPS) return true;
    const redirect = await findRedirect(db, siteId, next);
    next = redirect === undefined ? undefined : requestedPath(redirect.toAddress);
  }
  return false;
};

/** Until the transaction ends, no other one changes the redirects of the site. */
const lockRedirects = async (tx: Tx, siteId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`redirects ${siteId}`}, 0))`.execute(tx);
};

/**
 * Adds a redirect, or replaces the one of the same path, whose target is then `replaced`. Left: why it is refused.
 */
export const addRedirect = async (
  db: Queries,
  {
    siteId,
    status,
    ...typed
  }: { readonly siteId: string; readonly from: string; readonly to: string; readonly status: 301 | 302 },
): Promise<E.Either<string, Redirect & { readonly replaced?: string }>> => {
  if (/\p{Cc}/u.test(typed.from + typed.to))
    return E.left('an address has no line breaks and other control characters');
  const [from, to] = [withTypedLocale(typed.from), withTypedLocale(typed.to)];
  const fromPath = requestedPath(from);
  if (fromPath === undefined || fromPath === '/') return E.left('the old address must be a path, such as /old-sale');
  if (fromPath.includes('*')) return E.left('a redirect is of one address, so * has no meaning in it');
  const foreign = [from, to].find((address) => isOfAnotherSite(address, siteId));
  if (foreign !== undefined) return E.left(`${foreign} is an address of another site`);
  const toAddress = targetOf(to);
  if (toAddress === undefined)
    return E.left('the new address must be a path, such as /sale, or an http or https address');
  return withTransaction(db, async (tx) => {
    await lockRedirects(tx, siteId);
    if (await leadsTo(tx, siteId, { address: toAddress, path: fromPath })) return E.left(`${to} leads back to ${from}`);
    await addContent(tx, { siteId, kind: 'redirect', name: fromPath });
    const old = await findRedirect(tx, siteId, fromPath);
    const redirect = { siteId, fromPath, toAddress, status };
    await tx
      .insertInto('contentRedirect')
      .values(redirect)
      .onConflict((conflict) => conflict.columns(['siteId', 'fromPath']).doUpdateSet({ toAddress, status }))
      .execute();
    return E.right({ ...redirect, ...(old === undefined ? {} : { replaced: old.toAddress }) });
  });
};

/** Removes the redirect of a path, which no new delivery adds again; false if there is none. */
export const removeRedirect = (db: Queries, siteId: string, from: string): Promise<boolean> =>
  withTransaction(db, async (tx) => {
    const fromPath = requestedPath(withTypedLocale(from)) ?? '';
    await lockRedirects(tx, siteId);
    if ((await findRedirect(tx, siteId, fromPath)) === undefined) return false;
    await removeContent(tx, { siteId, kind: 'redirect', name: fromPath });
    await tx.deleteFrom('contentRedirect').where('siteId', '=', siteId).where('fromPath', '=', fromPath).execute();
    return true;
  });

/**
 * Answers the redirect of `site` and `path` as JSON, else 404. The web host asks before it says that a page is missing.
 */
export const handleRedirectRequest = async (db: Queries, request: Request): Promise<Response> => {
  const query = new URL(request.url).searchParams;
  const path = requestedPath(query.get('path') ?? '');
  const redirect = path === undefined ? undefined : await findRedirect(db, query.get('site') ?? '', path);
  return redirect === undefined
    ? new Response(null, { status: 404 })
    : Response.json({ to: redirect.toAddress, status: redirect.status });
};
