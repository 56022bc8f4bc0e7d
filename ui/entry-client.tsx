import '@vitejs/plugin-react/preamble';
import '#ui/kernel/static-rendering.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type DataRouter,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { engineContext, payloadContext, type Engine, type ReadPayload } from './kernel/engine.ts';
import { nextTask } from './kernel/next-task.ts';
import { memoizeAsync } from './kernel/memoize-async.ts';
import { readPageData, type PageData } from './kernel/page-data.ts';
import type { NavigationPort } from './kernel/shell-ports.ts';
import { loadMessages } from './messages/load-messages.ts';
import { pageOf, routes } from './routes.tsx';
import { makeShell } from './stores/make-shell.ts';
import { localizePath } from '#core/site/route-address.ts';

type Matches = NonNullable<ReturnType<typeof matchRoutes>>;

/** Resolves lazy routes before the router is created: otherwise it would render a fallback over the server's page. */
const resolveLazy = async (matches: Matches): Promise<void> => {
  await Promise.all(
    matches.map(async ({ route }) => {
      const module = await pageOf(route, location.pathname)?.load();
      if (typeof route.lazy === 'function') Object.assign(route, module, { lazy: undefined });
    }),
  );
};

/** Loads the code of hydrated blocks first: otherwise a fallback would replace what the server rendered. */
const withBlocks = async (data: PageData): Promise<PageData> =>
  data.blocks.length === 0 ? data : (await import('./blocks/page-blocks.ts')).withLoadedBlocks(data);

const pathOf = ({ pathname, search, hash }: Location): string => pathname + search + hash;

/** Loads the lazy texts in the markup, for the same reason. */
const loadTextParts = async ({ texts, site }: PageData): Promise<void> => {
  if (texts === undefined) return;
  const { prepareTexts } = await import('./messages/lazy-texts.tsx');
  await Promise.all(texts.map((part) => prepareTexts(site.locale, part)));
};

/** Checkout and the confirmation are entered by a document load, so other documents do not need their texts. */
const needsPurchase = (matches: Matches): boolean =>
  matches.some(({ route }) => route.path === 'checkout' || route.path === 'order-confirmation');

const navigationOf = (locale: string, router: () => DataRouter): NavigationPort => ({
  go: (path) => void router().navigate(localizePath(path, locale)),
  replace: (path) => void router().navigate(localizePath(path, locale), { replace: true }),
  load: (path) => location.assign(localizePath(path, locale)),
  loadInstead: (path) => location.replace(localizePath(path, locale)),
});

/**
 * Hydrates the document in several tasks, so that input is handled in between. Resolves when every view has its
 * handlers.
 */
export const hydrate = async (): Promise<void> => {
  await nextTask();
  const documentData = readPageData(document);
  const { site } = documentData;
  const matches = matchRoutes(routes, location) ?? [];
  const isPurchase = needsPurchase(matches);
  const loadTexts = memoizeAsync(
    async () => documentData.ruleTexts ?? (await import('./shell/after-hydration.ts')).loadRuleTexts(site.language),
  );
  const loadEngine = memoizeAsync(async (): Promise<Engine> =>
    (await import('./entry-engine.ts')).startEngine(documentData, loadTexts),
  );
  const [messages, data] = await Promise.all([
    loadMessages(site.locale, isPurchase ? ['shop', 'purchase'] : ['shop']),
    withBlocks(documentData),
    resolveLazy(matches),
    loadTextParts(documentData),
  ]);
  await nextTask();
  const errors =
    data.errors === undefined
      ? null
      : Object.fromEntries(
          Object.entries(data.errors).map(([id, error]) => [
            id,
            new ErrorResponse(error.status, error.statusText, error.data),
          ]),
        );
  // A preview shows what is not published yet, which the web server gives to editors only.
  const readPayload: ReadPayload = async <Data,>(request: Request): Promise<Data | undefined> => {
    const { pathname } = new URL(request.url);
    const match = matchRoutes(routes, pathname)?.at(-1);
    if (match === undefined || data.isPreview === true || pageOf(match.route, pathname)?.kind !== 'public')
      return undefined;
    const shell = await import('./shell/after-hydration.ts').catch(() => undefined);
    return shell?.readPayload<Data>(request, { build: data.build, fetch: (address, init) => fetch(address, init) });
  };
  const contextOf = (): RouterContextProvider => {
    const context = new RouterContextProvider();
    context.set(engineContext, loadEngine);
    context.set(payloadContext, readPayload);
    return context;
  };
  const router: DataRouter = createBrowserRouter(routes, {
    hydrationData: { loaderData: data.loaderData, errors },
    getContext: contextOf,
  });
  await nextTask();
  const fallbackMessage =
    typeof messages['shell'] === 'object' && typeof messages['shell']['somethingWrong'] === 'string'
      ? messages['shell']['somethingWrong']
      : '';
  const parts = makeShell({
    loadEngine,
    navigation: navigationOf(site.locale, () => router),
    loadDialog: async (name) => (await import('./shell/after-hydration.ts')).dialogSources[name].load(),
    fallbackMessage,
  });
  const environment = {
    site,
    ruleTexts: documentData.ruleTexts ?? loadTexts,
    sites: data.sites,
    publicUrl: data.publicUrl,
    paymentOrigin: data.paymentOrigin,
    ...(data.isPreview && { isPreview: data.isPreview }),
    ...(data.showcaseOrigins && { showcaseOrigins: data.showcaseOrigins }),
    shell: parts.shell,
    makeTasks: parts.makeTasks,
    parts,
  };
  await nextTask();
  await new Promise<void>((resolve) => {
    // React renders a transition in slices, between which the browser can paint and handle input.
    startTransition(() => {
      hydrateRoot(
        document,
        <App environment={environment} messages={messages} onReady={resolve}>
          <RouterProvider router={router} />
        </App>,
      );
    });
  });
  void loadEngine();
  void import('./shell/after-hydration.ts').then(
    ({ confirmLocation, leaveOldBuild, openDialogsByAddress, prefetchOnIntent }) => {
      openDialogsByAddress(router, parts.dialogs);
      if (!isPurchase) confirmLocation(site, data.sites, parts.dialogs, router);
      if (data.build !== undefined)
        leaveOldBuild({
          router,
          build: data.build,
          read: (address) => fetch(address),
          // Back has changed the address before the router loads its page.
          load: (href) => (href === pathOf(location) ? location.reload() : location.assign(href)),
          now: () => performance.now(),
        });
      prefetchOnIntent(routes, {
        contextOf,
        loaderOf: (route, pathname) => {
          const page = pageOf(route, pathname);
          return page?.kind === 'public' ? page.load : undefined;
        },
      });
    },
    // Without this script a page is loaded when its link is followed, and no dialog opens.
    () => undefined,
  );
};
