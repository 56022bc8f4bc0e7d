import { makeAutoObservable, reaction } from 'mobx';
import type { Cart, Shipment, ShippingMethod } from '#core/cart/cart.ts';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { AddressQuestion } from '#core/checkout/address-choice.ts';
import type { AddressInput } from '#core/checkout/address-form.ts';
import { Checkout, type Contact } from '#core/checkout/checkout.ts';
import type { CheckoutFailure } from '#core/checkout/order-progress.ts';
import { choiceAfterChange, offeredShippingMethods, selectedMethod, sentHome } from '#core/checkout/shipping-choice.ts';
import type { ShippingSaved } from '#core/checkout/use-cases/checkout-use-cases.ts';
import { placeInForm } from '#core/failures/placement.ts';
import type { ShippingId } from '#core/kernel/identifiers.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { AccountOwner } from '#core/account/ports/account-gateway.ts';
import { nationalPhone } from '#core/validation/phone.ts';
import type { AddressForm } from '#ui/features/checkout/address-form.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { checkoutDraft, type CheckoutDraft } from './checkout-draft.ts';
import { saveContact } from './save-contact.ts';
import { MethodUpdatesPresenter } from './method-updates.presenter.ts';
import { SplitPresenter } from './other-addresses/split.presenter.ts';
import { PointMovePresenter } from './point-move.presenter.ts';
import { orderContactOf, makeShippingForms, validValues, type ShippingForms } from './shipping-forms.ts';

const ignore = (): void => undefined;

/** The first step: contact, shipping address and shipping method (CHK-06, CHK-07, CHK-13). */
export class ShippingStepPresenter {
  /** Orders that are not sent home need no address. */
  readonly forms: ShippingForms;
  readonly split: SplitPresenter;
  readonly points: PointMovePresenter;
  readonly updates: MethodUpdatesPresenter;
  status: 'idle' | 'pending' | 'success' | 'error' = 'idle';
  methods: readonly ShippingMethod[] = [];
  chosen: string | undefined = undefined;
  /** Methods of the shipments after the first, by shipment. */
  others: { readonly [shippingId: string]: string } = {};
  busy = false;
  /** The service's correction of the address, until the shopper confirms one of the two. */
  question: AddressQuestion | undefined = undefined;
  readonly #checkout: CheckoutContext;
  readonly #draft: CheckoutDraft;

  constructor(checkout: CheckoutContext) {
    const { ruleTexts, site, tasks } = checkout.parts;
    this.#checkout = checkout;
    this.#draft = checkoutDraft(tasks, 'shipping');
    const parts = { prefix: 'shipping', ruleTexts, country: site.country, onTyped: this.#draft.remember };
    this.forms = makeShippingForms(parts, site);
    this.updates = new MethodUpdatesPresenter(checkout);
    const { updates } = this;
    this.split = new SplitPresenter({ checkout, updates, follow: (before, after) => this.follow(before, after) });
    this.points = new PointMovePresenter({ checkout, updates, onMoved: (cart) => this.showMoved(cart) });
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Shipments that are sent home, each with its own methods; none without a cart. */
  get homeShipments(): readonly Shipment[] {
    return sentHome(this.#checkout.cart ?? { shipments: [] });
  }

  /** The lines of the cart, which name the shipments. */
  get items(): readonly CartItem[] {
    return this.#checkout.cart?.items ?? [];
  }

  /** Whether all items are picked up, so that there is no shipment. */
  get isCollected(): boolean {
    const { cart } = this.#checkout;
    return cart !== undefined && Checkout.isCollected(cart);
  }

  /** Whether the methods are known, are not needed, or could not be read. */
  get isComplete(): boolean {
    return this.methods.length > 0 || this.isCollected || this.status === 'success' || this.status === 'error';
  }

  get form(): AddressForm {
    const { cart, parts } = this.#checkout;
    const receipt = cart === undefined ? 'home' : Checkout.receipt(cart);
    return this.forms[receipt === 'store' && parts.session.owner !== undefined ? 'member' : receipt];
  }

  get contact(): Contact {
    const { session, site } = this.#checkout.parts;
    const contact = orderContactOf(this.form.cleaned, { country: site.country, isCollected: this.isCollected });
    return contact.email === '' ? { ...contact, email: session.owner?.email ?? '' } : contact;
  }

  /** Fills the form. `onReady`: once the contact is known, which of what is collected is on the device alone. */
  enter(cart: Cart, onReady: () => void): void {
    const onFilled = this.isCollected ? onReady : ignore;
    if (!this.isCollected) onReady();
    this.form.fill({ ...cart.shippingAddress });
    this.chosen = sentHome(cart)[0]?.methodId;
    this.loadMethods();
    this.#draft.recall((draft) => this.fillDraft(draft, onFilled));
  }

  /** Keeps what a guest has typed who has signed in, and offers the methods of the member's cart. */
  join(): void {
    const typed = this.form.values;
    this.#checkout.parts.session.account.load();
    this.#draft.remember(typed);
    if (!this.isCollected) this.loadMethods();
  }

  /** Offers the methods of the cart after a change elsewhere, by which another shipment may be the first. */
  follow(before: Cart, after: Cart): void {
    Object.assign(this, choiceAfterChange(this, { before, after }));
    this.methods = offeredShippingMethods(after, []);
    if (this.methods.length > 0) this.status = 'success';
    else if (!this.isCollected) this.loadMethods();
  }

  loadMethods(): void {
    const { cart, parts } = this.#checkout;
    if (cart === undefined) return;
    this.status = 'pending';
    const { country } = parts.site;
    parts.tasks.query('shipping-methods', (shop) => shop.checkout.listShippingMethods({ cart, country }), {
      done: this.showMethods,
      failed: () => {
        this.status = 'error';
      },
    });
  }

  /** Chooses the method of the first shipment. */
  choose(methodId: string): void {
    const [first] = this.homeShipments;
    this.chosen = methodId;
    if (first !== undefined) this.updates.save({ shippingId: first.id, methodId }, this.restoreChosen);
  }

  /** The selected method of a shipment after the first. */
  chosenFor({ id, applicable, methodId }: Shipment): string | undefined {
    return selectedMethod(applicable, this.others[id] ?? methodId);
  }

  /** What the form shows for each shipment after the first, chosen or not: it is saved as it is shown. */
  private get shownMethods(): { readonly [shippingId: string]: string } {
    const shown = this.homeShipments.slice(1).map((shipment) => [shipment.id, this.chosenFor(shipment)] as const);
    return Object.fromEntries(shown.flatMap(([id, methodId]) => (methodId === undefined ? [] : [[id, methodId]])));
  }

  chooseFor(shippingId: ShippingId, methodId: string): void {
    this.others = { ...this.others, [shippingId]: methodId };
    this.updates.save({ shippingId, methodId }, () => this.restoreOther(shippingId));
  }

  /**
   * Validates the form, then the service validates the address; a correction that changes the address needs the
   * shopper's confirmation (CHK-07).
   */
  submit(): void {
    if (this.busy || this.#checkout.isJoining || this.#checkout.cart === undefined) return;
    this.question = undefined;
    if (!this.isCollected) {
      if (this.form.submit()) this.save(false);
    } else if (this.takeContact())
      this.afterUpdates(() => saveContact(this.#checkout, { saved: this.contactSaved, failed: this.refuse }));
  }

  /** Validates a contact without an address, and keeps it for the order; false if it has errors. */
  takeContact(): boolean {
    const isValid = this.form.submit();
    if (isValid) this.#checkout.keepContact(this.contact);
    return isValid;
  }

  useSuggested(): void {
    const suggested = this.question?.suggested;
    if (suggested === undefined) return;
    const { line1, line2 = '', city, state = '', postalCode } = suggested;
    this.form.fill({ line1, line2, city, state, postalCode });
    this.save(true);
  }

  keepTyped(): void {
    this.save(true);
  }

  /** Fills in values that were typed before a reload, which take precedence over those of the account (CHK-37). */
  private fillDraft(draft: AddressInput, onFilled: () => void): void {
    this.form.fillEmpty(draft);
    onFilled();
    const { session } = this.#checkout.parts;
    session.account.load();
    // `reaction` instead of `when`, which no other code of a page uses: it would add to the page's size.
    reaction(
      () => session.owner,
      (owner, _, self) => {
        if (owner === undefined) return;
        self.dispose();
        this.fillOwner(owner);
        onFilled();
      },
      { fireImmediately: true },
    );
  }

  /** Fills in the data of a member that are valid in the country of the site (CHK-13). */
  private fillOwner({ phone = '', ...owner }: Partial<AccountOwner> = {}): void {
    const { site, ruleTexts } = this.#checkout.parts;
    const known: AddressInput = { ...owner, phone: nationalPhone(phone, site.country) };
    // The pickup of a guest, who may have typed already, has another form.
    this.form.fillEmpty({ ...validValues(this.form.fields, known, ruleTexts), ...this.forms.store.values });
  }

  private showMoved(cart: Cart): void {
    const typed = this.form.cleaned;
    this.#checkout.show(cart);
    // Another form if nothing, or something, is sent home now.
    this.form.fillEmpty(typed);
    if (!this.isCollected) this.loadMethods();
  }

  private restoreChosen(): void {
    this.chosen = selectedMethod(this.methods, this.homeShipments[0]?.methodId);
  }

  private restoreOther(shippingId: ShippingId): void {
    const { [shippingId]: _, ...others } = this.others;
    this.others = others;
  }

  private save(isConfirmed: boolean): void {
    this.question = undefined;
    this.afterUpdates(() => this.send(isConfirmed));
  }

  private afterUpdates(send: () => void): void {
    this.busy = true;
    this.updates.settle((isSaved) => {
      // A refused method is shown first.
      if (isSaved) send();
      else this.busy = false;
    });
  }

  private contactSaved(cart: Cart): void {
    this.busy = false;
    this.#checkout.show(cart);
    this.#checkout.goOn();
  }

  private send(isConfirmed: boolean): void {
    const { cart, parts } = this.#checkout;
    if (cart === undefined) return;
    const { contact, methods: offered, chosen: methodId } = this;
    const address = this.form.cleaned;
    parts.tasks.command(
      (shop) =>
        shop.checkout.saveShipping({
          cart,
          address,
          contact,
          isConfirmed,
          offered,
          methodId,
          methods: this.shownMethods,
        }),
      { done: this.saved, failed: this.refuse },
    );
  }

  private saved(outcome: ShippingSaved): void {
    this.busy = false;
    if (outcome._tag === 'AddressInQuestion') {
      this.question = outcome;
      return;
    }
    this.#checkout.keepContact(this.contact);
    this.#checkout.show(outcome.cart);
    this.methods = outcome.methods;
    if (outcome._tag === 'Saved') return this.#checkout.goOn();
    if (outcome._tag === 'MethodRefused') return this.refuse(outcome.failure);
    this.chosen = selectedMethod(this.methods, this.chosen);
    // The service says itself that it has replaced a method that was saved before.
    if (outcome.cart.flashes.some((flash) => flash._tag === 'DeliveryChanged')) return;
    this.#checkout.report(this.#checkout.parts.texts.methodsChanged);
  }

  private refuse(failure: InvalidInput | CheckoutFailure): void {
    this.busy = false;
    if (failure._tag === 'InvalidInput') return this.form.refuse(failure.violations);
    if (failure._tag !== 'ApiFailure') return this.#checkout.explain(failure, 'cart');
    const { field, message } = placeInForm(failure, { fields: this.form.fields.map(({ name }) => name) });
    if (field === undefined) this.#checkout.explain(failure, 'cart');
    else this.form.refuse([{ field, message }]);
  }

  /** The cart, which may have changed since the methods were asked for, has the last word. */
  private showMethods(read: readonly ShippingMethod[]): void {
    this.status = 'success';
    this.methods = offeredShippingMethods(this.#checkout.cart ?? { shipments: [] }, read);
    this.chosen = selectedMethod(this.methods, this.chosen);
  }
}
