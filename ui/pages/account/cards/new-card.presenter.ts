import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { CardToken } from '#core/payment/payment-method.ts';
import type { SavedCard } from '#core/payment/saved-card.ts';
import { CardFormPresenter, type CardFormEnvironment } from '#ui/features/payment/card-form.presenter.ts';

type Cards = readonly SavedCard[];

type Parts = CardFormEnvironment & {
  /** The cards that are saved already. */
  readonly saved: () => Cards;
  readonly onSaved: (cards: Cards) => void;
  /** Edits the expiry date of a saved card instead, which the shopper has typed as `typed`. */
  readonly onEdit: (card: SavedCard, typed: CardToken) => void;
};

/** Saves a new card. A renewed card has the number of one that is saved already: its expiry date is edited instead. */
export class NewCardPresenter {
  readonly card: CardFormPresenter;
  isDefault = false;
  /** The saved card that the refused one equals (PYT300), if only one looks like it. */
  private renewed: { readonly card: SavedCard; readonly typed: CardToken } | undefined = undefined;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.card = new CardFormPresenter({
      ...parts,
      openSession: (shop) => shop.savedCards.openSession(),
      onToken: (typed) => this.send(typed),
    });
    makeAutoObservable(this, { card: false }, { deep: false, autoBind: true });
  }

  /** Whether the refused card is saved already and can be edited. */
  get canEdit(): boolean {
    return this.renewed !== undefined;
  }

  setDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }

  /** Edits the saved card instead of saving the new one. */
  edit(): void {
    const { renewed } = this;
    if (renewed !== undefined) this.#parts.onEdit(renewed.card, renewed.typed);
  }

  private send(typed: CardToken): void {
    const { isDefault } = this;
    this.renewed = undefined;
    this.card.send(
      (shop) => shop.savedCards.save({ card: typed, isDefault }),
      this.#parts.onSaved,
      (failure) => this.refuse(failure, typed),
    );
  }

  private refuse({ errorId }: ApiFailure, typed: CardToken): void {
    if (errorId !== 'PYT300') return;
    const { brand, last4 } = typed;
    const [card, ...others] = this.#parts.saved().filter((one) => one.brand === brand && one.last4 === last4);
    if (card !== undefined && others.length === 0) this.renewed = { card, typed };
  }
}
