import type { Database } from './database/schema.ts';

/** What the handlers of the service are made from. */
export type CommerceContext = {
  readonly database: Database;
  /** Where the payment provider answers, and the secret that it knows this shop by. */
  readonly payments: { readonly url: string; readonly secret: string };
  readonly environment: 'demo' | 'test' | 'production';
  /** Calls the payment provider. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Waits at named points of place order, so that a test can end the process there; does nothing otherwise. */
  readonly crashPoint: (name: string) => Promise<void>;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Reports to the operator of the service what no caller may see. */
  readonly report: (problem: unknown, correlationId: string) => void;
};
