import type * as Effect from 'effect/Effect';

/** The list of the page in which a second provider of recommendations writes its widgets. Never fails. */
export type WidgetList = {
  /**
   * The widget with an index, as its provider wrote it. If there is none yet, waits until the provider has announced its
   * list, at most 3 seconds; then undefined (REC-06).
   */
  readonly at: (index: number) => Effect.Effect<unknown>;
};
