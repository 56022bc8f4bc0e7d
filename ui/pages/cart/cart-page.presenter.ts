import { makeAutoObservable } from 'mobx';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { CartRejection } from '#core/cart/cart-rejection.ts';
import { cartView, type CartView } from '#core/cart/cart-view.ts';
import { isPromotionFor } from '#core/cart/gift-promotion.ts';
import type { Cart } from '#core/cart/cart.ts';
import { isSameLine } from '#core/cart/same-line.ts';
import type { RememberedCart } from '#core/cart/remembered-cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Shell } from '#ui/kernel/shell-ports.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import { deedsInTurn, type Deed } from './deeds-in-turn.ts';
import { pauses } from './pauses.ts';
import { tellingOf, type RefusalTexts } from './telling.ts';

/** Quantity changes within this many milliseconds are one (CART-45). */
export const QUANTITY_PAUSE_MS = 300;

/** The kind of consumer that is nobody yet (AUTH-18). */

/** What a notice calls an item: variants of one product have notices of their own (DLG-21). */
export type ItemName = Pick<CartItem, 'name' | 'colorName' | 'size'>;

/** What the presenter says by itself, in the shopper's language. */
type CartTexts = RefusalTexts & { readonly removed: (item: ItemName) => string; readonly undo: string };

type CartPageParts = {
  readonly tasks: Tasks;
  readonly shell: Shell;
  readonly site: SiteConfiguration;
  readonly texts: CartTexts;
  /** The lines that were shown last, from a storage. */ readonly recall?: () => RememberedCart | undefined;
};

type Texts = { readonly [itemId: string]: string };
type Quantities = { readonly [itemId: string]: number };

const without = <Value>(record: { readonly [key: string]: Value }, key: string): { readonly [key: string]: Value } =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** The cart as its page shows it: the server's last word, and over it what the shopper has asked for and waits to hear about. */
export class CartPagePresenter {
  status: 'pending' | 'success' | 'error' = 'pending';
  cart: Cart | undefined = undefined;
  /** The lines that were shown last: shown until the cart has been read. */
  remembered: RememberedCart | undefined = undefined;
  /** Quantities that were asked for and not yet answered. */
  wanted: Quantities = {};
  /** Lines that were removed and not yet answered. */
  leaving: readonly string[] = [];
  /** Lines on their way to the list below, which takes them as soon as it is there. */
  toSave: readonly CartItem[] = [];
  /** Whether nobody is signed in; undefined until it is known. */
  isGuest: boolean | undefined = undefined;
  /** The line that Undo brought back: it takes the focus. */
  restored: string | undefined = undefined;
  /** Shown at a line. */
  lineNotes: Texts = {};
  /** Shown on top of the page. */
  notice: string | undefined = undefined;
  readonly site: SiteConfiguration;
  readonly #parts: CartPageParts;
  readonly #deeds = deedsInTurn();
  readonly #pauses = pauses(QUANTITY_PAUSE_MS);
  #isAwake = false;

  constructor(parts: CartPageParts) {
    this.site = parts.site;
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The cart in words; a wanted quantity is in its line already. */
  get view(): CartView | undefined {
    if (this.cart === undefined) return undefined;
    const view = cartView(this.cart, this.site);
    const lines = view.lines
      .filter((line) => !this.leaving.includes(line.id))
      .map((line) => ({ ...line, quantity: this.wanted[line.id] ?? line.quantity }));
    const shopper = this.isGuest === false ? 'registered' : 'guest';
    return {
      ...view,
      lines,
      isEmpty: lines.length === 0,
      callouts: view.callouts.filter(({ promotionId }) => isPromotionFor(promotionId, shopper)),
    };
  }

  /** The lines to show: those of the cart, or the last known ones while it is being read. */
  get shown(): RememberedCart | undefined {
    return this.view ?? (this.status === 'pending' ? this.remembered : undefined);
  }

  /** The sums are those of an earlier state: they are shown as such, and not paid. */
  get isUpdating(): boolean {
    return this.leaving.length > 0 || Object.keys(this.wanted).length > 0;
  }

  activate(): () => void {
    const rest = this.#parts.tasks.start();
    this.#isAwake = true;
    this.#parts.tasks.follow(this.hear);
    const known = this.#parts.shell.shopper.cart;
    if (known !== undefined && known !== null) this.show(known);
    // Not before: the first drawing is that of the server.
    else if (known === undefined) this.remembered = this.#parts.recall?.();
    this.load();
    return () => {
      this.#isAwake = false;
      this.#pauses.flush();
      rest();
    };
  }

  load(): void {
    if (this.cart === undefined) this.status = 'pending';
    this.#parts.tasks.query('session', (shop) => shop.session.isMember, { done: this.meet });
    const before = this.cart;
    // What a change has answered meanwhile is newer than what was asked for before it.
    this.#parts.shell.shopper.readCart({
      done: (cart) => {
        if (this.#isAwake && this.cart === before) this.show(cart);
      },
      failed: (failure) => {
        if (this.#isAwake) this.failToLoad(failure);
      },
    });
  }

  private meet(isMember: boolean): void {
    this.isGuest = !isMember;
  }

  /** Zero means to remove (CART-07). Quick changes of one line are one call with the last value (CART-45). */
  changeQuantity(itemId: string, quantity: number): void {
    if (quantity <= 0) return this.remove(itemId);
    this.wanted = { ...this.wanted, [itemId]: quantity };
    this.lineNotes = without(this.lineNotes, itemId);
    this.#pauses.after(itemId, () => this.#deeds.add((ended) => this.sendQuantity(itemId, ended)));
  }

  remove(itemId: string): void {
    const item = this.leave(itemId);
    if (item !== undefined) this.#deeds.add((ended) => this.sendRemoval(item, ended));
  }

  /** The line leaves at once (CART-25). */
  saveForLater(itemId: string): void {
    const item = this.leave(itemId);
    if (item !== undefined) this.toSave = [...this.toSave, item];
  }

  takeToSave(): readonly CartItem[] {
    const taken = this.toSave;
    if (taken.length > 0) this.toSave = [];
    return taken;
  }

  /** The list below cannot be had: what was sent to it stays in the cart. */
  keepUnsaved(): void {
    for (const { id } of this.takeToSave()) this.answered(id);
  }

  /** Waits for the changes before it, so that each is decided on the cart that the last one left. */
  inTurn(deed: Deed): void {
    this.#deeds.add(deed);
  }

  dismissNotice(): void {
    this.notice = undefined;
  }

  /** Into checkout by a document load; changes still under way are waited for. */
  checkOut(): void {
    this.#pauses.flush();
    this.#deeds.add((ended) => {
      this.#parts.shell.navigation.load('/checkout');
      ended();
    });
  }

  show(cart: Cart | undefined): void {
    this.status = 'success';
    this.cart = cart;
    this.#parts.shell.shopper.showCart(cart ?? null);
  }

  /** Undo brought `line` back into `cart`. */
  showRestored(cart: Cart, line: CartItem): void {
    this.show(cart);
    this.restored = cart.items.find((item) => isSameLine(item, line))?.id;
  }

  takeRestored(): string | undefined {
    const { restored } = this;
    this.restored = undefined;
    return restored;
  }

  private leave(itemId: string): CartItem | undefined {
    const item = this.cart?.items.find((line) => line.id === itemId);
    if (item === undefined || this.leaving.includes(itemId)) return undefined;
    this.leaving = [...this.leaving, itemId];
    this.wanted = without(this.wanted, itemId);
    return item;
  }

  private sendQuantity(itemId: string, ended: () => void): void {
    const { cart } = this;
    const quantity = this.wanted[itemId];
    if (
      cart === undefined ||
      quantity === undefined ||
      cart.items.find((line) => line.id === itemId)?.quantity === quantity
    ) {
      this.wanted = without(this.wanted, itemId);
      return ended();
    }
    this.#parts.tasks.command((shop) => shop.carts.changeQuantity({ cart, itemId, quantity }), {
      done: this.show,
      failed: (failure) => this.explain(failure, itemId),
      settled: () => {
        this.answered(itemId, quantity);
        ended();
      },
    });
  }

  private sendRemoval(item: CartItem, ended: () => void): void {
    const { cart } = this;
    if (cart === undefined) return ended();
    this.#parts.tasks.command((shop) => shop.carts.removeItem({ cart, itemId: item.id }), {
      done: (fresh) => {
        this.show(fresh);
        this.offerUndo(item);
      },
      failed: (failure) => this.explain(failure, item.id),
      settled: () => {
        this.answered(item.id);
        ended();
      },
    });
  }

  /** Whether it went well or not, the server's answer applies again; unless the shopper has asked for something else meanwhile. */
  answered(itemId: string, quantity?: number): void {
    this.leaving = this.leaving.filter((id) => id !== itemId);
    if (this.wanted[itemId] === quantity) this.wanted = without(this.wanted, itemId);
  }

  /** A toast with a button stays for 8 seconds (CART-07, DLG-24). */
  private offerUndo(item: CartItem): void {
    const { shell, tasks, texts } = this.#parts;
    const undo = (): void =>
      this.#deeds.add((ended) =>
        tasks.command((shop) => shop.carts.restoreItem(item), {
          done: (cart) => this.showRestored(cart, item),
          failed: (failure) => this.explain(failure),
          settled: ended,
        }),
      );
    shell.toasts.show({ title: texts.removed(item), tone: 'success', action: { label: texts.undo, act: undo } });
  }

  explain(failure: CartFailure | CartRejection, itemId?: string): void {
    const { shell, site, texts } = this.#parts;
    const {
      cart,
      atLine,
      onTop,
      toast,
      isStale = false,
    } = tellingOf(failure, { texts, language: site.language, ...(itemId === undefined ? {} : { itemId }) });
    if (cart !== undefined) this.show(cart);
    if (atLine !== undefined && itemId !== undefined) this.lineNotes = { ...this.lineNotes, [itemId]: atLine };
    if (onTop !== undefined) this.notice = onTop;
    if (toast !== undefined) shell.toasts.notice(toast);
    if (isStale) this.load();
  }

  private failToLoad(failure: CartFailure): void {
    if (this.status === 'success') return this.explain(failure);
    this.status = 'error';
  }

  /** The stored cart was cleared (CART-23). */
  private hear(event: StoreEvent): void {
    if (event._tag === 'CustomerInvalid') this.show(undefined);
  }
}
