/** Largest number of reported problems, which bounds the memory. */
const MAX_PROBLEMS = 200;

/** Reports each problem once per process: invalid stored data affects every call and would fill the log. */
export const makeReportOnce = (
  report: (problem: unknown, correlationId: string) => void,
): ((problem: string, correlationId: string) => void) => {
  const reported = new Set<string>();
  return (problem, correlationId) => {
    if (reported.has(problem) || reported.size >= MAX_PROBLEMS) return;
    reported.add(problem);
    report(problem, correlationId);
  };
};
