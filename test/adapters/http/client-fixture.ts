import * as Effect from 'effect/Effect';
import { sites } from '#adapters/composition/sites.ts';
import { contextOf } from '#adapters/composition/channel-values.ts';
import { makeBaseClient, type BaseClient, type BaseClientOptions } from '#adapters/http/base-client.ts';
import { memorySessionRepository } from '#adapters/storage/memory-session-repository.ts';
import { failureTextsOf } from '#core/failures/all-failure-texts.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { makeFakeIdGenerator, makeFakeMonitoring } from '#core/testing/fake-observers.ts';

export const siteOf = (locale: string): SiteConfiguration => {
  const site = sites.find((one) => one.locale === locale);
  if (site === undefined) throw new RangeError(locale);
  return site;
};

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const refused = (errorId: string, status = 400, more: object = {}): Response =>
  json({ errorDetails: [{ errorId, message: 'Sent by the server', ...more }], correlationId: 'corr-1' }, status);

type Answer = Response | 'offline' | 'never';

/** A base client over a list of responses, each returned once; the last one repeats. Requests are recorded. */
export const clientOver = (
  answers: readonly Answer[],
  needs: Partial<BaseClientOptions> = {},
): {
  readonly client: BaseClient;
  readonly requests: Request[];
  readonly monitoring: ReturnType<typeof makeFakeMonitoring>;
} => {
  const requests: Request[] = [];
  const monitoring = makeFakeMonitoring();
  const site = siteOf('en-us');
  const client = makeBaseClient({
    baseUrl: 'https://shop.test/api/',
    fetch: (request) => {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1] ?? 'offline';
      if (answer === 'offline') return Promise.reject(new TypeError('offline'));
      if (answer === 'never')
        return new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason));
        });
      return Promise.resolve(answer.clone());
    },
    context: contextOf(site, 'test'),
    failureTexts: failureTextsOf(site.language),
    ids: { correlation: Effect.succeed('view-1'), session: Effect.succeed('session-1') },
    idGenerator: makeFakeIdGenerator(),
    session: memorySessionRepository(),
    monitoring,
    onSessionEnded: Effect.void,
    onBotChallenge: () => Effect.succeed(false),
    ...needs,
  });
  return { client, requests, monitoring };
};
