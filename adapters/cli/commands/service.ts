import { startService } from '../../backend/commerce/main.ts';
import { makeSmtpMailer } from '../../mail/smtp-mailer.ts';
import { portProblem } from '../../process/machine.ts';
import { exitCodes } from '../report.ts';
import type { Settings } from '../settings.ts';
import { stopSignal } from '../stop-signal.ts';

/** `portico service`: runs only the commerce service. Several processes may share one PostgreSQL database. */
export const serviceCommand = async (settings: Settings): Promise<number> => {
  if (settings.databaseUrl === undefined) {
    console.error(
      'DATABASE_URL is required, since the embedded database belongs to the shop process: set it to the address of a PostgreSQL database, such as postgres://user:password@127.0.0.1:5432/portico.',
    );
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
    shopUrl: () => settings.publicUrl,
    ...(settings.trustedProxies === undefined ? {} : { trustedProxies: settings.trustedProxies }),
    ...(settings.smtp === undefined ? {} : { mailer: makeSmtpMailer(settings.smtp) }),
  });
  console.log(`Service ${service.url}`);
  if (!service.hasProducts)
    console.error('The database has no products, so the shop is empty: "portico seed" fills it.');
  await stopSignal();
  await service.close();
  return 0;
};
