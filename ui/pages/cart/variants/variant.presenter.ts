import { makeAutoObservable } from 'mobx';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { CartRejection } from '#core/cart/cart-rejection.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { isSizeDisabled } from '#core/catalog/size-choice.ts';
import type { ProductId, Sku } from '#core/kernel/identifiers.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { Shell } from '#ui/stores/shell.ts';

type VariantParts = {
  readonly item: CartItem;
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'cart' | 'toasts'>;
  /** Says what a line is after the change. */
  readonly changedText: (now: { readonly name: string; readonly color: string; readonly size: string }) => string;
  /** Gets failures that are not about the chosen variant. */
  readonly explain: (failure: CartFailure | CartRejection) => void;
  readonly onClose: () => void;
};

/** The size and color of a cart line: the shopper chooses another variant of its style (CART-08). */
export class VariantPresenter {
  /** The style in the chosen color; undefined before it has been read. */
  product: ProductPage | undefined = undefined;
  status: 'pending' | 'idle' | 'busy' | 'error' = 'pending';
  productId: ProductId;
  sku: Sku | undefined;
  /** Whether a change was submitted without a size. */
  isMissed = false;
  /** Why the chosen variant was refused. */
  notice: string | undefined = undefined;
  readonly #parts: VariantParts;
  /** Whether the button was pressed while the sizes were read; the change is then saved as soon as they are. */
  #isAwaited = false;

  constructor(parts: VariantParts) {
    this.productId = parts.item.productId;
    this.sku = parts.item.sku;
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stopTasks = this.#parts.tasks.start();
    this.load();
    return stopTasks;
  }

  /** Reads the sizes of the chosen color. */
  load(): void {
    this.status = 'pending';
    this.#parts.tasks.query('product', (shop) => shop.catalog.viewProduct(this.productId), {
      done: this.show,
      failed: () => {
        this.#isAwaited = false;
        this.status = 'error';
      },
    });
  }

  /** Chooses a color; the size stays if this color has it. */
  chooseColor(productId: ProductId): void {
    if (productId === this.productId || this.status === 'busy') return;
    this.productId = productId;
    this.notice = undefined;
    this.load();
  }

  choose(sku: Sku): void {
    this.sku = sku;
    this.isMissed = false;
    this.notice = undefined;
  }

  /** Saves the chosen variant; without a size nothing is sent, and an unchanged one only closes the dialog. */
  save(): void {
    const { sku } = this;
    const { item, shell, onClose } = this.#parts;
    this.#isAwaited = this.status === 'pending';
    if (this.status !== 'idle') return;
    this.isMissed = sku === undefined;
    if (sku === undefined) return;
    if (sku === item.sku) return onClose();
    this.status = 'busy';
    this.notice = undefined;
    shell.cart.change((cart) => (shop) => shop.lineDelivery.changeVariant({ cart, itemId: item.id, sku }), {
      done: (cart) => {
        const now = cart.items.find(({ id }) => id === item.id) ?? cart.items.find((line) => line.sku === sku);
        if (now !== undefined) this.announce(now);
        onClose();
      },
      failed: this.refuse,
      finally: () => {
        if (this.status === 'busy') this.status = 'idle';
      },
    });
  }

  private announce({ name, colorName, size }: CartItem): void {
    const { shell, changedText } = this.#parts;
    shell.toasts.show({ title: changedText({ name, color: colorName, size }), tone: 'success' });
  }

  /** A refused variant is explained here, with its stock read again; the line stays as it was. */
  private refuse(failure: CartFailure | CartRejection): void {
    const { explain, onClose } = this.#parts;
    if (failure._tag === 'ApiFailure') {
      this.notice = failure.message;
      return this.load();
    }
    explain(failure);
    onClose();
  }

  private show(product: ProductPage): void {
    const { item } = this.#parts;
    const wanted = this.product?.sizes.find(({ sku }) => sku === this.sku)?.label ?? item.size;
    const isInStock = product.sizes.find((size) => size.label === wanted && !isSizeDisabled(size));
    const own = product.sizes.find(
      ({ sku }) => sku === item.sku && product.id === item.productId && wanted === item.size,
    );
    this.product = product;
    this.status = 'idle';
    this.sku = (isInStock ?? own)?.sku;
    if (this.#isAwaited) this.save();
  }
}
