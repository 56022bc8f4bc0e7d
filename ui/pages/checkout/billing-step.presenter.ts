import { makeAutoObservable } from 'mobx';
import type { Tokenized } from '#adapters/browser/card-fields.ts';
import type { Cart, PaymentInstrument } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { Checkout } from '#core/checkout/checkout.ts';
import { typedBilling } from '#core/checkout/typed-billing.ts';
import { isAboutCard } from '#core/checkout/about-card.ts';
import type { BillingSaved } from '#core/checkout/use-cases/checkout-use-cases.ts';
import { billingForm, type AddressInput } from '#core/checkout/address-form.ts';
import {
  isMainMethod,
  mainMethods,
  type MainMethod,
  type PayingCard,
  type PaymentMethod,
} from '#core/payment/payment-method.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import { makeAddressForm, type AddressForm } from '#ui/features/checkout/address-form.ts';
import { CardFieldsPresenter } from '#ui/features/checkout/card-fields.presenter.ts';
import { BillingSession } from './billing-session.ts';
import type { CheckoutContext } from './checkout-context.ts';
import { checkoutDraft, type CheckoutDraft } from './checkout-draft.ts';
import { saveContact } from './save-contact.ts';
import { OfferedMethodsPresenter } from './offered-methods.presenter.ts';
import type { TenderForm } from './tender-form.ts';
import { TenderRefusals } from './tender-refusals.ts';

/**
 * The second step: billing address, and card, wallet or pay later. The card is typed into the provider's frame and
 * never reaches this code (PAY-18).
 */
export class BillingStepPresenter {
  readonly form: AddressForm;
  /** The frame stays mounted through the steps, so that a declined card can be corrected. */
  readonly fields: CardFieldsPresenter;
  wantsSame = true;
  /** The method that the shopper has chosen for the rest. */
  chosen: MainMethod = 'CREDIT_CARD';
  /** Whether to pay with what is already on the cart. */
  keepsCard = false;
  /** Whether the step is finished, so that a change of the shipping leads back to the summary (CHK-02). */
  isDone = false;
  /** The saved card of the member that pays; without one the card is typed. */
  savedCardId: string | undefined = undefined;
  /** Whether the member may save the typed card, and asks for it. */
  maySave = false;
  savesCard = false;
  cardMessage: string | undefined = undefined;
  busy = false;
  readonly refusals = new TenderRefusals();
  readonly offered: OfferedMethodsPresenter;
  readonly #checkout: CheckoutContext;
  readonly #session: BillingSession;
  #approve: (() => void) | undefined = undefined;
  readonly #forms = new Set<TenderForm>();
  readonly #draft: CheckoutDraft;
  /** Whether what was typed before a reload has been asked for. */
  #isRestored = false;

  constructor(checkout: CheckoutContext) {
    const { ruleTexts, site, tasks } = checkout.parts;
    this.#checkout = checkout;
    this.#draft = checkoutDraft(tasks, 'billing');
    this.offered = new OfferedMethodsPresenter(checkout);
    this.form = makeAddressForm({
      prefix: 'billing',
      form: billingForm(site.country),
      ruleTexts,
      country: site.country,
      onTyped: (typed) => this.remember(typed),
    });
    this.fields = new CardFieldsPresenter(checkout.parts, () => this.forgetRefusal());
    makeAutoObservable(this, { fields: false, offered: false, refusals: false }, { deep: false, autoBind: true });
    this.#session = new BillingSession({ checkout, fields: this.fields, setMethods: this.setMethods });
  }

  /**
   * Whether an address may be used that is not typed: that of a wallet, or the shipping address, which an order that is
   * picked up does not have.
   */
  get mayBeSame(): boolean {
    const { cart } = this.#checkout;
    return cart === undefined || this.main === 'WALLET' || !Checkout.isCollected(cart);
  }

  get sameAsShipping(): boolean {
    return this.wantsSame && this.mayBeSame;
  }

  /** What pays the rest of the cart: last digits only. */
  get heldMain(): PaymentInstrument | undefined {
    return this.#checkout.cart?.instruments.find(({ method }) => isMainMethod(method));
  }

  /** The card on the cart: brand and last digits only. */
  get heldCard(): PaymentInstrument | undefined {
    return this.heldMain?.method === 'CREDIT_CARD' ? this.heldMain : undefined;
  }

  /** Whether to pay with the card, wallet or pay later on the cart. */
  get isHeld(): boolean {
    return this.keepsCard && this.heldMain !== undefined;
  }

  /** The method that pays the rest. */
  get main(): string {
    return (this.isHeld ? this.heldMain?.method : undefined) ?? this.chosen;
  }

  /** Whether the billing address is that of the wallet's account, which the service knows (CHK-16). */
  get usesAccountAddress(): boolean {
    return this.needsCard && this.main === 'WALLET' && this.wantsSame;
  }

  /** Whether the card is typed into the card fields. */
  get isTyped(): boolean {
    return !this.isHeld && this.savedCardId === undefined;
  }

  /** Whether a card is needed: not if nothing is left to pay (PAY-15). */
  get needsCard(): boolean {
    return this.offered.needsMain;
  }

  /** Takes over what the cart has from before a reload (CHK-37). */
  takeOver(cart: Cart): void {
    this.keepsCard = this.keepsCard || (this.fields.session === undefined && this.heldMain !== undefined);
    this.isDone = this.keepsCard;
    const typed = typedBilling(cart);
    if (typed === undefined) return;
    this.wantsSame = false;
    this.form.fill(typed);
  }

  open(): void {
    this.restore();
    this.#session.open();
  }

  /** Fills in what was typed and chosen before a reload, which takes precedence over the name of who collects (CHK-37). */
  private restore(): void {
    if (this.#isRestored) return this.fillCollector();
    this.#isRestored = true;
    this.#draft.recall(({ mainMethod, ...typed }) => {
      const method = mainMethods.find((one) => one === mainMethod);
      if (method !== undefined && (this.offered.methods.length === 0 || this.offered.isEnabled(method))) {
        this.chosen = method;
        // The shopper was about to replace what is already on the cart.
        if (method !== this.heldMain?.method) this.keepsCard = false;
      }
      this.form.fillEmpty(typed);
      if (this.form.isTyped) this.wantsSame = false;
      this.fillCollector();
    });
  }

  /** Who collects the order mostly pays it, too. */
  private fillCollector(): void {
    if (!this.mayBeSame) this.form.fillEmpty({ ...this.#checkout.contact?.collector });
  }

  /** Selects the billing address: true is the shipping address, false an empty form (CHK-12). */
  setSameAsShipping(same: boolean): void {
    this.wantsSame = same;
    this.form.clear();
    this.remember({});
  }

  private remember(typed: AddressInput): void {
    this.#draft.remember({ ...typed, mainMethod: this.main });
  }

  useOtherCard(): void {
    this.chosen = mainMethods.find((method) => method === this.main) ?? 'CREDIT_CARD';
    this.keepsCard = false;
    this.isDone = false;
  }

  /** Offers these methods; another enabled one is chosen if the chosen one is not enabled. */
  setMethods(methods: readonly PaymentMethod[]): void {
    const { isEnabled, show } = this.offered;
    show(methods);
    if (!isEnabled(this.chosen)) this.chosen = mainMethods.find(isEnabled) ?? this.chosen;
  }

  choose(method: MainMethod): void {
    // What is already on the cart stays until something else pays.
    if (method !== this.main) this.keepsCard = false;
    this.chosen = method;
    this.forgetRefusal();
    this.remember(this.form.values);
  }

  /** Sets what asks the shopper to approve the chosen method. Its code loads with the choice. */
  setApproval(approve: (() => void) | undefined): void {
    this.#approve = approve;
  }

  /** Lets the button of the step apply what is typed in a form first. Returns what ends this. */
  include(form: TenderForm): () => void {
    this.#forms.add(form);
    return () => this.#forms.delete(form);
  }

  /** Continues with what the shopper has approved; a billing address that is not of its account is saved first. */
  approved(cart: Cart): void {
    this.#checkout.show(cart);
    this.keepsCard = true;
    this.bill();
  }

  /** Pays with a saved card of the member; undefined is a new card. */
  payBySaved(id: string | undefined): void {
    this.savedCardId = id;
    this.forgetRefusal();
  }

  /** Removes the message about the card, which is not about what the shopper does next (PAY-17). */
  private forgetRefusal(): void {
    this.cardMessage = undefined;
  }

  setMaySave(maySave: boolean): void {
    this.maySave = maySave;
  }

  setSavesCard(savesCard: boolean): void {
    this.savesCard = savesCard;
  }

  submit(): void {
    const { digitalContact, takeContact } = this.#checkout;
    if (this.busy || this.#checkout.isJoining) return;
    this.#checkout.dismissNotice();
    this.forgetRefusal();
    const typed = [...this.#forms].find(({ isTyped }) => isTyped);
    if (typed !== undefined) return typed.apply(this.submit);
    const hasContact = digitalContact === undefined || takeContact();
    if ((!this.sameAsShipping && !this.form.submit()) || !hasContact) return;
    if (digitalContact === undefined) return this.pay();
    this.busy = true;
    saveContact(this.#checkout, { saved: this.contactSaved, failed: this.refuse });
  }

  /**
   * Pays, unless the order costs something else since the service knows the email address: that is shown first (I07).
   */
  private contactSaved(cart: Cart): void {
    const before = this.#checkout.cart?.totals.total;
    this.busy = false;
    if (before !== cart.totals.total) return this.#checkout.changedElsewhere(cart);
    this.#checkout.show(cart);
    this.pay();
  }

  /** Saves the billing address, and attaches what pays the rest. */
  private pay(): void {
    if (!this.needsCard || this.isHeld) return this.bill();
    if (this.main !== 'CREDIT_CARD') return this.#approve?.();
    if (this.savedCardId !== undefined) return this.bill({ savedCardId: this.savedCardId });
    const tokenized = this.fields.tokenize();
    if (tokenized === undefined) return this.#checkout.report(this.#checkout.parts.texts.paymentUnreachable);
    this.busy = true;
    void tokenized.then(this.tokenized);
  }

  /** Locks the step while another part of it changes the cart. */
  setBusy(busy: boolean): void {
    this.busy = busy;
  }

  /** Shows the card fields, or the choice of methods, after a declined payment. */
  refused(): void {
    this.useOtherCard();
  }

  private tokenized(outcome: Tokenized): void {
    const { texts } = this.#checkout.parts;
    this.busy = false;
    if (outcome._tag === 'Token') return this.bill({ ...outcome.token, save: this.maySave && this.savesCard });
    if (outcome._tag === 'Failed') return this.#checkout.report(texts.cardUnreachable);
    this.cardMessage = texts.cardInvalid;
    this.fields.focus();
  }

  private bill(card?: PayingCard): void {
    const { cart, parts } = this.#checkout;
    if (cart === undefined) return;
    if (this.usesAccountAddress && cart.billingAddress !== undefined) return this.billed({ _tag: 'Saved', cart });
    this.busy = true;
    const address = this.sameAsShipping ? {} : { address: this.form.cleaned };
    parts.tasks.command(
      (shop) => shop.checkout.saveBilling({ cart, ...address, ...(card !== undefined && { card }) }),
      {
        done: this.billed,
        failed: this.refuse,
      },
    );
  }

  private billed(outcome: BillingSaved): void {
    this.busy = false;
    this.#checkout.show(outcome.cart);
    if (outcome._tag === 'CardRefused') return this.refuse(outcome.failure);
    this.isDone = true;
    this.#checkout.go('summary');
  }

  private refuse(failure: InvalidInput | CartFailure): void {
    this.busy = false;
    if (failure._tag === 'InvalidInput') return this.form.refuse(failure.violations);
    if (!isAboutCard(failure)) return this.#checkout.explain(failure, 'cart');
    this.cardMessage = failure.message;
    if (this.isTyped) this.fields.refuseExpiry();
  }
}
