import { vi } from 'vitest';

/** An intersection observer that a test triggers: `see` reports the observed element as visible. Records the margins. */
export const fakeIntersectionObserver = () => {
  const watched: { readonly margin: string | undefined; readonly see: () => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #see: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
      readonly #margin: string | undefined;
      constructor(
        see: (entries: readonly { readonly isIntersecting: boolean }[]) => void,
        options?: { readonly rootMargin?: string },
      ) {
        this.#see = see;
        this.#margin = options?.rootMargin;
      }
      observe(): void {
        watched.push({ margin: this.#margin, see: () => this.#see([{ isIntersecting: true }]) });
      }
      disconnect(): void {
        watched.length = 0;
      }
    },
  );
  return watched;
};
