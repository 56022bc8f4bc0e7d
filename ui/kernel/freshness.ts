/**
 * Says whether a read may still be used: it is stale once a write has ended, or the data was replaced, since it began.
 */
export class Freshness {
  #generation = 0;

  /** Makes every read that has begun stale. */
  invalidate(): void {
    this.#generation += 1;
  }

  /** Begins a read. The function that it returns answers whether the read is still fresh. */
  begin(): () => boolean {
    const began = this.#generation;
    return () => began === this.#generation;
  }
}
