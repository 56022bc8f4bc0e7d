import { isNoConnection } from './unavailable.ts';

/** Facts about a refused statement that contain no stored value. */
const facts = ['code', 'table', 'constraint'] as const;

/**
 * An error as the log prints it. An error of a statement is printed without its detail and parameters, which may contain
 * personal data; an error of a connection as one line, since it has a stack for each address.
 */
export const printableError = (problem: unknown): unknown => {
  if (isNoConnection(problem)) return problem.message;
  if (!(problem instanceof Error && 'detail' in problem)) return problem;
  const known = facts.map((name): unknown => Reflect.get(problem, name)).filter((fact) => fact !== undefined);
  return `${problem.stack ?? problem.message} (${known.join(', ')})`;
};
