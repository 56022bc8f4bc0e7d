import type * as Effect from 'effect/Effect';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { Moved } from '#core/catalog/use-cases/catalog-use-cases.ts';
import type { MissingPage } from '#core/content/page.ts';
import type { NotFound } from '#core/failures/not-found.ts';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Jsonable } from '#core/kernel/jsonable.ts';
import type { Storefront } from '#core/storefront.ts';
import { engineContext, payloadContext, type Engine } from './engine.ts';

/** The parts of a request that a loader may read. */
type LoaderRequest = { readonly url: URL; readonly params: { readonly [name: string]: string | undefined } };

/** The data of a page's error boundary. */
export type PageError = {
  readonly errorId?: string;
  readonly message?: string;
  readonly correlationId?: string;
  /** The managed content for a missing page. */
  readonly content?: ContentPageView | undefined;
  /** The other sites that have the missing page. */
  readonly elsewhere?: MissingPage['elsewhere'] | undefined;
};

type Missing = NotFound & Partial<MissingPage>;
type PageFailure = Missing | Moved | ApiFailure;

/** Adds the managed content for a missing page (PDP-22); if it cannot be loaded, the view has a text of its own. */
const notFound = async (
  { run, shop }: Engine,
  { elsewhere }: Missing,
  signal: AbortSignal,
): Promise<ReturnType<typeof data<PageError>>> => {
  const page = await run(shop.content.viewNamedPage('error-4xx'), signal);
  return data<PageError>({ content: page._tag === 'Success' ? page.value : undefined, elsewhere }, { status: 404 });
};

/**
 * The status of a page that a failure of the service prevents: 500 (RTE-45), or 503 at overload, which the host sends
 * with Retry-After. Refusals keep their status.
 */
const statusOf = ({ status }: ApiFailure): number => ((status >= 400 && status < 500) || status === 503 ? status : 500);

const refuse = (
  failure: Exclude<PageFailure, Missing>,
  shop: Storefront,
): Response | ReturnType<typeof data<PageError>> => {
  switch (failure._tag) {
    case 'Moved':
      return redirect(failure.to.startsWith(`/${shop.site.locale}`) ? failure.to : `/${shop.site.locale}${failure.to}`);
    case 'ApiFailure': {
      const { errorId, message, correlationId } = failure;
      return data<PageError>(
        { errorId, message, ...(correlationId === undefined ? {} : { correlationId }) },
        { status: statusOf(failure) },
      );
    }
  }
};

type LoaderArguments = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

/** A route loader that can also load ahead of the navigation. */
export type PageLoader<Data = unknown> = ((args: LoaderArguments) => Promise<Data>) & {
  /** Starts to load. The navigation uses the result if it follows within `PREFETCH_MS`. */
  readonly prefetch: (args: LoaderArguments) => void;
};

/** How long data that was loaded ahead may be shown, in milliseconds. */
const PREFETCH_MS = 10_000;

/**
 * Makes a route loader of a use case. It runs on the server for the document, and for later navigations of the browser,
 * which reads the data as JSON (API-137). Without these the use case runs in the browser. A failure becomes the data of
 * the error boundary: 404, a redirect, or the error page.
 */
export const page = <Data extends Jsonable>(
  load: (shop: Storefront, request: LoaderRequest) => Effect.Effect<Data, PageFailure>,
  /** Loads the code that the view of these data needs, so that the view renders at once. */
  prepare: (data: Data) => Promise<void> = () => Promise.resolve(),
  /** False for a part of several pages, such as the menu: the payload of an address is that of its page. */
  hasPayload = true,
): PageLoader<Data> => {
  const read = async ({ request, params, context }: LoaderArguments): Promise<Data> => {
    const payload = hasPayload ? await context.get(payloadContext)<Data>(request) : undefined;
    if (payload !== undefined) {
      await prepare(payload);
      return payload;
    }
    const engine = await context.get(engineContext)();
    const outcome = await engine.run(load(engine.shop, { url: new URL(request.url), params }), request.signal);
    switch (outcome._tag) {
      case 'Success':
        await prepare(outcome.value);
        return outcome.value;
      case 'Failure':
        throw outcome.failure._tag === 'NotFound'
          ? await notFound(engine, outcome.failure, request.signal)
          : refuse(outcome.failure, engine.shop);
      case 'Interrupted':
        throw new DOMException('The page is no longer wanted', 'AbortError');
      case 'Defect':
        throw outcome.defect;
    }
  };
  // Only a browser loads ahead, so this map never shares data between requests.
  const prefetched = new Map<string, Promise<Data>>();
  /**
   * Addresses that a navigation is loading: after an immediate click the navigation may start before the load ahead.
   */
  const inProgress = new Set<string>();
  const prefetch = (args: LoaderArguments): void => {
    const { url } = args.request;
    if (prefetched.has(url) || inProgress.has(url)) return;
    const reading = read(args);
    const forget = (): void => {
      if (prefetched.get(url) === reading) prefetched.delete(url);
    };
    prefetched.set(url, reading);
    // After a failure the navigation loads again and reports it.
    reading.catch(forget);
    setTimeout(forget, PREFETCH_MS);
  };
  const loader = (args: LoaderArguments): Promise<Data> => {
    const { url } = args.request;
    const reading = prefetched.get(url) ?? read(args);
    prefetched.delete(url);
    inProgress.add(url);
    return reading.finally(() => inProgress.delete(url));
  };
  return Object.assign(loader, { prefetch });
};
