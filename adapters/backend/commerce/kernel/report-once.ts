/** Further problems are not reported, so that the set of those that were stays small. */
const MAX_PROBLEMS = 200;

/**
 * Reports each problem once in the life of a process: a fault of stored data is met by every call, and would fill the
 * log.
 */
export const makeReportOnce = (
  report: (problem: unknown, correlationId: string) => void,
): ((problem: string, correlationId: string) => void) => {
  const reported = new Set<string>();
  return (problem, correlationId) => {
    if (reported.has(problem) || reported.size >= MAX_PROBLEMS) return;
    reported.add(problem);
    report(new Error(problem), correlationId);
  };
};
