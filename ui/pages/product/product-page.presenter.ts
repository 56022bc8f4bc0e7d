import { makeAutoObservable } from 'mobx';
import { mostToChoose, MAX_QUANTITY } from '#core/catalog/quantity.ts';
import type { DigitalGift } from '#core/cart/cart-item.ts';
import type { Recipe } from '#core/catalog/customization.ts';
import type { NewItem } from '#core/cart/ports/cart-gateway.ts';
import type { Inventory } from '#core/catalog/inventory.ts';
import type { ProductPage, SizeView } from '#core/catalog/page-models.ts';
import { isSizeDisabled } from '#core/catalog/size-choice.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type ProductPageParts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'dialogs' | 'cart'>;
  /** Shown if the service sends no message. */
  readonly failed: string;
  /** Label of the size that was chosen in another color. */
  readonly wanted?: string | undefined;
};

/** The only size, or the one with the label, if it is in stock. */
const firstChoice = (sizes: readonly SizeView[], wanted: string | undefined): string | undefined =>
  sizes.find(({ label, quantity }) => quantity !== 0 && (sizes.length === 1 || label === wanted))?.sku;

/** The selection on a product page, and adding it to the cart. */
export class ProductPagePresenter {
  /** SKU of the selected size; initially a single size, or that of another color. */
  sku: string | undefined;
  quantity = 1;
  /** SKU of the sold-out size that the shopper pressed (PDP-17). */
  awaited: string | undefined = undefined;
  status: 'idle' | 'busy' | 'added' = 'idle';
  /** Number of clicks without a size: each one shows the error again. */
  missed = 0;
  notice: string | undefined = undefined;
  /** Stock that was read after a refusal; newer than the page's. */
  stock: Inventory | undefined = undefined;
  readonly #page: ProductPage;
  readonly #parts: ProductPageParts;

  constructor(page: ProductPage, parts: ProductPageParts) {
    this.sku = firstChoice(page.sizes, parts.wanted);
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

  get chosenLabel(): string | undefined {
    return this.#chosen?.label;
  }

  get isSoldOut(): boolean {
    return this.sizes.every(({ quantity }) => quantity === 0);
  }

  /** The size for the back-in-stock form: the pressed one, or the only one. */
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

  /** The maximum quantity: the lower of the cart's limit and the stock, but at least one (PDP-14). */
  get maxQuantity(): number {
    return mostToChoose(this.#page.maxQuantity, this.#chosen?.quantity ?? MAX_QUANTITY);
  }

  /** The price of the selected size, which may differ from that of the product. */
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
    // A shopper who selects a size is about to add it: loads the mini cart ahead of the click.
    this.prepare();
  }

  /** Selects a sold-out size for the back-in-stock form. */
  awaitSize(sku: string): void {
    this.awaited = sku;
  }

  chooseQuantity(quantity: number): void {
    this.quantity = Math.max(1, Math.min(quantity, this.maxQuantity));
  }

  /**
   * Adds the selected size to the cart, also as a digital gift or with a recipe. Without a size nothing is sent, and
   * the size selector shows an error (PDP-15).
   */
  add(more: Partial<DigitalGift> & { readonly recipe?: Recipe } = {}): void {
    const { sku, quantity } = this;
    if (this.status === 'busy') return;
    if (sku === undefined) {
      this.missed += 1;
      return;
    }
    this.status = 'busy';
    this.notice = undefined;
    this.#parts.shell.cart.add(
      { sku, productId: this.#page.id, quantity, ...more },
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

  /** What an express purchase buys: the selected size and quantity. Without a size the size selector shows an error (PDP-15). */
  express(): NewItem | undefined {
    const { sku, quantity } = this;
    if (sku === undefined) this.missed += 1;
    return sku === undefined ? undefined : { sku, productId: this.#page.id, quantity };
  }

  /** Loads the mini cart ahead of the click. */
  prepare(): void {
    this.#parts.shell.dialogs.prepare('mini-cart');
  }

  /** Shows the message at the button. The service may refuse because of new sales, so the stock is read again. */
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
