/** How long a call may take, in milliseconds (HTTP-21). */
export const CALL_LIMIT_MS = 15_000;
/** Placing and patching an order wait for the payment provider. */
export const ORDER_LIMIT_MS = 60_000;

/** A read is repeated once after this pause (HTTP-22). */
export const RETRY_PAUSE_MS = 500;
