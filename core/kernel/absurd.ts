/** The default branch of a closed union. */
export const absurd = (never: never): never => {
  throw new TypeError(`Not a member of the union: ${JSON.stringify(never)}`);
};
