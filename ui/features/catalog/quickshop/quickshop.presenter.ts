import { makeAutoObservable } from 'mobx';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { isSizeDisabled, offersNotification } from '#core/catalog/size-choice.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type QuickshopParts = {
  readonly productId: string;
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'dialogs' | 'cart'>;
  /** Shown if the service sends no message. */
  readonly failed: string;
  readonly onAdded: () => void;
};

/** Selects a size and adds it to the cart outside of the product page (DLG-13, FAV-14). */
export class QuickshopPresenter {
  product: ProductPage | undefined = undefined;
  status: 'pending' | 'idle' | 'busy' | 'error' = 'pending';
  sku: string | undefined = undefined;
  isMissed = false;
  notice: string | undefined = undefined;
  readonly #parts: QuickshopParts;

  constructor(parts: QuickshopParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get isSoldOut(): boolean {
    return this.product !== undefined && offersNotification(this.product.sizes);
  }

  activate(): () => void {
    const stopTasks = this.#parts.tasks.start();
    this.#parts.shell.dialogs.prepare('mini-cart');
    this.load();
    return stopTasks;
  }

  load(): void {
    this.status = 'pending';
    this.#parts.tasks.query('product', (shop) => shop.catalog.viewProduct(this.#parts.productId), {
      done: this.show,
      failed: () => {
        this.status = 'error';
      },
    });
  }

  choose(sku: string): void {
    this.sku = sku;
    this.isMissed = false;
    this.notice = undefined;
  }

  /** Adds the selected size to the cart. Without one nothing is sent (PDP-15). */
  add(): void {
    const { product, sku } = this;
    if (product === undefined || this.status === 'busy') return;
    this.isMissed = sku === undefined;
    if (sku === undefined) return;
    this.status = 'busy';
    this.notice = undefined;
    const { shell, onAdded, failed } = this.#parts;
    shell.cart.add(
      { sku, productId: product.id },
      {
        done: onAdded,
        failed: (message = failed) => {
          this.notice = message;
        },
        finally: () => {
          this.status = 'idle';
        },
      },
    );
  }

  private show(product: ProductPage): void {
    const [only, ...others] = product.sizes;
    this.product = product;
    this.status = 'idle';
    if (others.length === 0 && only !== undefined && !isSizeDisabled(only)) this.sku = only.sku;
  }
}
