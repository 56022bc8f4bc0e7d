import { makeAutoObservable } from 'mobx';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { CartRejection } from '#core/cart/cart-rejection.ts';
import { cartView, type CartView } from '#core/cart/cart-view.ts';
import { isPromotionFor } from '#core/cart/gift-promotion.ts';
import type { Cart } from '#core/cart/cart.ts';
import { isSameLine } from '#core/cart/same-line.ts';
import type { RememberedCart } from '#core/cart/remembered-cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { CartStore } from '#ui/stores/cart-store.ts';
import type { LineChanges } from '#ui/stores/line-changes.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import { cartNotice, type RefusalTexts } from './cart-notice.ts';

/** Fields that name an item in a notice: variants of one product get separate notices (DLG-21). */
export type ItemName = Pick<CartItem, 'name' | 'colorName' | 'size' | 'recipe' | 'giftOption'>;

/** Messages of the presenter, in the shopper's language. */
type CartTexts = RefusalTexts & { readonly removed: (item: ItemName) => string; readonly undo: string };

type CartPageParts = {
  readonly tasks: Tasks;
  readonly shell: Shell;
  readonly lines: LineChanges;
  readonly session: SessionStore;
  readonly site: SiteConfiguration;
  readonly texts: CartTexts;
  /** Returns the lines that this tab showed last, from storage. */
  readonly readRemembered?: () => RememberedCart | undefined;
};

type Notes = { readonly [itemId: string]: string };

/**
 * The cart page: a view of the document's cart, the notices of its lines, and the lines that are moving to the saved
 * list.
 */
export class CartPagePresenter {
  /** The lines of the last visit, shown until the cart has been read. */
  remembered: RememberedCart | undefined = undefined;
  /** Lines that wait until the saved list has loaded and takes them over. */
  toSave: readonly CartItem[] = [];
  /** Id of the line that an undo restored; it takes the focus. */
  restored: string | undefined = undefined;
  /** Messages of lines by id. */
  lineNotes: Notes = {};
  /** Notice at the top of the page. */
  notice: string | undefined = undefined;
  readonly site: SiteConfiguration;
  readonly #parts: CartPageParts;
  /** False until the first activation: the first render must equal that of the server, which has no cart. */
  private isStarted = false;
  #isActive = false;

  constructor(parts: CartPageParts) {
    this.site = parts.site;
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get cart(): Cart | undefined {
    return this.isStarted ? (this.#store.current ?? undefined) : undefined;
  }

  get status(): 'pending' | 'success' | 'error' {
    if (!this.isStarted) return 'pending';
    if (this.#store.current !== undefined) return 'success';
    return this.#store.resource.status === 'error' ? 'error' : 'pending';
  }

  /** The cart with unconfirmed changes applied: without lines that are leaving, with requested quantities. */
  get view(): CartView | undefined {
    if (this.cart === undefined) return undefined;
    const { leaving, wanted } = this.#parts.lines;
    const view = cartView(this.cart, this.site);
    const lines = view.lines
      .filter((line) => !leaving.includes(line.id))
      .map((line) => ({ ...line, quantity: wanted[line.id] ?? line.quantity }));
    const shopper = this.#parts.session.isMember === true ? 'registered' : 'guest';
    return {
      ...view,
      lines,
      isEmpty: lines.length === 0,
      callouts: view.callouts.filter(({ promotionId }) => isPromotionFor(promotionId, shopper)),
    };
  }

  /** The lines of the cart, or those of the last visit while the cart is being read. */
  get shown(): RememberedCart | undefined {
    return this.view ?? (this.status === 'pending' ? this.remembered : undefined);
  }

  /**
   * Whether there are unconfirmed changes: the totals do not include them, so they are marked as outdated and cannot be
   * paid.
   */
  get isUpdating(): boolean {
    return this.#parts.lines.isUpdating;
  }

  /** Whether the shopper is a guest; false until the session is known, as on the server. */
  get isGuest(): boolean {
    return this.#parts.session.isMember === false;
  }

  get #store(): CartStore {
    return this.#parts.shell.cart;
  }

  activate(): () => void {
    const stopTasks = this.#parts.tasks.start();
    this.#parts.session.start();
    this.#isActive = true;
    this.isStarted = true;
    if (this.#store.current === undefined) this.remembered = this.#parts.readRemembered?.();
    this.load();
    return () => {
      this.#isActive = false;
      this.#parts.lines.flush();
      stopTasks();
    };
  }

  load(): void {
    this.#store.load((failure) => {
      // Without a cart the page itself shows that the read failed.
      if (this.#isActive && this.#store.current !== undefined) this.explain(failure);
    });
  }

  isChanging(itemId: string): boolean {
    return this.#parts.lines.wanted[itemId] !== undefined;
  }

  /** Changes the quantity of a line; zero removes the line (CART-07). */
  changeQuantity(itemId: string, quantity: number): void {
    if (quantity <= 0) return this.remove(itemId);
    this.lineNotes = Object.fromEntries(Object.entries(this.lineNotes).filter(([id]) => id !== itemId));
    this.#parts.lines.changeQuantity(itemId, quantity, (failure) => this.explain(failure, itemId));
  }

  remove(itemId: string): void {
    this.#parts.lines.remove(itemId, { done: this.offerUndo, failed: (failure) => this.explain(failure, itemId) });
  }

  /** Moves a line to the saved list and hides it at once (CART-25). */
  saveForLater(itemId: string): void {
    const item = this.#parts.lines.leave(itemId);
    if (item !== undefined) this.toSave = [...this.toSave, item];
  }

  consumeToSave(): readonly CartItem[] {
    const taken = this.toSave;
    if (taken.length > 0) this.toSave = [];
    return taken;
  }

  /** Shows the lines that wait for the saved list again, because it failed to load. */
  releaseUnsaved(): void {
    for (const { id } of this.consumeToSave()) this.#parts.lines.release(id);
  }

  /** Ends the saving of a line: it is shown again if the cart still has it. */
  release(itemId: string): void {
    this.#parts.lines.release(itemId);
  }

  dismissNotice(): void {
    this.notice = undefined;
  }

  /** Enters checkout by a document load, after the writes in progress. */
  checkOut(): void {
    this.afterChanges(() => this.#parts.shell.navigation.load('/checkout'));
  }

  /** Calls `next` when all changes of lines are stored. */
  afterChanges(next: () => void): void {
    this.#parts.lines.flush();
    this.#store.afterWrites(next);
  }

  /** Marks the line that an undo put back into `cart`, so that it takes the focus. */
  markRestored(cart: Cart, line: CartItem): void {
    this.restored = cart.items.find((item) => isSameLine(item, line))?.id;
  }

  consumeRestored(): string | undefined {
    const { restored } = this;
    this.restored = undefined;
    return restored;
  }

  explain(failure: CartFailure | CartRejection, itemId?: string): void {
    const { shell, texts } = this.#parts;
    const {
      atLine,
      onTop,
      toast,
      isStale = false,
    } = cartNotice(failure, { texts, ...(itemId === undefined ? {} : { itemId }) });
    if (atLine !== undefined && itemId !== undefined) this.lineNotes = { ...this.lineNotes, [itemId]: atLine };
    if (onTop !== undefined) this.notice = onTop;
    if (toast !== undefined) shell.toasts.notice(toast);
    if (isStale) this.load();
  }

  /** Shows a toast with an Undo button, which stays for 8 seconds (CART-07, DLG-24). */
  private offerUndo(item: CartItem, shipments: Cart['shipments']): void {
    const { shell, texts } = this.#parts;
    const undo = (): void =>
      shell.cart.write(() => (shop) => shop.carts.restoreItem(item, shipments), {
        done: (cart) => this.markRestored(cart, item),
        failed: (failure) => this.explain(failure),
      });
    shell.toasts.show({ title: texts.removed(item), tone: 'success', action: { label: texts.undo, act: undo } });
  }
}
