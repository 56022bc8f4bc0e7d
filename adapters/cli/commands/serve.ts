import type { ShopBuild } from '#adapters/web/server/start-shop.ts';
import { shopBuilds } from '../build.ts';
import { shopMachineProblem } from '../check-machine.ts';
import { openShop } from '../open-shop.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { stopSignal } from '../stop-signal.ts';
import { devCommand } from './dev.ts';

/** The current build, made first where there is none of the sources as they are. It stays for as long as this process serves it. */
const openBuild = async (progress: (line: string) => void): Promise<ShopBuild> => {
  const known = shopBuilds.isFresh() ? shopBuilds.current() : undefined;
  if (known === undefined) progress('Building the shop …');
  const build = known ?? (await shopBuilds.build());
  shopBuilds.hold(build);
  return build;
};

const DEV_IN_PRODUCTION =
  'PORTICO_ENV must be demo or test for "serve --dev" (npm run dev), which serves pages without a content security policy, but is "production".';

/** `portico serve`, and `npm start`: builds what is missing, opens everything, says where, and waits for Ctrl-C. */
export const serveCommand = async (
  {
    dev,
    modulesPort,
  }: { readonly dev: boolean; /** Of a process that `devCommand` has started. */ readonly modulesPort?: number },
  settings: Settings,
): Promise<number> => {
  const progress = (line: string): void => console.log(line);
  const problem = dev && settings.environment === 'production' ? DEV_IN_PRODUCTION : await shopMachineProblem(settings);
  if (problem !== undefined) {
    console.error(problem);
    return exitCodes.badScript;
  }
  if (dev && modulesPort === undefined) return devCommand(settings);
  // A process that is supervised ends with its supervisor, however that ends.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  const shop = await openShop({
    settings,
    progress,
    build: modulesPort === undefined ? await openBuild(progress) : { modulesPort },
  });
  console.log(`\n  Shop       ${shop.url}\n  Payments   ${shop.paymentUrl}\n\n  Ctrl-C stops both.`);
  await stopSignal();
  console.log('\nStopping …');
  await shop.close();
  return 0;
};
