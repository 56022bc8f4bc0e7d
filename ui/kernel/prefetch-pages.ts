import { matchRoutes, type RouteObject } from 'react-router';
import type { PageLoader } from './page.ts';

/** Returns the loader of a page's code if the page may be loaded ahead. */
type LoaderOf = (route: RouteObject, pathname: string) => (() => Promise<{ readonly loader?: PageLoader }>) | undefined;

/** How long a pointer must stay on a link before its page is loaded, in milliseconds. */
const HOVER_MS = 60;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link === null || link.target !== '' || link.origin !== location.origin || link.pathname === location.pathname
    ? undefined
    : link;
};

/**
 * Loads code and data of the page behind a link ahead of the navigation: when a pointer stays on the link, a press
 * begins, or the link gets the focus.
 */
export const prefetchOnIntent = (
  routes: RouteObject[],
  {
    contextOf,
    loaderOf,
  }: { readonly contextOf: () => Parameters<PageLoader>[0]['context']; readonly loaderOf: LoaderOf },
): void => {
  const fetchPage = ({ href, pathname }: HTMLAnchorElement): void => {
    const match = matchRoutes(routes, pathname)?.at(-1);
    const load = match === undefined ? undefined : loaderOf(match.route, pathname);
    if (match === undefined || load === undefined) return;
    // After a failure the page is loaded when the link is followed, and the failure is reported then.
    load().then(
      ({ loader }) => loader?.prefetch({ request: new Request(href), params: match.params, context: contextOf() }),
      () => undefined,
    );
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hover = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = linkOf(target);
    if (link !== undefined) timer = setTimeout(() => fetchPage(link), HOVER_MS);
  };
  const press = ({ target }: Event): void => {
    clearTimeout(timer);
    const link = linkOf(target);
    if (link !== undefined) fetchPage(link);
  };
  const options = { capture: true, passive: true };
  addEventListener('pointerover', hover, options);
  addEventListener('focusin', hover, options);
  addEventListener('pointerdown', press, options);
  // The press has started the load; without this, the focus that follows it would start a second one during the
  // navigation.
  addEventListener('click', () => clearTimeout(timer), options);
};
