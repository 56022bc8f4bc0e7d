import type { CommerceDatabase } from './database/schema.ts';

/** Dependencies of the handlers. */
export type CommerceContext = {
  readonly database: CommerceDatabase;
  /** Address of the payment provider, and the secret that authenticates the shop. */
  readonly payments: { readonly url: string; readonly secret: string };
  readonly environment: 'demo' | 'test' | 'production';
  /** Calls the payment provider. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Called at named points of placing an order, where tests end the process; does nothing in production. */
  readonly crashPoint: (name: string) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Reports a defect or a failure of the infrastructure, which responses do not show. */
  readonly report: (problem: unknown, correlationId: string) => void;
};
