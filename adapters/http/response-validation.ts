import { joinPath } from './path.ts';
import { trialWishes, type Stage } from './trial-wishes.ts';
import type { Fetch } from './transport.ts';

/**
 * Posts the answer of a call that wishes it to the validation endpoint, `validate-response/{contract}` (HTTP-19, API-134).
 * The caller has its answer as it came and when it came, whatever becomes of the post; in production there is none (HTTP-20).
 */
export const validatedTransport =
  (next: Fetch, { isProduction, baseUrl }: Stage & { readonly baseUrl: string }): Fetch =>
  async (request) => {
    const answer = await next(request);
    const contract = request.headers.get(trialWishes.validation);
    // Nobody waits for the post, and one that fails concerns nobody: what it would tell is of use to developers alone.
    if (!isProduction && contract !== null)
      report(next, { request, contract, answer: answer.clone(), baseUrl }).catch(() => undefined);
    return answer;
  };

type Told = {
  readonly request: Request;
  readonly contract: string;
  readonly answer: Response;
  readonly baseUrl: string;
};

const report = async (next: Fetch, { request, contract, answer, baseUrl }: Told): Promise<void> => {
  const body: unknown = await answer.json();
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['siteId', 'x-correlation-id', 'x-requested-by'])
    headers.set(name, request.headers.get(name) ?? '');
  const told = {
    path: new URL(request.url).pathname,
    method: request.method,
    ...(answer.ok ? { data: body } : { error: body }),
  };
  await next(
    new Request(joinPath(baseUrl, `fapi/api/validate-response/${encodeURIComponent(contract)}`), {
      method: 'POST',
      headers,
      body: JSON.stringify(told),
    }),
  );
};
