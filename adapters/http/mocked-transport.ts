import { trialWishes, withoutWishes, type Stage } from './trial-wishes.ts';
import type { Fetch } from './transport.ts';

/** How long a made-up answer takes at most, in milliseconds (HTTP-07). */
export const LONGEST_MOCK_MS = 500;

export type MockedMode = Stage & {
  /** Where the service's paths begin, such as https://shop.example/api. */
  readonly baseUrl: string;
  /** Whether the session key `mock` is set. */
  readonly isOn: () => boolean;
  /** From 0 to 1; decides how long an answer takes. */
  readonly chance: () => number;
};

/**
 * Answers calls itself, out of the contract, while the session key `mock` is set (HTTP-07); the status is 200 unless the call wishes
 * another. In production the key is not even looked at (HTTP-06). What makes up the answers is loaded with the first of them.
 */
export const mockedTransport = (next: Fetch, { isProduction, baseUrl, isOn, chance }: MockedMode): Fetch =>
  isProduction
    ? (request) => next(withoutWishes(request))
    : async (request) => {
        if (!isOn()) return next(withoutWishes(request));
        const [{ mockAnswer }] = await Promise.all([
          import('./mock-answer.ts'),
          pause(chance() * LONGEST_MOCK_MS, request.signal),
        ]);
        const { pathname } = new URL(request.url);
        const path = pathname.slice(new URL(baseUrl).pathname.replace(/\/+$/, '').length);
        return mockAnswer({
          method: request.method,
          path,
          status: statusOf(request.headers.get(trialWishes.mockStatus)),
        });
      };

const statusOf = (text: string | null): number => (text !== null && /^[2-5]\d\d$/.test(text) ? Number(text) : 200);

/** Ends early where the call is given up. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
