import { dataFolderProblem, portProblem } from '../../process/machine.ts';
import { openProvider } from '../open-provider.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { stopSignal } from '../stop-signal.ts';

const NOT_REAL =
  'This payment provider moves no money, so it does not run in production: set PAYMENT_URL to a real one.';

/**
 * Why the provider is not allowed, in one sentence; undefined if it is. Only the environment is checked, so that this
 * problem is reported before missing settings of production.
 */
export const providerProblem = ({ PORTICO_ENV }: { readonly [name: string]: string | undefined }): string | undefined =>
  PORTICO_ENV === 'production' ? NOT_REAL : undefined;

/** `portico provider`: runs only the simulated payment provider, for any number of shops. */
export const providerCommand = async (settings: Settings): Promise<number> => {
  const { host, paymentPort, shopOrigins } = settings;
  const problem = dataFolderProblem(settings) ?? (await portProblem('PAYMENT_PORT', host, paymentPort));
  if (problem !== undefined) {
    console.error(problem);
    return exitCodes.badScript;
  }
  const provider = await openProvider(settings, () => shopOrigins);
  console.log(`Payment provider at ${provider.url}`);
  await stopSignal();
  await provider.close();
  return 0;
};
