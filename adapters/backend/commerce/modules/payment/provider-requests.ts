import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';

/** Timeout of a request to the provider, with the body of its response, in milliseconds (reliability 4A). */
const TIMEOUT_MS = 8_000;

type ProviderResponse = {
  readonly status: number;
  readonly json: unknown;
  /** Names the request in reports: contains neither keys nor tokens. */
  readonly operation: string;
};

/** Requests to the payment provider. Failures are reported. */
export type ProviderRequests = {
  /** Undefined without a JSON response in time. */
  readonly send: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    more?: { readonly body?: unknown; readonly key?: string },
  ) => Promise<ProviderResponse | undefined>;
  /** The decoded body of a success; undefined for every other response. */
  readonly read: <Value>(codec: t.Type<Value, unknown>, response: ProviderResponse | undefined) => Value | undefined;
};

const Failure = t.type({ error: t.string });

/** Errors that answer invalid input of a shopper: not failures to report. */
const expectedErrors: ReadonlySet<string> = new Set(['unknown_token', 'card_refused', 'unknown_payment_method']);

/**
 * Rejects after the timeout, whether or not the request can be aborted: Node no longer aborts a request that it has
 * collected as garbage while it waits for the response. The timer refers to the request, which prevents that.
 */
const inTime = <Value>(
  timeoutMs: number,
  open: (signal: AbortSignal) => Request,
  exchange: (request: Request) => Promise<Value>,
): Promise<Value> => {
  const control = new AbortController();
  const request = open(control.signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const problem = new DOMException(`No response to ${request.method} in ${timeoutMs} ms`, 'TimeoutError');
      control.abort(problem);
      reject(problem);
    }, timeoutMs);
  });
  return Promise.race([exchange(request), late]).finally(() => clearTimeout(timer));
};

/** The code of a failed request, such as ECONNREFUSED, or else the name of its error. */
const codeOf = (problem: unknown): string => {
  const { cause } = problem instanceof Error ? problem : {};
  const found = [problem, cause].find(
    (one): one is { readonly code: string } =>
      typeof one === 'object' && one !== null && 'code' in one && typeof one.code === 'string',
  );
  return found?.code ?? (problem instanceof Error ? problem.name : 'unknown failure');
};

/**
 * A failed request in one line, because an outage is expected and has no defect to find by a stack. Of the address only
 * the origin is printed, since the rest may contain a secret.
 */
const noAnswer = (problem: unknown, url: string): string => {
  const provider = `The payment provider at ${new URL(url).origin} (PAYMENT_URL)`;
  return problem instanceof SyntaxError
    ? `${provider} answers without JSON`
    : `${provider} does not answer (${codeOf(problem)})`;
};

/** The error code of a refusal; undefined for any other response. */
export const errorOf = (response: ProviderResponse | undefined): string | undefined =>
  response !== undefined && response.status >= 400 && response.status < 500 && Failure.is(response.json)
    ? response.json.error
    : undefined;

/** What is reported of a failed request: a sentence, since no stack shows its cause. */
const complaintAbout = (response: ProviderResponse): string => {
  if (errorOf(response) === 'unknown_charge')
    return 'The payment provider does not know this charge: PAYMENT_URL must name the provider that authorized it';
  return response.status === 401
    ? 'The payment provider refuses PAYMENT_SECRET: it must be the secret of the provider'
    : `The payment provider answered ${response.status}`;
};

/** A path of the provider; undefined if an id is a dot segment, which would change the path. */
export const providerPath = (...segments: readonly string[]): string | undefined =>
  segments.some((segment) => segment === '.' || segment === '..' || segment === '')
    ? undefined
    : segments.map(encodeURIComponent).join('/');

export const makeProviderRequests = ({
  payments,
  fetch,
  report,
}: Pick<CommerceContext, 'payments' | 'fetch' | 'report'>): ProviderRequests => ({
  send: async (method, path, more = {}) => {
    const headers = {
      authorization: `Bearer ${payments.secret}`,
      'content-type': 'application/json',
      ...(more.key === undefined ? {} : { 'idempotency-key': more.key }),
    };
    const init = { method, headers, ...(more.body === undefined ? {} : { body: JSON.stringify(more.body) }) };
    const { timeoutMs = TIMEOUT_MS } = payments;
    const operation = `payments ${method} ${path.replace(/(\?|(?<=^(tokens|payment-methods)\/)).*/, '')}`;
    try {
      const response = await inTime(
        timeoutMs,
        (signal) => new Request(new URL(`/v1/${path}`, payments.url), { ...init, signal }),
        async (request): Promise<ProviderResponse> => {
          const received = await fetch(request);
          return { status: received.status, json: await received.json(), operation };
        },
      );
      if (response.status >= 300 && !expectedErrors.has(errorOf(response) ?? ''))
        report(complaintAbout(response), operation);
      return response;
    } catch (problem) {
      report(noAnswer(problem, payments.url), operation);
      return undefined;
    }
  },

  read: (codec, response) => {
    if (response === undefined || response.status >= 300) return undefined;
    const decoded = codec.decode(response.json);
    if (E.isRight(decoded)) return decoded.right;
    report(`The payment provider answered ${response.status} with an unexpected body`, response.operation);
    return undefined;
  },
});
