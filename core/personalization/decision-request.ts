import type { Channel } from '../site/site-configuration.ts';
import { present } from '../kernel/present.ts';
import type { ShopperEvent } from './shopper-event.ts';

/** What the engine is asked with (P13N-02). */
export type DecisionRequest = {
  readonly customerId?: string;
  readonly channel: Channel;
  readonly events: readonly ShopperEvent[];
  readonly visitorId?: string;
};

/** Who asks. A guest has a consumer id, too, which the engine is not told. `visitorId` is missing until there is consent (P13N-24). */
export type Asker = {
  readonly isSignedIn: boolean;
  readonly consumerId?: string;
  readonly visitorId?: string;
  readonly channel: Channel;
};

/** A consumer id goes only when signed in (P13N-03). */
export const decisionRequest = (
  { isSignedIn, consumerId, visitorId, channel }: Asker,
  events: readonly ShopperEvent[],
): DecisionRequest => present({ customerId: isSignedIn ? consumerId : undefined, channel, events, visitorId });
