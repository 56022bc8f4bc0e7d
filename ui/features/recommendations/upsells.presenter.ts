import { makeAutoObservable, runInAction } from 'mobx';
import { ADDED_MS, type UpsellView } from '#core/recommendations/upsell.ts';
import type { Recommendations } from '#core/recommendations/recommendation.ts';
import type { Shell } from '#ui/stores/shell.ts';
import { ProductReports } from './product-reports.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type UpsellTexts = { readonly failedTitle: string; /** Message of a failure that has none. */ readonly failed: string };
type UpsellParts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'cart' | 'toasts'>;
  readonly texts: UpsellTexts;
};

/** The upsells below the cart, and the state of their buttons (REC-14, REC-16). */
export class UpsellsPresenter {
  status: 'pending' | 'shown' | 'gone' = 'pending';
  found: Recommendations<UpsellView> = { title: '', products: [] };
  /** Skus that are being added, and that were just added. */
  busy: readonly string[] = [];
  added: readonly string[] = [];
  readonly reports: ProductReports;
  readonly #parts: UpsellParts;

  constructor(parts: UpsellParts) {
    this.#parts = parts;
    this.reports = new ProductReports('upsell', parts.tasks);
    makeAutoObservable(this, { reports: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stopTasks = this.#parts.tasks.start();
    this.load();
    return stopTasks;
  }

  /** Adds one unit. A press while the button is busy, or says that its product was added, adds nothing. */
  add({ id, sku, recToken }: UpsellView): void {
    if (this.busy.includes(sku) || this.added.includes(sku)) return;
    this.busy = [...this.busy, sku];
    this.reports.follow(recToken);
    this.#parts.shell.cart.write(() => (shop) => shop.carts.add({ sku, productId: id }), {
      done: () => this.say(sku),
      failed: (failure) => {
        const { shell, texts } = this.#parts;
        // ERR-32: the title of the specification, and the message of the cart.
        shell.toasts.show({
          title: texts.failedTitle,
          text: 'message' in failure ? failure.message : texts.failed,
          tone: 'error',
        });
      },
      finally: () => {
        this.busy = this.busy.filter((one) => one !== sku);
      },
    });
  }

  private say(sku: string): void {
    this.added = [...this.added, sku];
    setTimeout(
      () =>
        runInAction(() => {
          this.added = this.added.filter((one) => one !== sku);
        }),
      ADDED_MS,
    );
  }

  private load(): void {
    const cart = this.#parts.shell.cart.current;
    if (this.status !== 'pending' || cart === undefined || cart === null) return;
    this.#parts.tasks.query('upsells', (shop) => shop.recommendations.upsells(cart), {
      done: (found) => {
        this.found = found;
        this.status = found.products.length === 0 ? 'gone' : 'shown';
      },
      // Optional content: a failure removes it without a message.
      failed: () => {
        this.status = 'gone';
      },
    });
  }
}
