/**
 * Timeouts of a server in milliseconds for slow senders (reliability G3): of the head of a request, and of the whole
 * request, which then gets 408. Node checks them at each `connectionsCheckingInterval`.
 */
export type SenderTimeouts = {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly connectionsCheckingInterval: number;
};

export const slowSenders: SenderTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
};
