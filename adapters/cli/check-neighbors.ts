import { noAnswerReason } from './check-shop.ts';
import type { Settings } from './settings.ts';

/** A service that a setting names; `problem` says why it does not respond. */
type Neighbor = {
  readonly name: 'COMMERCE_URL' | 'PAYMENT_URL';
  readonly url: string;
  readonly problem: string | undefined;
  /** Whether it responds, but not to the secret of the settings. */
  readonly refusesSecret: boolean;
};

/** Timeout in milliseconds. */
const PATIENCE_MS = 3000;

/** Asks a service, which may respond with any status but 401. `secret`: of a payment provider. */
const ask = async (url: string, secret?: string): Promise<Pick<Neighbor, 'problem' | 'refusesSecret'>> => {
  try {
    // A provider that does not have this path responds with another status, as for a token that it does not know.
    const asked = secret === undefined ? url : new URL('/v1/tokens/unknown', url);
    const headers = secret === undefined ? {} : { authorization: `Bearer ${secret}` };
    const answer = await fetch(asked, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    return { problem: undefined, refusesSecret: secret !== undefined && answer.status === 401 };
  } catch (cause) {
    return { problem: noAnswerReason(cause, PATIENCE_MS), refusesSecret: false };
  }
};

/** Requests the services of `COMMERCE_URL` and `PAYMENT_URL` in parallel. Takes at most 3 seconds; never rejects. */
export const askNeighbors = ({
  commerceUrl,
  paymentUrl,
  paymentSecret,
}: Pick<Settings, 'commerceUrl' | 'paymentUrl' | 'paymentSecret'>): Promise<readonly Neighbor[]> =>
  Promise.all(
    [['COMMERCE_URL', commerceUrl, undefined] as const, ['PAYMENT_URL', paymentUrl, paymentSecret] as const].flatMap(
      ([name, url, secret]) =>
        url === undefined ? [] : [ask(url, secret).then((found) => ({ name, url: addressOf(url), ...found }))],
    ),
  );

/** The address without its query, which may contain a key. */
const addressOf = (url: string): string => url.split(/[?#]/)[0] ?? '';

/**
 * Prints a warning for each service that does not respond or refuses the secret. The start continues, because the
 * service may start later.
 */
export const warnOfNeighbors = (neighbors: readonly Neighbor[], print: (line: string) => void): void => {
  for (const neighbor of neighbors) if (!isFine(neighbor)) print(`Warning: ${neighborSentence(neighbor)}`);
};

export const isFine = ({ problem, refusesSecret }: Neighbor): boolean => problem === undefined && !refusesSecret;

/** One sentence that says whether a service responds. */
export const neighborSentence = ({ name, url, problem, refusesSecret }: Neighbor): string => {
  if (refusesSecret) return `${name} ${url} refuses PAYMENT_SECRET: set the same secret here and at the provider.`;
  return problem === undefined
    ? `${name} ${url} answers`
    : `${name} ${url} does not answer (${problem}): start that service, or correct ${name}.`;
};
