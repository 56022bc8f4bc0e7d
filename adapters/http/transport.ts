import * as Effect from 'effect/Effect';
import type { HttpRequest } from './request.ts';

/** The platform's fetch, or a service in this process. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * A response with its body: parsed JSON, else text. The body of the `Response` object of a refusal stays unread, so
 * that the object can be passed on.
 */
export type HttpResponse = {
  readonly _tag: 'Received';
  readonly status: number;
  readonly body: unknown;
  readonly response: Response;
};

/** Result of a request. The client decides which results are failures and which are retried. */
export type TransportResult = HttpResponse | { readonly _tag: 'NoConnection' } | { readonly _tag: 'TimedOut' };

/**
 * Makes the function that sends one request. `timeLimit` is in milliseconds and includes reading the body. Interrupting
 * the effect aborts the request.
 */
export const makeTransport =
  (fetch: Fetch) =>
  (request: HttpRequest, timeLimit: number): Effect.Effect<TransportResult> =>
    Effect.tryPromise({
      try: (signal) => exchange(fetch, request, signal),
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
