import { CLIENT_ADDRESS_HEADER } from '#adapters/process/client-address.ts';
import { limitedText } from './limited-text.ts';

/** Headers of the service's pages that browsers get. */
const passedBack = [
  'content-type',
  'content-disposition',
  'content-security-policy',
  'referrer-policy',
  'x-robots-tag',
  'allow',
  'retry-after',
  'location',
] as const;

/**
 * Forwards requests to pages that the service writes itself: unsubscribe links, withdrawals from contracts, corrections
 * of orders, labels, and the inbox of the demo. Cookies stay here: these pages need no session. Forms are forwarded up
 * to the size of a call.
 */
export const makeServicePages =
  (serviceUrl: string, call: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { method } = request;
    const body = method === 'POST' ? await limitedText(request) : '';
    if (body === undefined) return new Response('Too large', { status: 413 });
    const sent = new Headers();
    for (const name of ['content-type', CLIENT_ADDRESS_HEADER]) {
      const value = request.headers.get(name);
      if (value !== null) sent.set(name, value);
    }
    const answer = await call(
      new Request(serviceUrl + pathname + search, {
        method,
        headers: sent,
        // The browser follows a redirect after a form, so that it can load the next page again.
        redirect: 'manual',
        ...(method === 'POST' ? { body } : {}),
      }),
    );
    const headers = new Headers({ 'Cache-Control': 'no-store' });
    for (const name of passedBack) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(await answer.text(), { status: answer.status, headers });
  };
