import { makeAutoObservable } from 'mobx';
import type { GiftOffer } from '#core/cart/gift-offer.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { placeNotice } from '#core/failures/placement.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';
import type { CartPagePresenter } from '../cart-page.presenter.ts';

/** The gifts that the shopper may choose, and the dialog of one promotion (CART-18). */
export class GiftOffersPresenter {
  /** The promotion whose dialog is open. */
  promotionId: string | undefined = undefined;
  /** The chosen sku. */
  sku: string | undefined = undefined;
  /** Why the gift was not added; the choice stays (CART-21). */
  error: string | undefined = undefined;
  isBusy = false;
  /** Whether a gift was added since a dialog was opened. */
  isAdded = false;
  readonly #environment: PresenterEnvironment;
  readonly #page: Pick<CartPagePresenter, 'cart' | 'explain'>;

  constructor(environment: PresenterEnvironment, page: Pick<CartPagePresenter, 'cart' | 'explain'>) {
    this.#environment = environment;
    this.#page = page;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    return this.#environment.tasks.start();
  }

  get offers(): readonly GiftOffer[] {
    return this.#page.cart?.giftOffers ?? [];
  }

  /** The offer of the open dialog; undefined as soon as the cart has lost it. */
  get open(): GiftOffer | undefined {
    return this.offers.find(({ promotionId }) => promotionId === this.promotionId);
  }

  /** Opens the dialog; an only choice is made. */
  choose(promotionId: string): void {
    this.promotionId = promotionId;
    this.isAdded = false;
    this.error = undefined;
    const available = this.open?.choices.filter((choice) => choice.available) ?? [];
    this.sku = available.length === 1 ? available[0]?.sku : undefined;
  }

  close(): void {
    this.promotionId = undefined;
  }

  select(sku: string): void {
    this.sku = sku;
    this.error = undefined;
  }

  add(): void {
    const choice = this.open?.choices.find(({ sku }) => sku === this.sku);
    const { promotionId } = this;
    if (choice === undefined || promotionId === undefined || this.isBusy) return;
    this.isBusy = true;
    this.error = undefined;
    const { sku, productId } = choice;
    const gift = { promotionId, sku, productId };
    this.#environment.shell.cart.change((cart) => (shop) => shop.promoCodes.chooseGift({ cart, gift }), {
      done: () => {
        this.close();
        this.isAdded = true;
      },
      failed: this.explain,
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  /** Shows an error of the gift in the dialog, and any other as the cart page does. */
  private explain(failure: CartFailure): void {
    const notice = failure._tag === 'ApiFailure' ? placeNotice('cart', failure, { itemId: this.sku ?? '' }) : undefined;
    if (notice?.placement === 'item') this.error = notice.message;
    else {
      this.close();
      this.#page.explain(failure);
    }
  }
}
