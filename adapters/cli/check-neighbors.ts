import { noAnswerReason } from './check-shop.ts';
import type { Settings } from './settings.ts';

/** A service that a setting names; `problem` says why it does not respond. */
type Neighbor = {
  readonly name: 'COMMERCE_URL' | 'PAYMENT_URL';
  readonly url: string;
  readonly problem: string | undefined;
};

/** Timeout in milliseconds. */
const PATIENCE_MS = 3000;

/** Why a service does not respond; undefined if it does, with any status. */
const problemAt = async (url: string): Promise<string | undefined> => {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    return undefined;
  } catch (cause) {
    return noAnswerReason(cause, PATIENCE_MS);
  }
};

/** Requests the services of `COMMERCE_URL` and `PAYMENT_URL` in parallel. Takes at most 3 seconds; never rejects. */
export const askNeighbors = ({
  commerceUrl,
  paymentUrl,
}: Pick<Settings, 'commerceUrl' | 'paymentUrl'>): Promise<readonly Neighbor[]> =>
  Promise.all(
    [['COMMERCE_URL', commerceUrl] as const, ['PAYMENT_URL', paymentUrl] as const].flatMap(([name, url]) =>
      url === undefined ? [] : [problemAt(url).then((problem) => ({ name, url: addressOf(url), problem }))],
    ),
  );

/** The address without its query, which may contain a key. */
const addressOf = (url: string): string => url.split(/[?#]/)[0] ?? '';

/**
 * Prints a warning for each service that does not respond. The start continues, because the service may start later.
 */
export const warnOfNeighbors = (neighbors: readonly Neighbor[], print: (line: string) => void): void => {
  for (const neighbor of neighbors) if (neighbor.problem !== undefined) print(`Warning: ${neighborSentence(neighbor)}`);
};

/** One sentence that says whether a service responds. */
export const neighborSentence = ({ name, url, problem }: Neighbor): string =>
  problem === undefined
    ? `${name} ${url} answers`
    : `${name} ${url} does not answer (${problem}): start that service, or correct ${name}.`;
