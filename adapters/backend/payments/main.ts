import { join, resolve } from 'node:path';
import { either as E } from 'fp-ts';
import { errorMessage } from '#adapters/process/error-message.ts';
import { dataFolderProblem, portProblem } from '#adapters/process/machine.ts';
import { hostOf, originsOf, portOf } from '#adapters/process/setting.ts';
import { unknownSettings, type SettingVariables } from '#adapters/process/setting-names.ts';
import { startPaymentProvider } from './app.ts';

const variables: SettingVariables = process.env;
const { HOST, PAYMENT_PORT, PORTICO_DATA, PORTICO_ENV, PAYMENT_SECRET, SHOP_ORIGINS } = variables;
for (const warning of unknownSettings(process.env)) console.error(warning);

const end = (code: number, sentence: string): never => {
  console.error(sentence);
  process.exit(code);
};

/** Exit code of a setting that cannot be used, as of the command line. */
const BAD_SETTING = 2;

const NOT_REAL =
  'This payment provider moves no money, so it does not run in production: set PAYMENT_URL to a real one.';
if (PORTICO_ENV === 'production') end(BAD_SETTING, NOT_REAL);

const valueOf = <Value>(setting: E.Either<{ readonly sentence: string }, Value>): Value =>
  E.isRight(setting) ? setting.right : end(BAD_SETTING, setting.left.sentence);

const host = valueOf(hostOf(HOST));
const port = valueOf(portOf('PAYMENT_PORT', PAYMENT_PORT, 3001));
const shops = ['http://127.0.0.1:3000', 'http://localhost:3000'];
const shopOrigins = valueOf(originsOf('SHOP_ORIGINS', SHOP_ORIGINS, shops));
const dataFolder = resolve(PORTICO_DATA || '.portico');
const problem = dataFolderProblem({ dataFolder }) ?? (await portProblem('PAYMENT_PORT', host, port));
if (problem !== undefined) end(BAD_SETTING, problem);

const storeFile = join(dataFolder, 'payments', 'provider.sqlite');
const settings = { host, port, storeFile, secret: PAYMENT_SECRET || 'demo-secret', shopOrigins: () => shopOrigins };
const provider = await startPaymentProvider(settings).catch((failure: unknown) => end(1, errorMessage(failure)));
console.log(`Payment provider at ${provider.url}`);

const stop = () => void provider.close().then(() => process.exit(0));
process.once('SIGINT', stop).once('SIGTERM', stop);
