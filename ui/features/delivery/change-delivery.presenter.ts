import { makeAutoObservable } from 'mobx';
import type { Cart, DeliveryOffer } from '#core/cart/cart.ts';
import type { CartItem, Place, ShippingCode } from '#core/cart/cart-item.ts';
import type { DeliveryRejection } from '#core/cart/check-delivery.ts';
import { commonChoices, deliveryChoices, type DeliveryChoice } from '#core/cart/delivery-choice.ts';
import { needsPlace } from '#core/cart/delivery-group.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { ItemId } from '#core/kernel/identifiers.ts';
import { present } from '#core/kernel/present.ts';
import type { ChosenStore } from '#core/stores/chosen-store.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { CartStore } from '#ui/stores/cart-store.ts';

/** Lines whose delivery changes at once, with the delivery that is chosen first. */
export type AllLines = { readonly items: readonly CartItem[]; readonly code: ShippingCode };

type ChangeDeliveryParts = {
  readonly cart: CartStore;
  readonly item: CartItem;
  /** All lines that change at once, and the delivery that is chosen first; without it only `item` changes. */
  readonly all?: AllLines | undefined;
  readonly tasks: Tasks;
  readonly texts: {
    /** Shown if the service sends no message. */
    readonly failed: string;
    /** A store that does not have the size. */
    readonly notInStore: (store: string) => string;
  };
  /** Called after the cart has changed, here or elsewhere. */
  readonly onChanged: () => void;
  /** Gets the names of the lines that could not be changed with the others. */
  readonly onRefused?: (names: readonly string[]) => void;
};

/** The delivery options of a cart line (CART-33, CART-34). */
export class ChangeDeliveryPresenter {
  code: ShippingCode;
  notice: string | undefined = undefined;
  isBusy = false;
  /** Whether a delivery was submitted without the place that it needs. */
  lacksPlace = false;
  /** The store of the delivery: at first that of the line, else the shopper's store. */
  store: ChosenStore | undefined;
  /** Whether the device has a store of the shopper. */
  #hasOwn = true;
  readonly #parts: ChangeDeliveryParts;

  constructor(parts: ChangeDeliveryParts) {
    this.code = parts.all?.code ?? parts.item.shipping.selected;
    const { id, name } = parts.item.shipping.storeInfo ?? {};
    this.store = id === undefined || name === undefined || this.needsPoint ? undefined : { storeId: id, name };
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const { tasks } = this.#parts;
    const stopTasks = tasks.start();
    tasks.query('chosen store', (shop) => shop.stores.recallStore(), {
      done: (own) => {
        this.#hasOwn = own !== undefined;
        this.store ??= own;
      },
    });
    return stopTasks;
  }

  /** Id of the store at which the cart holds the units of a line that is picked up. */
  get heldAt(): string | undefined {
    const { selected, storeInfo } = this.#parts.item.shipping;
    return selected === 'pickup' ? storeInfo?.id : undefined;
  }

  /** The delivery options; unavailable ones are listed with their reason. */
  get choices(): readonly DeliveryChoice[] {
    const { all, item } = this.#parts;
    return all === undefined ? deliveryChoices(item) : commonChoices(all.items);
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

  /** Hides the message that asks for a store: the shopper looks for one. */
  searchAgain(): void {
    this.lacksPlace = false;
  }

  /** Selects the store of the delivery; the shopper's store stays the same (STO-05). */
  pick({ storeId, name }: ChosenStore): void {
    this.store = { storeId, name };
    this.notice = undefined;
    this.lacksPlace = false;
  }

  /** Saves the selected delivery. Its store or collection point must be selected first. */
  save(point: Place | undefined): void {
    const { code, store } = this;
    const { all, cart, item, onChanged } = this.#parts;
    const chosenStore = store === undefined ? undefined : { id: store.storeId, name: store.name };
    const place = this.needsPoint ? point : chosenStore;
    this.lacksPlace = needsPlace(code) && place === undefined;
    if (this.isBusy || this.lacksPlace) return;
    this.isBusy = true;
    this.notice = undefined;
    this.keepFirst();
    const at = present({ place: needsPlace(code) ? place : undefined });
    const handlers = {
      failed: this.explain,
      finally: () => {
        this.isBusy = false;
      },
    };
    if (all === undefined) {
      cart.change((now) => (shop) => shop.lineDelivery.change({ cart: now, itemId: item.id, code, ...at }), {
        done: onChanged,
        ...handlers,
      });
    } else {
      cart.change((now) => (shop) => shop.lineDelivery.changeAll({ cart: now, code, ...at }), {
        done: this.finish,
        ...handlers,
      });
    }
  }

  /** The first store that a shopper selects becomes their store (STO-06). */
  private keepFirst(): void {
    const { store } = this;
    if (this.#hasOwn || store === undefined || !this.needsStore) return;
    this.#parts.tasks.command((shop) => shop.stores.chooseStore(store), { done: () => undefined });
  }

  private finish({ cart, refused }: { readonly cart: Cart; readonly refused: readonly ItemId[] }): void {
    const { onChanged, onRefused } = this.#parts;
    onChanged();
    if (refused.length > 0) onRefused?.(cart.items.filter(({ id }) => refused.includes(id)).map(({ name }) => name));
  }

  private explain(failure: CartFailure | DeliveryRejection): void {
    const { texts } = this.#parts;
    this.notice = failure._tag === 'ApiFailure' ? failure.message : texts.failed;
    // The store does not have the size. The same code with status 404 is about a line that is not in the cart any more.
    const isSoldOut = failure._tag === 'ApiFailure' && failure.errorId === 'ORD404' && failure.status === 400;
    if (isSoldOut && this.code === 'pickup' && this.store !== undefined)
      this.notice = texts.notInStore(this.store.name);
    if (failure._tag === 'CartChanged') this.#parts.onChanged();
  }
}
