import { matchRoutes, RouterContextProvider, type RouteObject } from 'react-router';
import { engineContext, type LoadEngine } from './engine.ts';
import type { PageLoader } from './page.ts';

/** A page that can be fetched before it is opened. */
type AheadOf = (route: RouteObject, pathname: string) => (() => Promise<{ readonly loader?: PageLoader }>) | undefined;

/** How long a pointer rests on a link before it counts as intent, in milliseconds. */
const REST_MS = 60;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link === null || link.target !== '' || link.origin !== location.origin || link.pathname === location.pathname
    ? undefined
    : link;
};

/**
 * Fetches code and data of the page behind a link as soon as the shopper seems to want it: a pointer that rests on it,
 * a finger, the focus.
 */
export const readAheadOnIntent = (
  routes: RouteObject[],
  { loadEngine, aheadOf }: { readonly loadEngine: LoadEngine; readonly aheadOf: AheadOf },
): void => {
  const fetchPage = ({ href, pathname }: HTMLAnchorElement): void => {
    const match = matchRoutes(routes, pathname)?.at(-1);
    const load = match === undefined ? undefined : aheadOf(match.route, pathname);
    if (match === undefined || load === undefined) return;
    const context = new RouterContextProvider(new Map([[engineContext, loadEngine]]));
    // A page that does not come now is fetched when the link is followed, and reported there.
    load().then(
      ({ loader }) => loader?.readAhead({ request: new Request(href), params: match.params, context }),
      () => undefined,
    );
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const rest = ({ target }: Event): void => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (link !== undefined) resting = setTimeout(() => fetchPage(link), REST_MS);
  };
  const press = ({ target }: Event): void => {
    clearTimeout(resting);
    const link = linkOf(target);
    if (link !== undefined) fetchPage(link);
  };
  const quietly = { capture: true, passive: true };
  addEventListener('pointerover', rest, quietly);
  addEventListener('focusin', rest, quietly);
  addEventListener('pointerdown', press, quietly);
  // The press has fetched the page; the focus that it brings would fetch it again while the page is drawn.
  addEventListener('click', () => clearTimeout(resting), quietly);
};
