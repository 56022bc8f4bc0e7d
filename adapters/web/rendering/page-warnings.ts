import * as Effect from 'effect/Effect';
import type { ErrorId } from '#core/failures/error-catalog.ts';
import type { Monitoring, Warning } from '#core/analytics/ports/monitoring.ts';

type PageWarnings = {
  /** Where the calls and use cases of one page leave their warnings. */
  readonly monitoring: Monitoring;
  /**
   * What went wrong for the page in one line, once it is made; undefined where nothing did. What comes later is passed
   * on at once. Failures with an `expected` error id are left out.
   */
  readonly end: (expected?: readonly ErrorId[]) => string | undefined;
};

/**
 * A call that failed is warned of by its client and again by the part of the page that does without it, under the same
 * error id:
 * only the client names the call.
 */
const causesOf = (warnings: readonly Warning[]): readonly string[] => {
  const ofCalls = new Set(warnings.filter(({ component }) => component === undefined).map(({ errorId }) => errorId));
  const causes = warnings.filter(({ component, errorId }) => component === undefined || !ofCalls.has(errorId));
  return [...new Set(causes.map(({ message }) => message))];
};

/**
 * Collects the warnings of one page, so that a page that fails is one line in the log, with its address. A read that
 * other pages
 * share may go on after the page is made: its warnings go to `warn`, with the address as their id.
 */
export const collectWarnings = (address: string, warn: (warning: Warning) => void): PageWarnings => {
  const collected: Warning[] = [];
  let isEnded = false;
  return {
    monitoring: {
      warn: (warning) =>
        Effect.sync(() => (isEnded ? warn({ id: address, ...warning }) : void collected.push(warning))),
    },
    end: (expected = []) => {
      isEnded = true;
      const isExpected = ({ errorId }: Warning): boolean => expected.some((id) => id === errorId);
      const causes = causesOf(collected.splice(0).filter((warning) => !isExpected(warning)));
      return causes.length === 0 ? undefined : causes.join('; ');
    },
  };
};
