import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { SavedCard } from '#core/payment/saved-card.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type Parts = { readonly tasks: Tasks; readonly onSaved: (cards: readonly SavedCard[]) => void };

/** The expiry date of a saved card. A refusal, such as FE309, leaves the date as it is (PAY-16). */
export class CardExpiryPresenter {
  month: string;
  year: string;
  isBusy = false;
  error: string | undefined = undefined;
  /** Number of refused attempts. */
  attempt = 0;
  readonly card: SavedCard;
  readonly #parts: Parts;

  constructor(card: SavedCard, parts: Parts) {
    this.card = card;
    this.month = String(card.expMonth);
    this.year = String(card.expYear);
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  setMonth(month: string): void {
    this.month = month;
  }

  setYear(year: string): void {
    this.year = year;
  }

  save(): void {
    if (this.isBusy) return;
    const { tasks, onSaved } = this.#parts;
    const expiry = { expMonth: Number(this.month), expYear: Number(this.year) };
    this.isBusy = true;
    this.error = undefined;
    void tasks.command((shop) => shop.savedCards.changeExpiry(this.card.id, expiry), {
      done: onSaved,
      failed: (failure: ApiFailure) => {
        this.error = failure.message;
        this.attempt += 1;
      },
      finally: () => {
        this.isBusy = false;
      },
    });
  }
}
