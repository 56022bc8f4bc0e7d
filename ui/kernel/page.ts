import type * as Effect from 'effect/Effect';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import type { Moved } from '#core/catalog/use-cases/catalog-use-cases.ts';
import type { NotFound } from '#core/failures/not-found.ts';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Jsonable } from '#core/kernel/jsonable.ts';
import type { Storefront } from '#core/storefront.ts';
import { engineContext, type Engine } from './engine.ts';

/** What a loader may ask of its request. */
type PageRequest = { readonly url: URL; readonly params: { readonly [name: string]: string | undefined } };

/** What a page shows in the place of its data. */
export type PageError = {
  readonly errorId?: string;
  readonly message?: string;
  readonly correlationId?: string;
  /** What content says of an address where nothing lives. */ readonly content?: ContentPageView;
};

type PageFailure = NotFound | Moved | ApiFailure;

/** The error page of content (PDP-22); where it cannot be had, the view has words of its own. */
const notFound = async ({ run, shop }: Engine, signal: AbortSignal): Promise<ReturnType<typeof data<PageError>>> => {
  const page = await run(shop.content.viewNamedPage('error-4xx'), signal);
  return data<PageError>(page._tag === 'Success' ? { content: page.value } : {}, { status: 404 });
};

/**
 * A failure of the service is a 500 (RTE-45); a service that has too much to do is a 503, which the host answers with
 * Retry-After.
 */
const statusOf = ({ status }: ApiFailure): number => ((status >= 400 && status < 500) || status === 503 ? status : 500);

const refuse = (
  failure: Exclude<PageFailure, NotFound>,
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

type Asked = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;

/** A loader that can be asked a little before its page is. */
export type PageLoader<Data = unknown> = ((asked: Asked) => Promise<Data>) & {
  /** Begins to read; the page takes it over if it is opened within moments. */ readonly readAhead: (
    asked: Asked,
  ) => void;
};

/** How long data that was read ahead is fresh enough to be shown, in milliseconds. */
const AHEAD_MS = 10_000;

/**
 * Makes a loader of a use case: it runs where the router is, on the server for the document and in the browser
 * afterwards.
 * What it gives crosses to the browser as JSON. Failures become the page's error boundary: 404, a redirect, or the
 * error page.
 */
export const page = <Data extends Jsonable>(
  load: (shop: Storefront, request: PageRequest) => Effect.Effect<Data, PageFailure>,
  /** Fetches what the view of these data needs, so that it appears at once. */
  prepare: (data: Data) => Promise<void> = () => Promise.resolve(),
): PageLoader<Data> => {
  const read = async ({ request, params, context }: Asked): Promise<Data> => {
    const engine = await context.get(engineContext)();
    const outcome = await engine.run(load(engine.shop, { url: new URL(request.url), params }), request.signal);
    switch (outcome._tag) {
      case 'Success':
        await prepare(outcome.value);
        return outcome.value;
      case 'Failure':
        throw outcome.failure._tag === 'NotFound'
          ? await notFound(engine, request.signal)
          : refuse(outcome.failure, engine.shop);
      case 'Interrupted':
        throw new DOMException('The page is no longer wanted', 'AbortError');
      case 'Defect':
        throw outcome.defect;
    }
  };
  // Only a browser reads ahead, so nothing of one request is ever here for another.
  const ahead = new Map<string, Promise<Data>>();
  /** Addresses that a page is reading itself: a click at once may be quicker than what reads ahead. */
  const underWay = new Set<string>();
  const readAhead = (asked: Asked): void => {
    const { url } = asked.request;
    if (ahead.has(url) || underWay.has(url)) return;
    const reading = read(asked);
    const forget = (): void => {
      if (ahead.get(url) === reading) ahead.delete(url);
    };
    ahead.set(url, reading);
    // What cannot be read ahead is read again when the page is opened, and reported there.
    reading.catch(forget);
    setTimeout(forget, AHEAD_MS);
  };
  const take = (asked: Asked): Promise<Data> => {
    const { url } = asked.request;
    const reading = ahead.get(url) ?? read(asked);
    ahead.delete(url);
    underWay.add(url);
    return reading.finally(() => underWay.delete(url));
  };
  return Object.assign(take, { readAhead });
};
