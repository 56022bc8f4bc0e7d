import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { commerceSites } from '#adapters/backend/commerce/kernel/sites.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { todayOf } from '../prepaid/gift-cards.ts';
import { claimDigital } from './due-records.ts';
import { beginHandOver } from './hand-over.ts';

/** Largest number of shipments per run. */
const BATCH = 20;

/** Sends paid digital goods whose day has come, by the clocks of their site. Any number of processes may run it. */
export const sendDigital = async ({ database: { db }, now, report }: CommerceContext): Promise<void> => {
  const days = Object.fromEntries(commerceSites.map((site) => [site.siteId, todayOf(site, now())]));
  for (let sent = 0; sent < BATCH; sent += 1) {
    const isDone = await withTransaction(db, async (tx) => {
      const due = await claimDigital(tx, days);
      if (due !== undefined) await beginHandOver(tx, due.orderId, { shipmentId: due.shipmentId, now: now() });
      return due === undefined;
    }).catch((problem: unknown) => {
      report(problem, 'send-digital');
      return true;
    });
    if (isDone) return;
  }
};
