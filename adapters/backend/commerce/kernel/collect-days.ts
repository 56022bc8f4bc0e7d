/** Days for which a store keeps goods that are ready. */
export const COLLECT_DAYS = 14;
