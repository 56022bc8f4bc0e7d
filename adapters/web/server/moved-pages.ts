import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { localizePath, pathInSite } from '#core/site/route-address.ts';
import { REDIRECT_PATH } from '#core/site/service-paths.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';

const Moved = t.type({ to: t.string, status: t.union([t.literal(301), t.literal(302)]) });

/** The new address, with the query of the request after its own. */
const locationOf = (to: string, search: string, { locale }: Pick<SiteConfiguration, 'locale'>): string => {
  const [, before = '', hash = ''] = /^([^#]*)(.*)$/.exec(localizePath(to, locale)) ?? [];
  const query = search.replace(/^\?/, '');
  return `${before}${query === '' ? '' : `${before.includes('?') ? '&' : '?'}${query}`}${hash}`;
};

/** Makes the function that redirects from a missing page to where editors have moved it; undefined: it is missing. */
export const makeMovedPages =
  (serviceUrl: string, call: (request: Request) => Promise<Response>) =>
  async (url: URL, site: SiteConfiguration): Promise<Response | undefined> => {
    const asked = new URLSearchParams({ site: site.siteId, path: pathInSite(url.pathname) });
    const answer = await call(new Request(`${serviceUrl}${REDIRECT_PATH}?${asked}`)).catch(() => undefined);
    if (answer?.status !== 200) return undefined;
    const moved = Moved.decode(await answer.json());
    if (E.isLeft(moved)) return undefined;
    const { to, status } = moved.right;
    return new Response(null, { status, headers: { Location: locationOf(to, url.search, site) } });
  };
