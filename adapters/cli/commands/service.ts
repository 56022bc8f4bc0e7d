import { startService } from '../../backend/commerce/main.ts';
import { portProblem } from '../../backend/process/machine.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { stopSignal } from '../stop-signal.ts';

/** `portico service`: the commerce service alone, as many processes as wanted on one PostgreSQL. */
export const serviceCommand = async (settings: Settings): Promise<number> => {
  if (settings.databaseUrl === undefined) {
    console.error('DATABASE_URL is required: the embedded database serves one process, and that is the shop.');
    return exitCodes.badScript;
  }
  const problem = await portProblem('PORT', settings.host, settings.port);
  if (problem !== undefined) {
    console.error(problem);
    return exitCodes.badScript;
  }
  const service = await startService({
    host: settings.host,
    port: settings.port,
    databaseUrl: settings.databaseUrl,
    payments: {
      url: settings.paymentUrl ?? `http://${settings.host}:${settings.paymentPort}`,
      secret: settings.paymentSecret,
    },
    environment: settings.environment,
  });
  console.log(`Service ${service.url}`);
  await stopSignal();
  await service.close();
  return 0;
};
