import { openDatabase } from '#adapters/database/open-database.ts';
import { shopBuilds } from '../build.ts';
import { makeSmtpMailer, serverOf } from '../../mail/smtp-mailer.ts';
import { errorMessage } from '../../process/error-message.ts';
import { dataFolderProblem, portProblem } from '../../process/machine.ts';
import { checkFolderIsFree, defaultOriginProblem, isEmbedded } from '../check-machine.ts';
import { askNeighbors, isFine, neighborSentence } from '../check-neighbors.ts';
import { noAnswer } from '../explain-database.ts';
import { isShop } from '../check-shop.ts';
import { localUrl } from '../../process/setting.ts';
import type { Settings } from '../settings.ts';

type Finding = { readonly good: boolean; readonly sentence: string };

/** The Node version is always good here, because `start.mjs` ends with an older one. */
const node = (): Finding => ({ good: true, sentence: `Node ${process.versions.node}` });

const port = async (name: 'PORT' | 'PAYMENT_PORT', { host, ...ports }: Settings): Promise<Finding> => {
  const [number, other] = name === 'PORT' ? [ports.port, ports.paymentPort] : [ports.paymentPort, ports.port];
  const problem = await portProblem(name, host, number, other);
  return { good: problem === undefined, sentence: problem ?? `${name} ${number} on ${host} is free` };
};

const build = (): Finding => {
  if (shopBuilds.current() === undefined)
    return { good: true, sentence: 'The shop is not built yet: the first start builds it' };
  return {
    good: true,
    sentence: shopBuilds.isFresh()
      ? 'The shop is built'
      : 'The build is older than its sources: the next start builds the shop again',
  };
};

/** Checks PostgreSQL with a query. The address is printed without its password. */
const postgres = async (url: string): Promise<Finding> => {
  const { host, pathname } = new URL(url);
  try {
    const { db, close } = await openDatabase({ kind: 'postgres', url, poolSize: 1 });
    await db
      .selectNoFrom(({ lit }) => lit(1).as('answer'))
      .execute()
      .finally(close);
    return { good: true, sentence: `PostgreSQL at ${host}${pathname} answers (DATABASE_URL)` };
  } catch (error) {
    return { good: false, sentence: noAnswer(url, error) };
  }
};

const embedded = async (settings: Settings): Promise<Finding> => {
  const problem = dataFolderProblem(settings);
  if (problem !== undefined) return { good: false, sentence: problem };
  if (!isEmbedded(settings))
    return {
      good: true,
      sentence: `Data folder ${settings.dataFolder}; sessions are stored in memory (no DATABASE_URL)`,
    };
  try {
    await checkFolderIsFree(settings);
    return {
      good: true,
      sentence: `Embedded database in ${settings.dataFolder} (one process); set DATABASE_URL for PostgreSQL`,
    };
  } catch (error) {
    return { good: false, sentence: errorMessage(error) };
  }
};

/** A shop at the port of the settings explains why its folder and ports are in use. */
const runningShop = async ({ host, port: number }: Settings): Promise<readonly Finding[]> => {
  const url = localUrl(host, number);
  if (number === 0 || !(await isShop(url).catch(() => false))) return [];
  return [{ good: false, sentence: `A shop runs at ${url}: stop it first, to check whether one can start here` }];
};

/** Checks the mail server as far as the reply to the password; another backend sends messages itself. */
const mailServer = async ({ smtp, commerceUrl }: Settings): Promise<readonly Finding[]> => {
  if (smtp === undefined || commerceUrl !== undefined) return [];
  const problem = await makeSmtpMailer(smtp).check();
  const sentence = problem ?? `the mail server ${serverOf(smtp.url)} accepts the connection and the sign-in`;
  return [{ good: problem === undefined, sentence: `SMTP_URL: ${sentence}` }];
};

/** `portico doctor`: prints one line per finding; the exit code is 1 if one of them is bad. */
export const doctorCommand = async (settings: Settings): Promise<number> => {
  const originProblem = defaultOriginProblem(settings);
  const findings = [
    node(),
    build(),
    ...(await runningShop(settings)),
    settings.databaseUrl === undefined ? await embedded(settings) : await postgres(settings.databaseUrl),
    await port('PORT', settings),
    ...(await askNeighbors(settings)).map((neighbor) => ({
      good: isFine(neighbor),
      sentence: neighborSentence(neighbor),
    })),
    ...(await mailServer(settings)),
    ...(originProblem === undefined ? [] : [{ good: false, sentence: originProblem }]),
    ...(settings.paymentUrl === undefined ? [await port('PAYMENT_PORT', settings)] : []),
  ];
  for (const { good, sentence } of findings) console.log(`${good ? '✓' : '✗'} ${sentence}`);
  return findings.every(({ good }) => good) ? 0 : 1;
};
