import { sourceFiles } from '#test/architecture/imports.ts';
import { unreachedFiles } from '#test/architecture/entries.ts';
import { readModule } from '#test/architecture/modules.ts';
import { reach } from '#test/architecture/reach.ts';
import type { Check } from '#test/spec/requirement-catalog.ts';

/**
 * What a test runs: a rule that no screen and no command uses yet, a rule or a view alone, a running service or host,
 * or a browser in front of a whole shop.
 */
export type Stage = 'unreached' | 'part' | 'service' | 'browser';

/**
 * The stages that prove a requirement of each check. A rule of the core is only a part of what a shopper sees, or of
 * what is sent.
 */
const proving: { readonly [check in Check]: readonly Stage[] } = {
  U: ['part', 'service', 'browser'],
  S: ['part', 'service', 'browser'],
  H: ['service', 'browser'],
  E: ['service', 'browser'],
  B: ['browser'],
};

export const proves = (check: Check, stage: Stage): boolean => proving[check].includes(stage);

/** The servers: the service, the host of the pages, and the payment provider. */
const servers: readonly string[] = [
  'adapters/backend/commerce/kernel/router.ts',
  'adapters/web/server/request-handler.ts',
  'adapters/backend/payments/app.ts',
];

/** Tests that start the whole shop in separate processes, so that they load none of it themselves. */
const HARNESS = 'test/reliability/';
const BROWSERS = 'test/e2e/';

/** The files of tests with a service: those that load one, with the suites that they run. */
export const filesAtService = (): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const test of sourceFiles('test').filter(
    (file) => /\.(test|prop)\.tsx?$/.test(file) && !file.startsWith('test/core/'),
  )) {
    const needed = reach(test);
    if (test.startsWith(HARNESS) || servers.some((server) => needed.has(server)))
      for (const file of needed) if (file.startsWith('test/')) found.add(file);
  }
  return found;
};

const unreached: ReadonlySet<string> = new Set(unreachedFiles);

/**
 * Whether a test imports a file that no entry of the product reaches. The kernel holds no rules, so a test may import
 * it.
 */
const isOfUnreached = (file: string): boolean =>
  [...readModule(file).imports.values()].some(({ to }) => unreached.has(to) && !to.startsWith('core/kernel/'));

export const stageOf = (file: string, atService: ReadonlySet<string>): Stage =>
  file.startsWith(BROWSERS) ? 'browser' : isOfUnreached(file) ? 'unreached' : atService.has(file) ? 'service' : 'part';
