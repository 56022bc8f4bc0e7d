/** Timeout of a call in milliseconds (HTTP-21). */
export const CALL_LIMIT_MS = 15_000;
/** Timeout in milliseconds of placing and patching an order, both of which wait for the payment provider. */
export const ORDER_LIMIT_MS = 60_000;
/** Timeout in milliseconds of sending photos over a slow connection. */
export const UPLOAD_LIMIT_MS = 60_000;

/** Delay in milliseconds before a read is repeated once (HTTP-22). */
export const RETRY_PAUSE_MS = 500;
