import { makeAutoObservable } from 'mobx';
import type { Cart } from '#core/cart/cart.ts';
import { shortLines, type ShortLine } from '#core/checkout/short-lines.ts';
import type { RecommendationView } from '#core/recommendations/recommendation.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { CheckoutContext } from '../checkout-context.ts';

/** Number of alternatives to a line. */
const ALTERNATIVES = 3;

/** The lines of checkout that sold out meanwhile, with alternatives; each is removed or reduced to what is left. */
export class ShortLinesPresenter {
  /** Similar products by product. */
  alternatives: ReadonlyMap<string, readonly RecommendationView[]> = new Map();
  /** The line that is being changed. */
  busy: string | undefined = undefined;
  readonly #checkout: CheckoutContext;
  readonly #tasks: Tasks;

  constructor(checkout: CheckoutContext, tasks: Tasks) {
    this.#checkout = checkout;
    this.#tasks = tasks;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get lines(): readonly ShortLine[] {
    const { cart } = this.#checkout;
    return cart === undefined ? [] : shortLines(cart);
  }

  activate(): () => void {
    const stop = this.#tasks.start();
    for (const productId of new Set(this.lines.map(({ item }) => item.productId))) this.findAlternatives(productId);
    return stop;
  }

  /** Removes a line that is sold out, or reduces it to what is left. */
  settle({ item: { id: itemId }, left }: ShortLine): void {
    const { cart } = this.#checkout;
    if (cart === undefined || this.busy !== undefined) return;
    this.busy = itemId;
    void this.#tasks.command(
      (shop) =>
        left === 0
          ? shop.carts.removeItem({ cart, itemId })
          : shop.carts.changeQuantity({ cart, itemId, quantity: left }),
      {
        done: this.follow,
        failed: (failure) => {
          // A line that is gone by now was removed in another tab, which the next read shows.
          if (failure._tag === 'ApiFailure' || failure._tag === 'CartChanged' || failure._tag === 'CartNotFound')
            this.#checkout.explain(failure, 'order');
        },
        finally: () => {
          this.busy = undefined;
        },
      },
    );
  }

  private follow(cart: Cart): void {
    if (cart.items.length === 0) return this.#checkout.changedElsewhere(cart);
    this.#checkout.show(cart);
    if (this.lines.length === 0) this.#checkout.go('summary');
  }

  private findAlternatives(productId: string): void {
    void this.#tasks.query(
      `alternatives ${productId}`,
      (shop) => shop.recommendations.recommend({ widgetId: 'pdp-similar', productId }),
      {
        done: ({ products }) => {
          this.alternatives = new Map([...this.alternatives, [productId, products.slice(0, ALTERNATIVES)]]);
        },
        // Optional content: the link to the product stays.
        failed: () => undefined,
      },
    );
  }
}
