import { dataFolderProblem, explainPort, portProblem, type MachineProblem } from '../backend/process/machine.ts';
import type { Settings } from './settings.ts';

/** The first setting of a shop that this machine cannot meet. */
export const shopMachineProblem = async (settings: Settings): Promise<MachineProblem> =>
  dataFolderProblem(settings) ??
  (await portProblem('PORT', settings.host, settings.port)) ??
  (settings.paymentUrl === undefined
    ? await portProblem('PAYMENT_PORT', settings.host, settings.paymentPort)
    : undefined);

/** Explains the failure of a process that found its port taken after all, since another was faster. Undefined for any other failure. */
export const explainListening = (
  failure: unknown,
  { host, port, paymentPort }: Settings,
): Promise<string> | undefined => {
  if (!(failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE' && 'port' in failure))
    return undefined;
  return failure.port === paymentPort && port !== paymentPort
    ? explainPort('PAYMENT_PORT', host, paymentPort, 'EADDRINUSE')
    : explainPort('PORT', host, port, 'EADDRINUSE');
};
