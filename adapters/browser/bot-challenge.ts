import * as Effect from 'effect/Effect';

/** Names of the events between the shop and whatever shows a challenge (HTTP-16, AMB-02). */
export const CHALLENGE = 'abr:challenge';
export const PASSED = 'abr:passed';

/** How long a shopper may take over a challenge, in milliseconds. */
const PATIENCE_MS = 120_000;

/**
 * Notifies the page of a challenge. A listener that shows it claims the event with `preventDefault()` and dispatches
 * `abr:passed` afterwards;
 * where no listener claims it, nothing is waited for.
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
