import { withTransaction } from '#adapters/database/transaction.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { Job } from '#adapters/backend/commerce/kernel/repeat.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { takeRestocked } from './notice-records.ts';

/** Notices of one transaction. */
const BATCH = 100;
/** Interval in milliseconds. */
const INTERVAL_MS = 10_000;

const announceBatch = async (tx: Tx): Promise<number> => {
  const notices = await takeRestocked(tx, BATCH);
  for (const { sku, email, siteId, askedAt, productId, name, colorName, size } of notices) {
    const site = siteOf(siteId);
    if (site === undefined) continue;
    await enqueueMessage(tx, {
      kind: 'back-in-stock',
      to: email,
      siteId,
      locale: site.locale,
      key: `back-in-stock ${sku} ${digestOf(email)} ${askedAt.toISOString()}`,
      params: { productId, name, detail: [colorName, size].filter((part) => part !== '').join(', ') },
    });
  }
  return notices.length;
};

/**
 * Sends the requested messages about variants that the warehouse has again (PDP-17), each request once. Any number of
 * processes may run it concurrently. Returns the number of requests.
 */
const announceRestocked = async ({ database }: Pick<CommerceContext, 'database'>): Promise<number> => {
  let announced = 0;
  for (let batch = BATCH; batch === BATCH; announced += batch)
    batch = await withTransaction(database.db, announceBatch);
  return announced;
};

export const restockJob = (context: Pick<CommerceContext, 'database'>): Job => ({
  name: 'back-in-stock',
  intervalMs: INTERVAL_MS,
  run: () => announceRestocked(context),
});
