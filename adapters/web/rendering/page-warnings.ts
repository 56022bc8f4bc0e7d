import * as Effect from 'effect/Effect';
import type { ErrorId } from '#core/failures/error-catalog.ts';
import type { Monitoring, Warning } from '#core/analytics/ports/monitoring.ts';

type PageWarnings = {
  /** Monitoring for the calls and use cases of one page. */
  readonly monitoring: Monitoring;
  /**
   * Ends the page: returns its problems in one line, undefined if there are none. Warnings that arrive later are passed
   * on at once. Failures with an error id in `expected` are omitted.
   */
  readonly end: (expected?: readonly ErrorId[]) => string | undefined;
};

/**
 * The messages to log, each once. A failed call is reported by its client, which names the call, and again with the
 * same error id by the part of the page that does without its result; the second report is omitted.
 */
const causesOf = (warnings: readonly Warning[]): readonly string[] => {
  const ofCalls = new Set(warnings.filter(({ component }) => component === undefined).map(({ errorId }) => errorId));
  const causes = warnings.filter(({ component, errorId }) => component === undefined || !ofCalls.has(errorId));
  return [...new Set(causes.map(({ message }) => message))];
};

/**
 * Collects the warnings of one page, so that a failing page is one line in the log, with its address. A shared read may
 * continue after the page is rendered: its warnings go to `warn`, with the address as id.
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
