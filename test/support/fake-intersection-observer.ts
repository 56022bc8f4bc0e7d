import { vi } from 'vitest';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio' | 'target'>;

/**
 * An intersection observer that a test triggers: `see` reports the observed element as visible, by default all of it.
 * Records the margins.
 */
export const fakeIntersectionObserver = () => {
  const watched: {
    readonly margin: string | undefined;
    readonly target: Element;
    readonly see: (ratio?: number) => void;
  }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #see: (entries: readonly Seen[]) => void;
      readonly #margin: string | undefined;
      constructor(see: (entries: readonly Seen[]) => void, options?: { readonly rootMargin?: string }) {
        this.#see = see;
        this.#margin = options?.rootMargin;
      }
      observe(target: Element): void {
        watched.push({
          margin: this.#margin,
          target,
          see: (ratio = 1) => this.#see([{ isIntersecting: true, intersectionRatio: ratio, target }]),
        });
      }
      disconnect(): void {
        watched.length = 0;
      }
    },
  );
  return watched;
};
