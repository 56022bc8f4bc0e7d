import { existsSync } from 'node:fs';
import { lockDataFolder } from '../database/data-folder-lock.ts';
import { dataFolderProblem, explainPort, portProblem, type MachineProblem } from '../process/machine.ts';
import { embeddedDatabase } from './database-of.ts';
import { localUrl } from '../process/setting.ts';
import { isSameOrigin, SAME_ORIGIN, type Settings } from './settings.ts';

/**
 * Why PAYMENT_URL cannot be used beside the default of PUBLIC_URL, the address of the shop itself. `readSettings`
 * compares an explicit PUBLIC_URL; commands that open no shop have no default.
 */
export const defaultOriginProblem = ({ host, port, publicUrl, paymentUrl }: Settings): MachineProblem => {
  if (publicUrl !== undefined || paymentUrl === undefined || port === 0) return undefined;
  const url = localUrl(host, port);
  return isSameOrigin(paymentUrl, url) ? `${SAME_ORIGIN}; PUBLIC_URL is ${url} by default.` : undefined;
};

/** The first setting of a shop that this machine cannot meet. */
export const shopMachineProblem = async (settings: Settings): Promise<MachineProblem> =>
  defaultOriginProblem(settings) ??
  dataFolderProblem(settings) ??
  (await portProblem('PORT', settings.host, settings.port)) ??
  (settings.paymentUrl === undefined
    ? await portProblem('PAYMENT_PORT', settings.host, settings.paymentPort)
    : undefined);

/**
 * Explains the failure of a process that found its port taken after all, since another was faster. Undefined for any
 * other failure.
 */
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

/** Whether a shop keeps its data in the embedded database: it has neither a database nor a service elsewhere. */
export const isEmbedded = ({ databaseUrl, commerceUrl }: Settings): boolean =>
  databaseUrl === undefined && commerceUrl === undefined;

/** Rejects with one sentence when another process holds the folder of the embedded database that a shop would open. */
export const checkFolderIsFree = async (settings: Settings): Promise<void> => {
  const { path } = embeddedDatabase(settings);
  if (isEmbedded(settings) && existsSync(path)) await (await lockDataFolder(path)).release();
};
