/** The idempotency key of a command: the same key never acts twice. */
export type Keyed = { readonly key: string };
