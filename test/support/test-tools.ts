/**
 * Where the tests look first for a browser and a PostgreSQL: among installed programs, or in the packages that `npm ci`
 * installs.
 */
export type TestTools = 'installed' | 'packaged';

/**
 * `PORTICO_TEST_TOOLS`, else `packaged` in CI, so that CI runs what a new developer runs, else `installed`. Throws for
 * any other value.
 */
export const testTools = (
  { PORTICO_TEST_TOOLS: chosen = '', CI: ci = '' }: { readonly [name: string]: string | undefined } = process.env,
): TestTools => {
  if (chosen === 'installed' || chosen === 'packaged') return chosen;
  if (chosen !== '') throw new Error(`PORTICO_TEST_TOOLS is "${chosen}"; it may be "installed" or "packaged".`);
  return ci === '' || ci === 'false' ? 'installed' : 'packaged';
};
