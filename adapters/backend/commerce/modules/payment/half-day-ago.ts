import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';

const HALF_DAY_MS = 12 * 60 * 60 * 1000;

/** The time 12 hours ago, for the expiry dates of cards. */
export const halfDayAgo = ({ now }: Pick<CommerceContext, 'now'>): Date => new Date(now() - HALF_DAY_MS);
