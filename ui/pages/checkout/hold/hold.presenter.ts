import { makeAutoObservable } from 'mobx';
import { holdAt, type HoldState } from '#core/checkout/hold.ts';

/** No timer waits longer: a device that sleeps delays it, and a delay above 24.8 days is none. */
const LONGEST_WAIT_MS = 60_000;

type HoldParts = {
  /** End of the hold, in milliseconds since the epoch. */
  readonly until: number;
  readonly now: () => number;
  /** The document: nothing runs while it is hidden. */
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
};

/** The hold of the items of an order, until its end (CART-41). */
export class HoldPresenter {
  state: HoldState = 'held';
  readonly #parts: HoldParts;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(parts: HoldParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const { page } = this.#parts;
    this.pass();
    page.addEventListener('visibilitychange', this.pass);
    return () => {
      page.removeEventListener('visibilitychange', this.pass);
      clearTimeout(this.#timer);
    };
  }

  /** Shows the state of now, also after the tab was hidden or the device slept. */
  private pass(): void {
    const { until, now, page } = this.#parts;
    const { state, next } = holdAt(until, now());
    this.state = state;
    clearTimeout(this.#timer);
    if (next !== undefined && !page.hidden)
      this.#timer = setTimeout(this.pass, Math.min(next - now(), LONGEST_WAIT_MS));
  }
}
