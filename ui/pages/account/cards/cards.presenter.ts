import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { CardExpiry, SavedCard } from '#core/payment/saved-card.ts';
import type { CardFormEnvironment } from '#ui/features/payment/card-form.presenter.ts';
import { Resource } from '#ui/kernel/resource.ts';
import type { Intent } from '#ui/kernel/tasks.ts';
import type { Shell } from '#ui/stores/shell.ts';
import { CardExpiryPresenter } from './card-expiry.presenter.ts';
import { NewCardPresenter } from './new-card.presenter.ts';

type Cards = readonly SavedCard[];

type Parts = CardFormEnvironment & {
  readonly shell: Pick<Shell, 'toasts'>;
  readonly texts: { readonly saved: string; readonly changed: string; readonly removed: string };
};

/** The dialog that is open. */
type CardDialog =
  | { readonly _tag: 'New'; readonly presenter: NewCardPresenter }
  | { readonly _tag: 'Expiry'; readonly presenter: CardExpiryPresenter }
  | { readonly _tag: 'Remove'; readonly card: SavedCard };

/** The saved cards of the member, and the dialog that is open (RTE-24, PAY-08). */
export class CardsPresenter {
  readonly cards: Resource<Cards, ApiFailure>;
  dialog: CardDialog | undefined = undefined;
  /** Id of the card that is being deleted or made the default one. */
  busyId: string | undefined = undefined;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.cards = new Resource<Cards, ApiFailure>(parts.tasks, (shop) => shop.savedCards.list());
    makeAutoObservable(this, { cards: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stop = this.#parts.tasks.start();
    this.cards.load();
    return stop;
  }

  add(): void {
    const presenter = new NewCardPresenter({
      ...this.#parts,
      saved: () => this.cards.value ?? [],
      onSaved: this.finish('saved'),
      onEdit: this.editExpiry,
    });
    this.dialog = { _tag: 'New', presenter };
    presenter.card.load();
  }

  /** `typed`: the date of a renewed card that the shopper has typed. */
  editExpiry(card: SavedCard, typed?: CardExpiry): void {
    const presenter = new CardExpiryPresenter(card, { ...this.#parts, onSaved: this.finish('changed') }, typed);
    this.dialog = { _tag: 'Expiry', presenter };
  }

  /** Asks before the card is deleted. */
  askToRemove(card: SavedCard): void {
    this.dialog = { _tag: 'Remove', card };
  }

  close(): void {
    this.dialog = undefined;
  }

  makeDefault({ id }: SavedCard): void {
    this.begin(id, (shop) => shop.savedCards.makeDefault(id), this.cards.set);
  }

  remove({ id }: SavedCard): void {
    this.begin(id, (shop) => shop.savedCards.remove(id), this.finish('removed'));
  }

  private finish(text: 'saved' | 'changed' | 'removed'): (cards: Cards) => void {
    return (cards) => {
      this.cards.set(cards);
      this.dialog = undefined;
      this.#parts.shell.toasts.show({ title: this.#parts.texts[text], tone: 'success' });
    };
  }

  private begin(id: string, intent: Intent<Cards, ApiFailure>, done: (cards: Cards) => void): void {
    if (this.busyId !== undefined) return;
    this.busyId = id;
    void this.#parts.tasks.command(intent, {
      done,
      failed: (failure) => {
        this.#parts.shell.toasts.show({ title: failure.message, tone: 'error' });
        this.dialog = undefined;
        this.cards.refresh();
      },
      finally: () => {
        this.busyId = undefined;
      },
    });
  }
}
