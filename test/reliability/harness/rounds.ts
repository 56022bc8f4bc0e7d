/** Runs a scenario so many times, one after another. Returns all violations, each with its round. */
export const rounds = async (count: number, run: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  const violations: string[] = [];
  for (let round = 1; round <= count; round += 1)
    violations.push(...(await run()).map((violation) => `round ${round}: ${violation}`));
  return violations;
};
