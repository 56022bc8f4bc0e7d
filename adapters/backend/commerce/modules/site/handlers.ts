import type { internal } from '#adapters/contract/internal.ts';
import { present } from '#core/kernel/present.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { notFound } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import { readFooter } from '../content/read-content.ts';
import { locationsFor } from './locations.ts';

/** The internal service (API-122 to API-129): parts of pages from published content (AMB-82), sites, time. */
export const makeInternalHandlers = ({
  now,
  database: { db },
}: Pick<CommerceContext, 'now' | 'database'>): GroupHandlers<typeof internal> => ({
  footer: async ({ site: { siteId }, reportOnce }) => {
    const footer = await readFooter(db, siteId, { report: reportOnce });
    if (footer === undefined) return notFound;
    const { columns, legalLine } = footer;
    return { columns, legalLine };
  },
  utility: async ({ site: { siteId }, reportOnce }) => {
    const footer = await readFooter(db, siteId, { report: reportOnce });
    if (footer === undefined) return notFound;
    const { utilityLinks: links = [], promo: promoBar } = footer;
    return { links, ...present({ promoBar }) };
  },
  locationSelector: async ({ site }) => locationsFor(site),
  serverTime: async () => ({ timestamp: now() }),
});
