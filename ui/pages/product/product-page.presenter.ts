import { makeAutoObservable } from 'mobx';
import { mostToChoose, MAX_QUANTITY } from '#core/catalog/quantity.ts';
import type { Inventory } from '#core/catalog/inventory.ts';
import type { ProductPage, SizeView } from '#core/catalog/page-models.ts';
import { isSizeDisabled } from '#core/catalog/size-choice.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type ProductPageParts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'dialogs' | 'cart'>;
  /** Said when the service gave no words of its own. */
  readonly failed: string;
};

const onlySize = (sizes: readonly SizeView[]): string | undefined =>
  sizes.length === 1 && sizes[0]?.quantity !== 0 ? sizes[0]?.sku : undefined;

/** What is chosen on a product's page, and putting it into the cart. */
export class ProductPagePresenter {
  /** The variant that was chosen; a single size is chosen already. */
  sku: string | undefined;
  quantity = 1;
  /** The variant that is sold out and waited for (PDP-17). */
  awaited: string | undefined = undefined;
  status: 'idle' | 'busy' | 'added' = 'idle';
  /** How often a size was missed: each time is reported again. */
  missed = 0;
  notice: string | undefined = undefined;
  /** Fresher than the page, once the service has refused something. */
  stock: Inventory | undefined = undefined;
  readonly #page: ProductPage;
  readonly #parts: ProductPageParts;

  constructor(page: ProductPage, parts: ProductPageParts) {
    this.sku = onlySize(page.sizes);
    this.#page = page;
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get sizes(): readonly SizeView[] {
    const { stock } = this;
    return stock === undefined
      ? this.#page.sizes
      : this.#page.sizes.map((size) => ({ ...size, quantity: stock[size.sku] ?? 0 }));
  }

  get isSoldOut(): boolean {
    return this.sizes.every(({ quantity }) => quantity === 0);
  }

  /** The size that a message may be asked for: the one that was pressed, or the only one. */
  get awaitedSize(): SizeView | undefined {
    const { sizes, awaited } = this;
    return sizes.find(({ sku, quantity }) => quantity === 0 && (sku === awaited || sizes.length === 1));
  }

  get isSizeMissing(): boolean {
    return this.missed > 0 && this.sku === undefined;
  }

  get isBusy(): boolean {
    return this.status === 'busy';
  }

  /** The limit of the cart or the stock, whichever is less, and never less than one (PDP-14). */
  get maxQuantity(): number {
    return mostToChoose(this.#page.maxQuantity, this.#chosen?.quantity ?? MAX_QUANTITY);
  }

  /** The chosen size may have its own price. */
  get price(): ProductPage['price'] {
    return this.#chosen?.price ?? this.#page.price;
  }

  get #chosen(): SizeView | undefined {
    return this.sizes.find(({ sku }) => sku === this.sku);
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  chooseSize(sku: string): void {
    this.sku = sku;
    this.awaited = undefined;
    this.notice = undefined;
    this.quantity = Math.min(this.quantity, this.maxQuantity);
    // Who chooses a size is about to add: what shows it is fetched before the click, not during it.
    this.prepare();
  }

  /** A size that is sold out cannot be bought, and may be waited for. */
  awaitSize(sku: string): void {
    this.awaited = sku;
  }

  chooseQuantity(quantity: number): void {
    this.quantity = Math.max(1, Math.min(quantity, this.maxQuantity));
  }

  /** Without a size nothing is sent, and the size picker says so (PDP-15). */
  add(): void {
    const { sku, quantity } = this;
    if (this.status === 'busy') return;
    if (sku === undefined) {
      this.missed += 1;
      return;
    }
    this.status = 'busy';
    this.notice = undefined;
    this.#parts.shell.cart.add(
      { sku, productId: this.#page.id, quantity },
      {
        done: () => {
          this.status = 'added';
          this.quantity = 1;
        },
        failed: this.explain,
        finally: () => {
          if (this.status === 'busy') this.status = 'idle';
        },
      },
    );
  }

  /** The shopper is about to add: what shows it afterwards is fetched already. */
  prepare(): void {
    this.#parts.shell.dialogs.prepare('mini-cart');
  }

  /** Shown at the button. What the service refuses may have been sold meanwhile, so the stock is asked for again. */
  private explain(message = this.#parts.failed): void {
    this.notice = message;
    this.#parts.tasks.query('stock', (shop) => shop.catalog.checkStock(this.#page.id), {
      done: this.showStock,
      failed: () => undefined,
    });
  }

  private showStock(stock: Inventory): void {
    this.stock = stock;
    if (this.#chosen !== undefined && isSizeDisabled(this.#chosen)) this.sku = undefined;
    this.quantity = Math.min(this.quantity, this.maxQuantity);
  }
}
