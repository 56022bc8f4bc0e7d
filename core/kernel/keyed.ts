/** The idempotency key of a command: the service executes a key once. */
export type Keyed = { readonly key: string };
