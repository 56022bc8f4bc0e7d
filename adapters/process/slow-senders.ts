/**
 * Timeouts of servers in milliseconds for slow senders (reliability G3). Node checks them at each
 * `connectionsCheckingInterval`.
 */
export const slowSenders = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
} as const;
