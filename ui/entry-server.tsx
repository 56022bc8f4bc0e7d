import { loadRuleTexts } from '#core/validation/load-rule-texts.ts';
import '#ui/kernel/static-rendering.ts';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { App } from './app.tsx';
import { contentRules } from './blocks/content-styles.ts';
import { documentBlocks, viewFile } from './blocks/document-blocks.ts';
import { canonicalQueries, type QueryKind } from './canonical-query.ts';
import { engineContext, type Engine } from './kernel/engine.ts';
import type { SerializedError, PageData } from './kernel/page-data.ts';
import { RenderMarkupContext } from './kernel/cached-markup.tsx';
import { makeEngine } from './kernel/run.ts';
import type { TextPart } from './kernel/text-part.ts';
import { loadMessages } from './messages/load-messages.ts';
import {
  addressed,
  belowLocale,
  pageOf,
  routes,
  SITE_ROUTE,
  type DocumentKind,
  type PageDefinition,
} from './routes.tsx';
import { makeShell } from './stores/make-shell.ts';
import { structuredData } from './features/page/structured-data.ts';

export type RenderRequest = {
  readonly request: Request;
  /** The storefront of this request. */
  readonly shop: Parameters<typeof makeEngine>[0];
  readonly frame: Pick<PageData, 'site' | 'sites' | 'paymentOrigin' | 'publicUrl' | 'isPreview' | 'build'>;
  /** Origins whose pages may frame the showcase. */
  readonly showcaseOrigins?: readonly string[];
};

/** What the host needs to write the document around the markup. */
export type RenderResult =
  | { readonly _tag: 'Redirect'; readonly status: number; readonly location: string }
  | {
      readonly _tag: 'Page';
      readonly status: number;
      readonly kind: DocumentKind;
      readonly html: string;
      /** Rules of the colors and lengths that content gives its blocks. */
      readonly contentRules: string;
      readonly data: PageData;
      readonly structuredData: readonly object[];
      /** Source files of the matched pages and their blocks. The document links their style sheets. */
      readonly files: readonly string[];
      /** Source files of the code that hydrates the page: the matched pages and the hydrated blocks. */
      readonly hydratedFiles: readonly string[];
      /** Lazy parts of the texts in the markup. */
      readonly texts: readonly TextPart[];
      /**
       * Unexpected errors of the page (status 500), and errors that left out only a part of it (CNT-04): the host
       * reports them and still sends the page.
       */
      readonly faults: readonly unknown[];
    };

type PageOfAddress =
  | (Pick<PageDefinition, 'kind'> & {
      readonly canonicalQuery: (typeof canonicalQueries)[QueryKind];
      /** Whether no pattern of a page matches the address. */
      readonly isAddressed: boolean;
    })
  | undefined;

/** Number of addresses whose route is cached: matching takes several times as long as a hit in the page cache. */
const REMEMBERED_ADDRESSES = 1000;
const remembered = new Map<string, PageOfAddress>();

const matchPage = (pathname: string): PageOfAddress => {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const page = match === undefined ? undefined : pageOf(match.route, pathname);
  return page === undefined
    ? undefined
    : { kind: page.kind, canonicalQuery: canonicalQueries[page.query], isAddressed: match?.route === addressed };
};

/** The kind of document of an address and the canonical form of its query. Undefined if no route matches. */
export const pageAt = (pathname: string): PageOfAddress => {
  if (remembered.has(pathname)) return remembered.get(pathname);
  if (remembered.size >= REMEMBERED_ADDRESSES) remembered.clear();
  const page = matchPage(pathname);
  remembered.set(pathname, page);
  return page;
};

const handlers = {
  all: createStaticHandler(routes),
  // React Router matches all patterns three times per page. Products, categories and content pages need none of them.
  addressed: createStaticHandler(belowLocale([addressed])),
};

const serializeError = (error: unknown): SerializedError =>
  isRouteErrorResponse(error)
    ? { status: error.status, statusText: error.statusText, data: error.data }
    : { status: 500, statusText: 'Error', data: {} };

const serializeErrors = (
  errors: StaticHandlerContext['errors'],
): { readonly [routeId: string]: SerializedError } | undefined =>
  errors === null
    ? undefined
    : Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, serializeError(error)]));

const noNavigation = {
  go: () => undefined,
  replace: () => undefined,
  load: () => undefined,
  loadInstead: () => undefined,
};

/**
 * Renders the whole markup at once. React would insert parts that are sent separately by inline scripts, which the
 * content security policy forbids. The sink is a plain object: a platform stream costs more than rendering a small
 * page.
 */
const markupOf = (view: ReactNode, onError: (fault: unknown) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const decoder = new TextDecoder();
    let markup = '';
    const whole = {
      write: (part: string | Uint8Array): boolean => {
        markup += typeof part === 'string' ? part : decoder.decode(part, { stream: true });
        return true;
      },
      end: () => resolve(markup),
      on: () => undefined,
      destroy: reject,
    };
    const { pipe } = renderToPipeableStream(view, {
      onAllReady: () => void pipe(whole),
      onShellError: reject,
      onError,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    });
  });

type LoadRequest = Pick<RenderRequest, 'request' | 'shop'>;

const query = async (
  { request, shop }: LoadRequest,
  filterMatchesToLoad: (match: { readonly route: { readonly id?: string } }) => boolean = () => true,
): Promise<{ readonly handler: typeof handlers.all; readonly context: StaticHandlerContext | Response }> => {
  const engine: Engine = makeEngine(shop);
  const requestContext = new RouterContextProvider(new Map([[engineContext, async () => engine]]));
  const handler = pageAt(new URL(request.url).pathname)?.isAddressed === true ? handlers.addressed : handlers.all;
  return { handler, context: await handler.query(request, { requestContext, filterMatchesToLoad }) };
};

/** The data of a page for a navigation of the browser, without menu and footer, which it has (API-137). */
export const loadPayload = async (call: LoadRequest): Promise<{ readonly status: number; readonly data?: unknown }> => {
  const { context } = await query(call, ({ route }) => route.id !== SITE_ROUTE);
  if (context instanceof Response) return { status: 404 };
  const { statusCode: status, errors, loaderData, matches } = context;
  return errors === null ? { status, data: loaderData[matches.at(-1)?.route.id ?? ''] } : { status };
};

/** Renders the page of a request without data of a shopper, so that the document can be cached. */
export const render = async ({ request, shop, frame, showcaseOrigins }: RenderRequest): Promise<RenderResult> => {
  const { pathname } = new URL(request.url);
  const { handler, context } = await query({ request, shop });
  if (context instanceof Response)
    return { _tag: 'Redirect', status: context.status, location: context.headers.get('Location') ?? '/' };

  const router = createStaticRouter(handler.dataRoutes, context);
  const messages = await loadMessages(frame.site.locale, ['shop', 'purchase']);
  const ruleTexts = await loadRuleTexts(frame.site.language);
  // The server runs no tasks: presenters are only constructed.
  const parts = makeShell({
    loadEngine: () => new Promise(() => undefined),
    navigation: noNavigation,
    loadDialog: () => new Promise(() => undefined),
    fallbackMessage: '',
  });
  // A loader or the code of a page has failed unexpectedly; expected failures are error responses.
  const faults: unknown[] = Object.values(context.errors ?? {}).filter((error) => !isRouteErrorResponse(error));
  const texts = new Set<TextPart>();
  const onTexts = (part: TextPart) => void texts.add(part);
  const environment = { ...frame, onTexts, ruleTexts, shell: parts.shell, makeTasks: parts.makeTasks, parts };
  const inApp = (view: ReactNode): ReactNode => (
    <App environment={environment} messages={messages}>
      {view}
    </App>
  );
  const html = await markupOf(
    inApp(
      <RenderMarkupContext value={(children) => renderToString(inApp(children))}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </RenderMarkupContext>,
    ),
    (fault) => void faults.push(fault),
  );

  const pages = context.matches.flatMap(({ route }) => pageOf(route, pathname) ?? []);
  const errors = serializeErrors(context.errors);
  const { data, rendered, hydrated } = documentBlocks({
    loaderData: context.loaderData,
    ...(errors === undefined ? {} : { errors }),
  });
  const kind = pages.at(-1)?.kind ?? 'public';
  const pageFiles = pages.flatMap(({ file, imports }) => [file, ...imports]);
  return {
    _tag: 'Page',
    status: context.statusCode,
    kind,
    html,
    contentRules: contentRules(html),
    data: {
      ...frame,
      ...data,
      blocks: hydrated,
      ...(texts.size > 0 && { texts: [...texts] }),
      ...(kind === 'checkout' && { ruleTexts }),
      ...(kind === 'showcase' && showcaseOrigins && { showcaseOrigins }),
    },
    structuredData: structuredData(context.matches.at(-1)?.route.id ?? '', {
      ...frame,
      loaderData: context.loaderData,
      path: pathname,
    }),
    files: [...pageFiles, ...rendered.map(viewFile)],
    texts: [...texts],
    hydratedFiles: [...pageFiles, ...hydrated.map(viewFile)],
    faults,
  };
};
