import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { expiryYears, nextExpiry, type CardExpiry, type SavedCard } from '#core/payment/saved-card.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import { expiryTime } from './card-name.ts';

type Parts = { readonly tasks: Tasks; readonly onSaved: (cards: readonly SavedCard[]) => void };

/** The expiry date of a saved card. A refusal, such as FE309 for a date in the past, leaves it as it is (PAY-16). */
export class CardExpiryPresenter {
  month: string;
  year: string;
  isBusy = false;
  error: string | undefined = undefined;
  /** Number of refused attempts. */
  attempt = 0;
  readonly card: SavedCard;
  readonly years: readonly string[];
  readonly #parts: Parts;

  /** `typed`: the date of a renewed card that the shopper has typed. */
  constructor(card: SavedCard, parts: Parts, typed: CardExpiry = card) {
    const past = expiryTime();
    const { expMonth, expYear } = nextExpiry(typed, past);
    this.card = card;
    this.years = expiryYears(past).map(String);
    this.month = String(expMonth);
    this.year = String(expYear);
    this.#parts = parts;
    makeAutoObservable(this, { years: false }, { deep: false, autoBind: true });
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
