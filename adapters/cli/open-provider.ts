import { join } from 'node:path';
import type { Listening } from '../process/listen.ts';
import { startPaymentProvider } from '../backend/payments/app.ts';
import type { Settings } from './settings.ts';

/** Opens the simulated payment provider, whose store is in the data folder. `shopOrigins` is called for each request. */
export const openProvider = (
  { host, paymentPort, dataFolder, paymentSecret }: Settings,
  shopOrigins: () => readonly string[],
): Promise<Listening> =>
  startPaymentProvider({
    host,
    port: paymentPort,
    storeFile: join(dataFolder, 'payments', 'provider.sqlite'),
    secret: paymentSecret,
    shopOrigins,
  });
