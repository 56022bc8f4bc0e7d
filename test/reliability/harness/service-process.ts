import { serve } from '@hono/node-server';
import { createCommerce } from '#adapters/backend/commerce/app.ts';
import { makeSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { openDatabase } from '#adapters/database/open-database.ts';
import { isFaultName, rewriteStatements, faults, through, type Fault } from './fault-injection.ts';

/**
 * The service as a process. Its environment can make it exit at a point of placing an order, or disable a guard. Only
 * tests start it.
 */
const setting = (name: string): string => process.env[name] ?? '';

const smtpPort = setting('SMTP_PORT');
const name = setting('PORTICO_FAULT');
const fault: Fault = isFaultName(name) ? faults[name] : {};
rewriteStatements(fault);
if (setting('PORTICO_SERIALIZABLE') === 'on')
  rewriteStatements({ rewrite: [[/isolation level read committed/, 'isolation level serializable']] });

/** Long enough that a pending request may or may not have reached the provider. */
const lifeAfter = (point: string): number => (point === 'provider-called' ? Math.random() * 40 : 0);

const database = await openDatabase({ kind: 'postgres', url: setting('DATABASE_URL'), poolSize: 20 });
const commerce = await createCommerce({
  database,
  environment: 'test',
  limitsCalls: setting('PORTICO_LIMITS') === 'on',
  payments: { url: setting('PAYMENT_URL'), secret: setting('PAYMENT_SECRET') },
  fetch: through(fault.toProvider, fetch),
  ...(smtpPort === ''
    ? {}
    : {
        shopUrl: () => 'https://shop.example',
        mailer: makeSmtpMailer({
          url: `smtp://127.0.0.1:${smtpPort}`,
          from: { name: '', address: 'orders@shop.example' },
          allowsPlain: true,
        }),
      }),
  crashPoint: async (point) => {
    if (point !== setting('PORTICO_CRASH_AT')) return;
    await new Promise((resolve) => setTimeout(resolve, lifeAfter(point)));
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => undefined);
  },
  report: (problem, about) =>
    process.stderr.write(`[${about}] ${problem instanceof Error ? problem.stack : JSON.stringify(problem)}\n`),
});
if (setting('RECONCILER') === 'on' || smtpPort !== '') commerce.startJobs();
const answer = through(fault.toService, commerce.fetch);
serve({ fetch: (request) => answer(request), hostname: '127.0.0.1', port: 0 }, ({ port }) =>
  process.send?.({ url: `http://127.0.0.1:${port}` }),
);
process.once('disconnect', () => process.exit());
