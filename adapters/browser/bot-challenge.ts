import * as Effect from 'effect/Effect';

/** Names of the events between the shop and the component that shows a challenge (HTTP-16, AMB-02). */
export const CHALLENGE = 'abr:challenge';
export const PASSED = 'abr:passed';

/** Timeout of a challenge in milliseconds. */
const PATIENCE_MS = 120_000;

/**
 * Dispatches an event with the challenge to the page. A listener that shows it calls `preventDefault()` and dispatches
 * `abr:passed` afterwards; without such a listener the result is false at once.
 */
export const makeBotChallenge =
  (page: EventTarget) =>
  (challenge: unknown): Effect.Effect<boolean> =>
    Effect.callback<boolean>((resume) => {
      const passed = (): void => resume(Effect.succeed(true));
      page.addEventListener(PASSED, passed, { once: true });
      const unclaimed = page.dispatchEvent(new CustomEvent(CHALLENGE, { detail: challenge, cancelable: true }));
      if (unclaimed) resume(Effect.succeed(false));
      return Effect.sync(() => page.removeEventListener(PASSED, passed));
    }).pipe(Effect.timeoutOrElse({ duration: PATIENCE_MS, orElse: () => Effect.succeed(false) }));
