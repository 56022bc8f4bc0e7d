import type { StorageKey } from '../site/storage-key.ts';

/** Start of the local storage key that records that the shopper closed a benefit bar; its id follows (CNT-43). */
export const BENEFIT_BAR_CLOSED = 'benefitBarClosed:' satisfies StorageKey;
