import * as Effect from 'effect/Effect';
import type { HttpRequest } from './request.ts';

/** The platform's fetch, or a service in this very process. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * An answer with its body read: JSON where it is JSON, else the text. The response of a refusal stays unread, so that
 * it can be passed on.
 */
export type HttpResponse = {
  readonly _tag: 'Received';
  readonly status: number;
  readonly body: unknown;
  readonly response: Response;
};

/** What became of a request. Nothing here is a failure yet: the client decides what is worth repeating. */
export type TransportResult = HttpResponse | { readonly _tag: 'NoConnection' } | { readonly _tag: 'TimedOut' };

/**
 * Sends one request. `timeLimit` is in milliseconds and holds until the whole body is there; interruption aborts the
 * request.
 */
export const makeTransport =
  (fetch: Fetch) =>
  (sendable: HttpRequest, timeLimit: number): Effect.Effect<TransportResult> =>
    Effect.tryPromise({
      try: (signal) => exchange(fetch, sendable, signal),
      catch: (): TransportResult => ({ _tag: 'NoConnection' }),
    }).pipe(
      Effect.catch((reply) => Effect.succeed(reply)),
      Effect.timeoutOrElse({
        duration: timeLimit,
        orElse: () => Effect.succeed<TransportResult>({ _tag: 'TimedOut' }),
      }),
    );

const exchange = async (
  fetch: Fetch,
  { url, method, headers, body }: HttpRequest,
  signal: AbortSignal,
): Promise<TransportResult> => {
  const response = await fetch(new Request(url, { method, headers, signal, ...(body === undefined ? {} : { body }) }));
  const text = await (response.ok ? response : response.clone()).text();
  return { _tag: 'Received', status: response.status, body: parse(text), response };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
