import { makeAutoObservable } from 'mobx';
import type { SharedItemView } from '#core/cart/shared-cart.ts';
import type { Shell } from '#ui/stores/shell.ts';

type SharedCartTexts = { /** Message of a failure that has none. */ readonly failed: string };
type SharedCartParts = {
  readonly shell: Pick<Shell, 'cart'>;
  readonly items: readonly SharedItemView[];
  readonly texts: SharedCartTexts;
};

/** A shared cart: the items that the shopper has chosen, and what became of adding them. */
export class SharedCartPresenter {
  /** Skus that are chosen: at first all that can be bought. */
  chosen: ReadonlySet<string>;
  /** Messages of items that the service refused, by sku. */
  notes: { readonly [sku: string]: string } = {};
  /** Units that the last addition has added; undefined before. */
  added: number | undefined = undefined;
  /** Why nothing was added. */
  problem: string | undefined = undefined;
  isAdding = false;
  readonly #parts: SharedCartParts;

  constructor(parts: SharedCartParts) {
    this.#parts = parts;
    this.chosen = new Set(parts.items.filter(({ addable }) => addable > 0).map(({ sku }) => sku));
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Units that the button adds. */
  get units(): number {
    return this.#wanted.reduce((sum, { addable }) => sum + addable, 0);
  }

  get #wanted(): readonly SharedItemView[] {
    return this.#parts.items.filter(({ sku }) => this.chosen.has(sku));
  }

  choose(sku: string, isChosen: boolean): void {
    const next = new Set(this.chosen);
    if (isChosen) next.add(sku);
    else next.delete(sku);
    this.chosen = next;
  }

  /** Adds the chosen items to the shopper's own cart. Items that were added are no longer chosen. */
  add(): void {
    const wanted = this.#wanted;
    if (this.isAdding || wanted.length === 0) return;
    this.isAdding = true;
    this.notes = {};
    this.added = undefined;
    this.problem = undefined;
    this.#parts.shell.cart.write(() => (shop) => shop.sharedCarts.add(wanted), {
      done: ({ refused }) => {
        this.notes = Object.fromEntries(refused.map(({ sku, message }) => [sku, message]));
        const taken = wanted.filter(({ sku }) => !Object.hasOwn(this.notes, sku));
        this.added = taken.reduce((sum, { addable }) => sum + addable, 0);
        this.chosen = new Set(refused.map(({ sku }) => sku));
      },
      failed: (failure) => {
        this.problem = 'message' in failure ? failure.message : this.#parts.texts.failed;
      },
      finally: () => {
        this.isAdding = false;
      },
    });
  }
}
