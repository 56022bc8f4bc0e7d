import type { CommerceDatabase } from './database/schema.ts';
import type { CommerceSite } from './sites.ts';

/** Dependencies of the handlers. */
export type CommerceContext = {
  readonly database: CommerceDatabase;
  /**
   * Address of the payment provider, the secret that authenticates the shop, and the milliseconds after which a request
   * counts as unanswered (8,000 by default).
   */
  readonly payments: { readonly url: string; readonly secret: string; readonly timeoutMs?: number };
  readonly environment: 'demo' | 'test' | 'production';
  /** Whether orders and returns move by themselves; by default in the environment `demo`. */
  readonly advancesDemo?: boolean;
  /** Calls the payment provider. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Called at named points of placing an order, where tests end the process; does nothing in production. */
  readonly crashPoint: (name: string) => Promise<void>;
  /** Whether a site asks for a bot check of shipping addresses (CHK-08); by default as `sites.ts` says. */
  readonly asksShippingBots?: (site: CommerceSite) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Reports a defect or a failure of the infrastructure, which responses do not show. */
  readonly report: (problem: unknown, correlationId: string) => void;
};
