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

test('an error in a file is printed once until the next edit, and not if the shop prints it', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const logger = devLogger();
  const find = (what: string, where: string): void =>
    logger.error(`${where}: ${what}`, { error: Object.assign(new Error(what), { plugin: 'vite:oxc' }) });
  logger.leaveOut(new Error('a.tsx:1:1'));
  for (const where of ['Pre-transform error', 'Internal server error'])
    for (const what of ['a.tsx:1:1', 'b.tsx:1:1']) find(what, where);
  logger.leaveOut('no error');
  logger.forget();
  find('b.tsx:1:1', 'Internal server error');
  expect(printed.mock.calls.map(String)).toEqual([
    'Pre-transform error: b.tsx:1:1',
    'Internal server error: b.tsx:1:1',
  ]);
});
