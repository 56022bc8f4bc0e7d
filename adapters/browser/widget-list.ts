import * as Effect from 'effect/Effect';
import type { WidgetList } from '#core/recommendations/ports/widget-list.ts';

/** The event by which the provider says that its list is complete. */
const WIDGETS_READY = 'recommendationWidgetsReady';

/** How long a page waits for that event, in milliseconds (REC-06). */
const PATIENCE_MS = 3000;

/** The page with the list of the provider. Its script may write anything there. */
type WidgetPage = EventTarget & { readonly recommendationWidgets?: unknown };

/** Reads the list of a page (REC-05). All readers share one wait, so that a missing provider delays a page only once. */
export const makeWidgetList = (page: WidgetPage): WidgetList => {
  const read = (index: number): unknown => {
    const { recommendationWidgets: list } = page;
    return Array.isArray(list) ? list[index] : undefined;
  };
  let wait: Promise<void> | undefined;
  const ready = (): Promise<void> =>
    (wait ??= new Promise((resolve) => {
      const timer = setTimeout(resolve, PATIENCE_MS);
      page.addEventListener(
        WIDGETS_READY,
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    }));
  return {
    at: (index) =>
      Effect.suspend(() => {
        const widget = read(index);
        return widget === undefined ? Effect.map(Effect.promise(ready), () => read(index)) : Effect.succeed(widget);
      }),
  };
};
