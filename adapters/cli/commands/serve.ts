import type { ShopBuild } from '#adapters/web/server/load-front.ts';
import { shopBuilds } from '../build.ts';
import { shopMachineProblem } from '../check-machine.ts';
import { askNeighbors, warnOfNeighbors } from '../check-neighbors.ts';
import { openShop } from '../open-shop.ts';
import { openedText } from '../opened-text.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { steadyProgress } from '../steady-progress.ts';
import { stopSignal } from '../stop-signal.ts';
import { devCommand } from './dev.ts';

/**
 * Returns the current build; makes it first if it is missing or outdated. The build is kept while this process serves
 * it.
 */
const openBuild = async (progress: (line: string) => void): Promise<ShopBuild> => {
  const known = shopBuilds.isFresh() ? shopBuilds.current() : undefined;
  if (known === undefined) progress('Building the shop …');
  const build = known ?? (await shopBuilds.build());
  shopBuilds.hold(build);
  return build;
};

const DEV_IN_PRODUCTION =
  'PORTICO_ENV must be demo or test for "serve --dev" (npm run dev), which serves pages without a content security policy, but is "production".';

/**
 * Why the development mode is not allowed, in one sentence; undefined if it is. Only the environment is checked, so
 * that this problem is reported before missing settings of production.
 */
export const devProblem = ({ PORTICO_ENV }: { readonly [name: string]: string | undefined }): string | undefined =>
  PORTICO_ENV === 'production' ? DEV_IN_PRODUCTION : undefined;

/**
 * `portico serve`, and `npm start`: makes a build if necessary, opens the shop, prints its addresses, and waits for
 * Ctrl-C.
 */
export const serveCommand = async (
  {
    dev,
    modulesPort,
    innerPort,
  }: {
    readonly dev: boolean;
    /** Port of the module server. `devCommand` sets this port and `innerPort`. */
    readonly modulesPort?: number;
    readonly innerPort?: number;
  },
  settings: Settings,
): Promise<number> => {
  const { progress, done } = steadyProgress((line) => console.log(line));
  const isSupervised = modulesPort !== undefined && innerPort !== undefined;
  // A supervised process does not check its port, which its supervisor has opened; the supervisor has also checked the
  // machine.
  const checkMachine = async () => (isSupervised ? undefined : shopMachineProblem(settings));
  const problem = await checkMachine();
  if (problem !== undefined) {
    console.error(problem);
    return exitCodes.badScript;
  }
  if (dev && !isSupervised) return devCommand(settings);
  // A supervised process ends when its supervisor ends.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  const neighbors = askNeighbors(settings);
  const shop = await openShop({
    settings,
    progress,
    build: isSupervised ? { modulesPort, innerPort } : await openBuild(progress),
  }).finally(done);
  warnOfNeighbors(await neighbors, (line) => console.warn(line));
  console.log(openedText(shop, settings));
  process.send?.('open');
  await stopSignal();
  console.log('\nStopping …');
  await shop.close();
  return 0;
};
