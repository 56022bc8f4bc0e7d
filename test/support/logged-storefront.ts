import { noMonitoring } from '#adapters/analytics/console-monitoring.ts';
import { scriptChannel } from '#adapters/composition/script-channel.ts';
import { sites } from '#adapters/composition/sites.ts';
import type { Fetch } from '#adapters/http/transport.ts';
import { memorySessionRepository } from '#adapters/storage/memory-session-repository.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Shop } from './commerce/in-process-shop.ts';

type Body = { readonly [key: string]: unknown };

/** A request of a storefront, and the response. A missing body is empty. */
export type LoggedCall = {
  /** Method and path, such as `POST /cart/v1/item`. */
  readonly line: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Body;
  /** 0 and nothing before the response. */
  status: number;
  answer: Body;
};

const bodyOf = (text: string): Body => (text === '' ? {} : JSON.parse(text));

/**
 * A storefront over the service, with a log of its requests, in their order, and of the responses. `flags` differ from
 * those of the site.
 */
export const openLoggedStorefront = (service: Shop, flags: Partial<SiteConfiguration['flags']> = {}) => {
  const [first] = sites;
  if (first === undefined) throw new RangeError('There is no site');
  const site = { ...first, flags: { ...first.flags, ...flags } };
  const log: LoggedCall[] = [];
  const fetch: Fetch = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const body = bodyOf(await request.clone().text());
    const call: LoggedCall = {
      line: `${request.method} ${pathname}`,
      query: searchParams,
      headers: request.headers,
      body,
      status: 0,
      answer: {},
    };
    log.push(call);
    const answer = await service.commerce.fetch(request);
    call.status = answer.status;
    call.answer = bodyOf(await answer.clone().text());
    return answer;
  };
  const sessions = memorySessionRepository();
  const shop = scriptChannel({ site, baseUrl: 'http://service.test', fetch, sessions, monitoring: noMonitoring });
  return { shop, site, log, sessions, lines: (): readonly string[] => log.map(({ line }) => line) };
};
