/** Header of a stored response that is returned again for its idempotency key. */
export const REPLAYED = 'idempotency-replayed';
