import '@vitejs/plugin-react/preamble';
import '#ui/kernel/static-rendering.ts';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, UNSAFE_ErrorResponseImpl as ErrorResponse, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { engineContext, type Engine } from './kernel/engine.ts';
import { once } from './kernel/once.ts';
import { PAGE_DATA_ID, type PageData } from './kernel/page-data.ts';
import type { Navigation } from './kernel/shell-ports.ts';
import { loadMessages, type TextPart } from './messages/load-messages.ts';
import { isHandle, routes } from './routes.tsx';
import { makeShell } from './shell/make-shell.ts';
import { localisePath } from '#core/site/route-address.ts';

const readPageData = (): PageData => JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '');

/** Lazy parts are put in place before the router is made: else it would show a fallback over the server's page. */
const resolveLazy = async (): Promise<void> => {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};

/** Checkout and the confirmation are entered by a document load, so a public document never comes to need their texts. */
const textsHere = (): readonly TextPart[] => {
  const isPublic = (matchRoutes(routes, location) ?? []).every(({ route }) => !isHandle(route.handle) || route.handle.kind === 'public');
  return isPublic ? ['shop'] : ['shop', 'purchase'];
};

const navigationOf = (locale: string, router: () => DataRouter): Navigation => ({
  go: (path) => void router().navigate(localisePath(path, locale)),
  replace: (path) => void router().navigate(localisePath(path, locale), { replace: true }),
  load: (path) => location.assign(localisePath(path, locale)),
});

/** Brings the document to life. Resolves once every view has its handlers. */
export const hydrate = async (): Promise<void> => {
  const data = readPageData();
  const { site } = data;
  const loadEngine = once(async (): Promise<Engine> => (await import('./entry-engine.ts')).startEngine(site));
  const [messages] = await Promise.all([loadMessages(site.locale, textsHere()), resolveLazy()]);
  const errors = data.errors === undefined ? null : Object.fromEntries(Object.entries(data.errors).map(([id, error]) => [id, new ErrorResponse(error.status, error.statusText, error.data)]));
  const router: DataRouter = createBrowserRouter(routes, {
    hydrationData: { loaderData: data.loaderData, errors },
    getContext: () => new RouterContextProvider(new Map([[engineContext, loadEngine]])),
  });
  const fallbackMessage = typeof messages['shell'] === 'object' && typeof messages['shell']['somethingWrong'] === 'string' ? messages['shell']['somethingWrong'] : '';
  const parts = makeShell({ loadEngine, navigation: navigationOf(site.locale, () => router), fallbackMessage });
  const environment = { site, sites: data.sites, publicUrl: data.publicUrl, paymentOrigin: data.paymentOrigin, shell: parts.shell, makeTasks: parts.makeTasks, parts };
  await new Promise<void>((resolve) => {
    hydrateRoot(
      document,
      <App environment={environment} messages={messages} onReady={resolve}>
        <RouterProvider router={router} />
      </App>,
    );
  });
  void loadEngine();
};
