import { existsSync } from 'node:fs';
import { lockDataFolder } from '../database/data-folder-lock.ts';
import { dataFolderProblem, explainPort, portProblem, type MachineProblem } from '../process/machine.ts';
import { embeddedDatabase } from './database-of.ts';
import { localUrl } from '../process/setting.ts';
import { isSameOrigin, SAME_ORIGIN, type Settings } from './settings.ts';

/**
 * Why PAYMENT_URL cannot be used with the default of PUBLIC_URL, which is the address of the shop itself. An explicit
 * PUBLIC_URL is checked by `readSettings`. Commands that open no shop have no default.
 */
export const defaultOriginProblem = ({ host, port, publicUrl, paymentUrl }: Settings): MachineProblem => {
  if (publicUrl !== undefined || paymentUrl === undefined || port === 0) return undefined;
  const url = localUrl(host, port);
  return isSameOrigin(paymentUrl, url) ? `${SAME_ORIGIN}; PUBLIC_URL is ${url} by default.` : undefined;
};

/** The problem of the first setting that cannot work on this machine; undefined if all can. */
export const shopMachineProblem = async (settings: Settings): Promise<MachineProblem> =>
  defaultOriginProblem(settings) ??
  dataFolderProblem(settings) ??
  (await portProblem('PORT', settings.host, settings.port, settings.paymentPort)) ??
  (settings.paymentUrl === undefined
    ? await portProblem('PAYMENT_PORT', settings.host, settings.paymentPort, settings.port)
    : undefined);

/**
 * Explains the failure of a process whose port was taken by another process after it had been checked. Undefined for
 * any other failure.
 */
export const explainListening = (
  failure: unknown,
  { host, port, paymentPort }: Settings,
): Promise<string> | undefined => {
  if (!(failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE' && 'port' in failure))
    return undefined;
  return failure.port === paymentPort && port !== paymentPort
    ? explainPort('PAYMENT_PORT', { host, port: paymentPort, other: port }, 'EADDRINUSE')
    : explainPort('PORT', { host, port, other: paymentPort }, 'EADDRINUSE');
};

/**
 * Whether a shop stores its data in the embedded database: neither a PostgreSQL database nor another service is set.
 */
export const isEmbedded = ({ databaseUrl, commerceUrl }: Settings): boolean =>
  databaseUrl === undefined && commerceUrl === undefined;

/**
 * Rejects with one sentence if another process has locked the folder of the embedded database that a shop would open.
 */
export const checkFolderIsFree = async (settings: Settings): Promise<void> => {
  const { path } = embeddedDatabase(settings);
  if (isEmbedded(settings) && existsSync(path)) await (await lockDataFolder(path)).release();
};
