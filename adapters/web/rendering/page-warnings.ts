import * as Effect from 'effect/Effect';
import type { ErrorId } from '#core/failures/error-catalog.ts';
import type { Monitoring, Warning } from '#core/analytics/ports/monitoring.ts';

type PageWarnings = {
  /** Monitoring for the calls and use cases of one page. */
  readonly monitoring: Monitoring;
  /**
   * The problems of the page in one line when it is rendered; undefined without any. Later warnings are passed on at
   * once. Failures with an `expected` error id are omitted.
   */
  readonly end: (expected?: readonly ErrorId[]) => string | undefined;
};

/**
 * A failed call is reported by its client, and again with the same error id by the part of the page that works without
 * it; only the client names the call.
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
