import type * as Effect from 'effect/Effect';

/** A problem, without personal or card data (HTTP-17). */
export type Warning = {
  readonly message: string;
  readonly errorId?: string;
  readonly correlationId?: string;
  readonly component?: string;
  readonly id?: string;
};

/** Reports problems to the operator. Never fails. */
export type Monitoring = { readonly warn: (warning: Warning) => Effect.Effect<void> };
