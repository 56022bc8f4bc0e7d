import { createServer } from 'node:net';
import { shopBuilds } from '../build.ts';
import type { Settings } from '../settings.ts';

type Finding = { readonly good: boolean; readonly sentence: string };

/** The oldest Node that the libraries run on. */
const OLDEST_NODE = [22, 22] as const;

const node = (): Finding => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const good = major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
  return { good, sentence: `Node ${process.versions.node}${good ? '' : `: ${OLDEST_NODE.join('.')} or newer is needed. "npm ci" brings one along on Linux and Windows; start through npm.`}` };
};

const port = (name: string, number: number, host: string): Promise<Finding> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve({ good: false, sentence: `${name} ${number} on ${host} is taken: choose another with ${name}=…` }));
    server.listen(number, host, () => server.close(() => resolve({ good: true, sentence: `${name} ${number} on ${host} is free` })));
  });

const build = (): Finding => {
  if (shopBuilds.current() === undefined) return { good: true, sentence: 'The shop is not built yet: the first start builds it' };
  return { good: true, sentence: shopBuilds.isFresh() ? 'The shop is built' : 'The build is older than its sources: the next start builds the shop again' };
};

const database = (settings: Settings): Finding => ({
  good: true,
  sentence: settings.databaseUrl === undefined ? `Embedded database in ${settings.dataFolder} (one process); set DATABASE_URL for PostgreSQL` : 'PostgreSQL by DATABASE_URL',
});

/** `portico doctor`: a line per finding; exit code 1 when one is bad. */
export const doctorCommand = async (settings: Settings): Promise<number> => {
  const findings = [node(), build(), database(settings), await port('PORT', settings.port, settings.host), await port('PAYMENT_PORT', settings.paymentPort, settings.host)];
  for (const { good, sentence } of findings) console.log(`${good ? '✓' : '✗'} ${sentence}`);
  return findings.every(({ good }) => good) ? 0 : 1;
};
