/** Detects stale reads: a read is stale if a write ended or the data was replaced after the read began. */
export class Freshness {
  #generation = 0;

  /** Makes every read that has begun stale. */
  invalidate(): void {
    this.#generation += 1;
  }

  /** Begins a read. The returned function says whether that read is still fresh. */
  begin(): () => boolean {
    const began = this.#generation;
    return () => began === this.#generation;
  }
}
