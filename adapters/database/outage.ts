import { noConnection } from './unavailable.ts';

type OutageOptions = {
  /** Called with a sentence when connections are possible again. */
  readonly recovered?: ((line: string) => void) | undefined;
  /** Returns milliseconds since the epoch. */
  readonly now?: () => number;
};

/** What a pool notes about connections, so that an outage is logged once and not with each failure. */
type Outage = {
  /** The error of a connection that failed; it says whether one before has failed too. */
  readonly failed: (cause: unknown) => Error;
  readonly succeeded: () => void;
};

/** Watches the connections of a pool. A single failure between connections is no outage, whose end would be logged. */
export const makeOutage = ({ recovered, now = () => Date.now() }: OutageOptions): Outage => {
  let failures = 0;
  let since = 0;
  return {
    failed: (cause) => {
      if (failures === 0) since = now();
      failures += 1;
      return noConnection(cause, { isRepeated: failures > 1 });
    },
    succeeded: () => {
      if (failures > 1) {
        const seconds = Math.round((now() - since) / 1000);
        const time = seconds === 1 ? '1 second' : `${seconds} seconds`;
        recovered?.(`The database gives connections again, after ${time} and ${failures} failures.`);
      }
      failures = 0;
    },
  };
};
