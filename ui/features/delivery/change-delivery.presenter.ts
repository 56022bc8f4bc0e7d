import { makeAutoObservable } from 'mobx';
import type { CartItem, ShippingCode } from '#core/cart/cart-item.ts';
import type { DeliveryRejection } from '#core/cart/check-delivery.ts';
import { deliveryChoices, needsPlace, type DeliveryChoice } from '#core/cart/delivery-choice.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { ChosenStore } from '#core/stores/chosen-store.ts';
import type { CartStore } from '#ui/stores/cart-store.ts';

type ChangeDeliveryParts = {
  readonly cart: CartStore;
  readonly item: CartItem;
  /** Shown if the service sends no message. */
  readonly failed: string;
  /** Called after the cart has changed, here or elsewhere. */
  readonly onChanged: () => void;
};

/** The delivery options of a cart line (CART-33, CART-34). */
export class ChangeDeliveryPresenter {
  code: ShippingCode;
  notice: string | undefined = undefined;
  isBusy = false;
  /** Whether pickup was submitted without a store. */
  lacksStore = false;
  readonly #parts: ChangeDeliveryParts;

  constructor(parts: ChangeDeliveryParts) {
    this.code = parts.item.shipping.selected;
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The delivery options; unavailable ones are listed with their reason. */
  get choices(): readonly DeliveryChoice[] {
    return deliveryChoices(this.#parts.item);
  }

  get needsStore(): boolean {
    return needsPlace(this.code);
  }

  choose(code: ShippingCode): void {
    this.code = code;
    this.notice = undefined;
    this.lacksStore = false;
  }

  /** Saves the selected delivery. Pickup needs a store, which must be selected first. */
  save(store: ChosenStore | undefined): void {
    const { code } = this;
    const { cart, item, onChanged } = this.#parts;
    this.lacksStore = this.needsStore && store === undefined;
    if (this.isBusy || this.lacksStore) return;
    this.isBusy = true;
    this.notice = undefined;
    const place = this.needsStore && store !== undefined ? { place: { id: store.storeId, name: store.name } } : {};
    cart.change((now) => (shop) => shop.lineDelivery.change({ cart: now, itemId: item.id, code, ...place }), {
      done: onChanged,
      failed: this.explain,
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  private explain(failure: CartFailure | DeliveryRejection): void {
    this.notice = failure._tag === 'ApiFailure' ? failure.message : this.#parts.failed;
    if (failure._tag === 'CartChanged') this.#parts.onChanged();
  }
}
