import { noAnswerReason } from './check-shop.ts';
import type { Settings } from './settings.ts';

/** Another service that a setting points at, and why it does not answer; undefined where it does. */
type Neighbor = {
  readonly name: 'COMMERCE_URL' | 'PAYMENT_URL';
  readonly url: string;
  readonly problem: string | undefined;
};

/** How long a service may take to answer, in milliseconds. */
const PATIENCE_MS = 3000;

/** Any answer counts: which addresses another service has is its own matter. */
const problemAt = async (url: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    return undefined;
  } catch (cause) {
    return noAnswerReason(cause, PATIENCE_MS);
  }
};

/**
 * Asks the services that `COMMERCE_URL` and `PAYMENT_URL` point at, at once. Takes 3 seconds at most; never rejects.
 */
export const askNeighbors = ({
  commerceUrl,
  paymentUrl,
}: Pick<Settings, 'commerceUrl' | 'paymentUrl'>): Promise<readonly Neighbor[]> =>
  Promise.all(
    [['COMMERCE_URL', commerceUrl] as const, ['PAYMENT_URL', paymentUrl] as const].flatMap(([name, url]) =>
      url === undefined ? [] : [problemAt(url).then((problem) => ({ name, url: addressOf(url), problem }))],
    ),
  );

/** An address without its query, which may hold a key. */
const addressOf = (url: string): string => url.split(/[?#]/)[0] ?? '';

/** Prints a warning for each service that does not answer. It is no reason to end, since the service may come later. */
export const warnOfNeighbors = (neighbors: readonly Neighbor[], print: (line: string) => void): void => {
  for (const neighbor of neighbors) if (neighbor.problem !== undefined) print(`Warning: ${neighborSentence(neighbor)}`);
};

/** One sentence about a service that does not answer. */
export const neighborSentence = ({ name, url, problem }: Neighbor): string =>
  problem === undefined
    ? `${name} ${url} answers`
    : `${name} ${url} does not answer (${problem}): start that service, or correct ${name}.`;
