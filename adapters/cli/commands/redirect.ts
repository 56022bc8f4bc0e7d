import { either as E } from 'fp-ts';
import { deadLinks } from '#adapters/backend/commerce/modules/content/dead-links.ts';
import {
  addRedirect,
  listRedirects,
  removeRedirect,
  requestedPath,
} from '#adapters/backend/commerce/modules/content/redirects.ts';
import { localUrl } from '#adapters/process/setting.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { siteIdOf } from '../site-argument.ts';
import { withDatabase } from '../with-database.ts';

type Options = { readonly locale: string };

/** `portico redirect list`: prints the redirects of a site. */
export const listRedirectsCommand = async (
  { locale, json }: Options & { readonly json: boolean },
  settings: Settings,
): Promise<number> => {
  const siteId = siteIdOf(locale);
  if (siteId === undefined) return exitCodes.badScript;
  return withDatabase(settings, async (db) => {
    const redirects = await listRedirects(db, siteId);
    if (json) console.log(JSON.stringify(redirects, null, 2));
    else if (redirects.length === 0) console.error(`There are no redirects of ${locale}.`);
    else for (const { fromPath, toAddress, status } of redirects) console.log([fromPath, toAddress, status].join('  '));
    return exitCodes.asExpected;
  });
};

/** An address below that of the shop itself as a path; others as they are. */
const belowShop = (address: string, settings: Settings): string => {
  const shop = settings.publicUrl ?? localUrl(settings.host, settings.port);
  return URL.canParse(address) && new URL(address).origin === new URL(shop).origin
    ? address.slice(new URL(address).origin.length) || '/'
    : address;
};

/** `portico redirect add <from> <to>`: redirects from an address without a page. */
export const addRedirectCommand = async (
  { from, to, locale, status }: Options & { readonly from: string; readonly to: string; readonly status: 301 | 302 },
  settings: Settings,
): Promise<number> => {
  const siteId = siteIdOf(locale);
  if (siteId === undefined) return exitCodes.badScript;
  return withDatabase(settings, async (db) => {
    const oldPath = requestedPath(from) ?? '';
    const isPage = !(await deadLinks(db, siteId, [oldPath])).has(oldPath);
    const added = await addRedirect(db, { siteId, from, to: belowShop(to, settings), status });
    if (E.isLeft(added)) {
      console.error(`The redirect is refused: ${added.left}.`);
      return exitCodes.badScript;
    }
    const { fromPath, toAddress, replaced } = added.right;
    console.log(`${fromPath} of ${locale} redirects to ${toAddress} (${status}).`);
    if (/[?#]/.test(from)) console.log('A redirect is of a path: it applies with every query.');
    if (replaced !== undefined) console.log(`It replaces the redirect to ${replaced}.`);
    const problem = requestedPath(toAddress) && (await deadLinks(db, siteId, [toAddress])).get(toAddress);
    if (problem !== undefined) console.error(`warning: ${toAddress} ${problem}.`);
    if (isPage && replaced === undefined)
      console.error(`warning: the shop has a page at ${fromPath}, which it shows as long as it is published.`);
    return exitCodes.asExpected;
  });
};

/** `portico redirect remove <from>`: removes a redirect. */
export const removeRedirectCommand = async (from: string, { locale }: Options, settings: Settings): Promise<number> => {
  const siteId = siteIdOf(locale);
  if (siteId === undefined) return exitCodes.badScript;
  return withDatabase(settings, async (db) => {
    if (await removeRedirect(db, siteId, from)) {
      console.log(`The redirect of ${from} was removed.`);
      return exitCodes.asExpected;
    }
    console.error(`There is no redirect of ${from}.`);
    return exitCodes.refused;
  });
};
