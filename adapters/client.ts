import * as Effect from 'effect/Effect';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import { ApiFailure } from '#core/failures/api-failure.ts';
import { present } from '#core/kernel/present.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Storefront } from '#core/storefront.ts';
import { scriptChannel } from './composition/script-channel.ts';
import { sites } from './composition/sites.ts';
import { tokenizeCard } from './http/payment/payment-provider-client.ts';
import { shopFetch } from './http/shop-fetch.ts';
import type { Fetch } from './http/transport.ts';

export type { Storefront, SiteConfiguration };
export type { CardInput, ProviderRefusal, ProviderUnreachable } from './http/payment/payment-provider-client.ts';

/** Destination of a client: a running shop by its public address, or a service that implements the contract. */
export type ClientOptions = ({ readonly url: string } | { readonly serviceUrl: string }) & {
  /** A locale of `adapters/composition/sites.ts`. Default: the first of them, `en-us`. */
  readonly locale?: string;
  /**
   * Sends each request. Default: the platform's `fetch`; for `url` with the required headers and, in Node, the
   * shopper's cookie.
   */
  readonly fetch?: Fetch;
  /** Receives warnings. Default: the console. */
  readonly monitoring?: Monitoring;
};

/** Result of a use case: its value, or one of the failures in its signature. */
export type RunResult<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** One shopper on one site, with a session of their own. */
export type Client = {
  /** The use cases. Each is an effect, or returns one: a description that does nothing until it is run. */
  readonly shop: Storefront;
  /** Exchanges a card for a token at the payment provider. */
  readonly tokenizeCard: typeof tokenizeCard;
  /**
   * Runs an effect once. Failures are returned as typed data. Without a response, an `ApiFailure` has the address in
   * `cause`; its `message` is written for shoppers. Rejects only if `signal` aborts, which also aborts the request, for
   * defects, and for a value that is not an effect (TypeError).
   */
  readonly run: <Value, Failure>(
    effect: Effect.Effect<Value, Failure>,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<RunResult<Value, Failure>>;
  readonly close: () => Promise<void>;
};

/**
 * Base address and fetch of a client, the message for a call without a response, and that for a call that is not
 * accepted.
 */
type Destination = {
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly unanswered: string;
  readonly refused?: string;
};

/** An address of an option; a program without types may pass any value. */
const addressOf = (name: 'url' | 'serviceUrl', text: unknown): URL => {
  if (typeof text !== 'string' || !URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new TypeError(`${name} must be an http or https address, but is ${JSON.stringify(text)}.`);
  return new URL(text);
};

const destinationOf = (options: ClientOptions): Destination => {
  if ('url' in options) {
    const { origin } = addressOf('url', options.url);
    return {
      baseUrl: `${origin}/api`,
      fetch: options.fetch ?? shopFetch(origin),
      unanswered: `No shop answers at ${origin}.`,
      refused: `The shop does not accept this call at ${origin}: use its public address (PUBLIC_URL) as url.`,
    };
  }
  addressOf('serviceUrl', options.serviceUrl);
  const baseUrl = options.serviceUrl.replace(/\/$/, '');
  return {
    baseUrl,
    fetch: options.fetch ?? ((request) => fetch(request)),
    unanswered: `No service answers at ${baseUrl}.`,
  };
};

/**
 * `portico/client`: a storefront over HTTP for Node and browsers, without React. Session and cart live as long as the
 * client. In a browser, `url` must be the origin of the page, because a shop accepts only pages of its own origin.
 * Throws a RangeError for an unknown locale, and a TypeError for a missing or invalid address.
 */
export const openClient = (options: ClientOptions): Client => {
  if (typeof options !== 'object' || 'url' in options === 'serviceUrl' in options)
    throw new TypeError('openClient takes an object with either url or serviceUrl.');
  const { locale = sites[0]?.locale, monitoring } = options;
  const site = sites.find((one) => one.locale === locale);
  if (site === undefined)
    throw new RangeError(`locale must be one of ${sites.map((one) => one.locale).join(', ')}, but is "${locale}".`);
  const { unanswered, refused, ...channel } = destinationOf(options);
  const shop = scriptChannel({ site, ...channel, ...present({ monitoring }) });
  return {
    shop,
    tokenizeCard,
    run: async (effect, runOptions) => {
      // A program without types may pass the use case instead of calling it.
      if (!Effect.isEffect(effect)) throw new TypeError('run takes an effect; was the use case called?');
      const result = await Effect.runPromise(Effect.result(effect), runOptions);
      if (result._tag === 'Success') return { ok: true, value: result.success };
      const { failure } = result;
      if (!ApiFailure.is(failure)) return { ok: false, failure };
      const isRefused = failure.status === 403 && failure.errorId === 'API405';
      const cause = failure.status === 0 ? unanswered : isRefused ? refused : undefined;
      return { ok: false, failure: { ...failure, ...present({ cause }) } };
    },
    close: shop.close,
  };
};
