import { makeAutoObservable } from 'mobx';
import type { SavedCard } from '#core/payment/saved-card.ts';
import { CardFormPresenter, type CardFormEnvironment } from '#ui/features/payment/card-form.presenter.ts';

type Parts = CardFormEnvironment & { readonly onSaved: (cards: readonly SavedCard[]) => void };

/** Saves a new card. */
export class NewCardPresenter {
  readonly card: CardFormPresenter;
  isDefault = false;

  constructor({ onSaved, ...environment }: Parts) {
    this.card = new CardFormPresenter({
      ...environment,
      openSession: (shop) => shop.savedCards.openSession(),
      onToken: (card) => {
        const { isDefault } = this;
        this.card.send((shop) => shop.savedCards.save({ card, isDefault }), onSaved);
      },
    });
    makeAutoObservable(this, { card: false }, { deep: false, autoBind: true });
  }

  setDefault(isDefault: boolean): void {
    this.isDefault = isDefault;
  }
}
