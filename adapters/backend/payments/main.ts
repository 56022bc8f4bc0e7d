import { join } from 'node:path';
import { startPaymentProvider } from './node/start-payment-provider.ts';

const { HOST = '127.0.0.1', PAYMENT_PORT = '3001', PORTICO_DATA = '.portico', PORTICO_ENV, PAYMENT_SECRET = 'demo-secret', SHOP_ORIGINS = 'http://127.0.0.1:3000,http://localhost:3000' } = process.env;

if (PORTICO_ENV === 'production') {
  console.error('This payment provider moves no money, so it does not run in production: set PAYMENT_URL to a real one.');
  process.exit(1);
}

const provider = await startPaymentProvider({
  host: HOST,
  port: Number(PAYMENT_PORT),
  ledgerFile: join(PORTICO_DATA, 'payments', 'ledger.ndjson'),
  secret: PAYMENT_SECRET,
  shopOrigins: SHOP_ORIGINS.split(/[\s,]+/).filter((origin) => origin !== ''),
});
console.log(`Payment provider at ${provider.url}`);

const stop = () => void provider.close().then(() => process.exit(0));
process.once('SIGINT', stop).once('SIGTERM', stop);
