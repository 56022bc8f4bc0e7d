import type { InteractionOrigin } from '#core/analytics/interaction-origin.ts';
import type { ImpressionKind } from '#core/personalization/impression-cap.ts';
import { ImpressionLog } from '#core/personalization/impression.ts';
import type { ShopperEvent } from '#core/personalization/shopper-event.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

const origins: { readonly [kind in ImpressionKind]: InteractionOrigin } = {
  recommendation: 'recommendation carousel',
  upsell: 'upsell',
};
const ignore = (): void => undefined;

/** Reports which products of a list of recommendations the shopper sees and follows (REC-03, REC-04, REC-11). */
export class ProductReports {
  #log: ImpressionLog;
  readonly #origin: InteractionOrigin;
  readonly #tasks: Tasks;

  constructor(kind: ImpressionKind, tasks: Tasks) {
    this.#log = ImpressionLog.of(kind);
    this.#origin = origins[kind];
    this.#tasks = tasks;
  }

  see(recTokens: readonly string[]): void {
    const { state, events } = ImpressionLog.see(this.#log, recTokens);
    this.#log = state;
    this.send(events);
  }

  follow(recToken: string): void {
    this.send([{ _tag: 'RecClicks', recToken, origin: this.#origin }]);
  }

  private send(events: readonly ShopperEvent[]): void {
    if (events.length === 0) return;
    void this.#tasks.command((shop) => shop.recommendations.report(events), { done: ignore, failed: ignore });
  }
}
