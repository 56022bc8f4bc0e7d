import type { Point } from '#core/stores/distance.ts';

const PATIENCE_MS = 10_000;

/**
 * Asks the browser where the shopper is; undefined when it must not or cannot report it. It asks the shopper for leave,
 * so call it on request only (ux 72).
 */
export const here = (): Promise<Point | undefined> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: PATIENCE_MS, maximumAge: 60_000 },
    );
  });
