import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '#test/reliability/harness/rounds.ts';
import { useHarness } from '#test/reliability/harness/use-harness.ts';
import { deletionPoints, dieWhileDeleting } from '#test/reliability/scenarios/delete-account.ts';
import { deliveryPoints, dieWhileSending } from '#test/reliability/scenarios/deliver-messages.ts';
import { dieWhileCanceling, dieWhileCapturing } from '#test/reliability/scenarios/order-changes.ts';
import { dieWhileReturning, returnPoints } from '#test/reliability/scenarios/return-order.ts';
import { dieWhileSigningUp, signUpPoints } from '#test/reliability/scenarios/sign-up.ts';
import { startPostgres } from '#test/support/postgres.ts';
import { openSmtpServer, type SmtpServer } from '#test/support/smtp-server.ts';

/** Ten processes are killed at each point: nothing is lost, doubled or left half-way. */
const KILLS = 10;

const harness = useHarness(startPostgres);
let server: SmtpServer;
beforeAll(async () => void (server = await openSmtpServer()));
afterAll(() => server.close());

const scenarios: { readonly [title: string]: () => Promise<readonly string[]> } = {
  'a cancellation at change-committed': () => dieWhileCanceling(harness(), 'change-committed'),
  'a cancellation at operation-answered': () => dieWhileCanceling(harness(), 'operation-answered'),
  'a capture at operation-answered': () => dieWhileCapturing(harness()),
  ...Object.fromEntries(
    returnPoints.map((point) => [`a return at ${point}`, () => dieWhileReturning(harness(), point)]),
  ),
  ...Object.fromEntries(
    signUpPoints.map((point) => [`a sign-up at ${point}`, () => dieWhileSigningUp(harness(), point)]),
  ),
  ...Object.fromEntries(
    deliveryPoints.map((point) => [`a delivery at ${point}`, () => dieWhileSending(harness(), { server, point })]),
  ),
  ...Object.fromEntries(
    deletionPoints.map((point) => [`a deletion at ${point}`, () => dieWhileDeleting(harness(), point)]),
  ),
};

test.each(Object.entries(scenarios))('R2 10 processes killed during %s', async (_, run) => {
  expect(await rounds(KILLS, run)).toEqual([]);
});
