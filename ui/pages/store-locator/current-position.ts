import type { Point } from '#core/stores/distance.ts';

const TIMEOUT_MS = 10_000;

/**
 * Returns the device's position, or undefined if the browser denies or lacks it. The browser asks the shopper for
 * permission, so call this on request only (ux 72).
 */
export const currentPosition = (): Promise<Point | undefined> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  });
