import { afterEach, expect, test, vi } from 'vitest';
import { devLogger } from '#adapters/web/rendering/dev-logger.ts';

const { isTTY, rows } = process.stdout;
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  Object.assign(process.stdout, { isTTY, rows });
});

/** The output of a logger in a terminal of 40 lines. */
const printedIn = (log: (logger: ReturnType<typeof devLogger>) => void): readonly string[] => {
  vi.stubEnv('CI', undefined);
  Object.assign(process.stdout, { isTTY: true, rows: 40 });
  const printed = vi.spyOn(console, 'log').mockReturnValue(undefined);
  log(devLogger());
  return printed.mock.calls.map(String);
};

test('the terminal keeps earlier messages when a module is edited', () => {
  const printed = printedIn(({ info }) => info('hmr update /ui/a.tsx', { clear: true, environment: '(client)' }));
  expect(printed).toEqual(['hmr update /ui/a.tsx']);
});

test('rendering a page with edited modules prints nothing', () => {
  expect(printedIn(({ info }) => info('page reload ui/a.tsx', { environment: '(ssr)' }))).toEqual([]);
});
