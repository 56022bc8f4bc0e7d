import { makeAutoObservable } from 'mobx';
import type { DeliveryOffer } from '#core/cart/cart.ts';
import type { CartItem, Place, ShippingCode } from '#core/cart/cart-item.ts';
import type { DeliveryRejection } from '#core/cart/check-delivery.ts';
import { deliveryChoices, type DeliveryChoice } from '#core/cart/delivery-choice.ts';
import { needsPlace } from '#core/cart/delivery-group.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { present } from '#core/kernel/present.ts';
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
  /** Whether a delivery was submitted without the place that it needs. */
  lacksPlace = false;
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
    return needsPlace(this.code) && !this.needsPoint;
  }

  get needsPoint(): boolean {
    return this.code === 'pudo';
  }

  /** Delivery time and price of an option (CART-31). */
  offerOf(code: ShippingCode): DeliveryOffer | undefined {
    return this.#parts.cart.current?.deliveryOffers?.find((offer) => offer.code === code);
  }

  choose(code: ShippingCode): void {
    this.code = code;
    this.notice = undefined;
    this.lacksPlace = false;
  }

  /** Saves the selected delivery. Its store or collection point must be selected first. */
  save({ store, point }: { readonly store: ChosenStore | undefined; readonly point: Place | undefined }): void {
    const { code } = this;
    const { cart, item, onChanged } = this.#parts;
    const chosenStore = store === undefined ? undefined : { id: store.storeId, name: store.name };
    const place = this.needsPoint ? point : chosenStore;
    this.lacksPlace = needsPlace(code) && place === undefined;
    if (this.isBusy || this.lacksPlace) return;
    this.isBusy = true;
    this.notice = undefined;
    const at = present({ place: needsPlace(code) ? place : undefined });
    cart.change((now) => (shop) => shop.lineDelivery.change({ cart: now, itemId: item.id, code, ...at }), {
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
