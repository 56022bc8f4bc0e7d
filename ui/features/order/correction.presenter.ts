import { makeAutoObservable } from 'mobx';
import { correctionForm } from '#core/checkout/correction-form.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { placeInForm } from '#core/failures/placement.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import { correctableInAll, isCorrectableAlone, parcelsTo } from '#core/order/correction.ts';
import type { Address } from '#core/profile/address.ts';
import type { Purchase } from '#core/order/purchase.ts';
import type { AddressLayout } from '#core/profile/address-layout.ts';
import { nationalPhone } from '#core/validation/phone.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { makeAddressForm, type AddressForm } from '#ui/features/checkout/address-form.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';
import type { CorrectionDraft } from './correction-draft.ts';

type CorrectionParts = Pick<PresenterEnvironment, 'tasks' | 'shell'> & {
  readonly purchase: Purchase;
  /** A parcel whose address alone is corrected; without one the e-mail address, with the only address of the order. */
  readonly shipmentId: string | undefined;
  readonly ruleTexts: RuleTexts;
  readonly session: SessionStore;
  readonly draft: CorrectionDraft;
  readonly texts: { readonly done: string; readonly totalChanges: string };
  readonly onCorrected: (purchase: Purchase) => void;
};

/**
 * Corrects the e-mail address of an order with its only address, or one of its addresses, before parcels are sent there.
 * Nothing changes yet if the owner of the e-mail address has to confirm it.
 */
export class CorrectionPresenter {
  readonly form: AddressForm;
  readonly hasAddress: boolean;
  /** Whether the address is that of a parcel, one of several addresses, without the e-mail address. */
  readonly isParcel: boolean;
  layout: AddressLayout | undefined = undefined;
  hasFailed = false;
  isBusy = false;
  /** Minutes in which the correction that was sent can be confirmed; undefined if none waits. */
  confirmMinutes: number | undefined = undefined;
  /** Message of a refusal that belongs to no field. */
  notice: string | undefined = undefined;
  /** Whether the correction was refused because the order would have another total. */
  changesTotal = false;
  readonly #parts: CorrectionParts;

  constructor(parts: CorrectionParts) {
    const { purchase, ruleTexts, shipmentId } = parts;
    this.#parts = parts;
    const { country = '', phone = '', ...address } = this.#address ?? {};
    const { shipments } = purchase;
    this.isParcel = shipmentId !== undefined && isCorrectableAlone(shipments, shipmentId);
    this.hasAddress = this.isParcel || (shipmentId === undefined && correctableInAll(shipments) === 'address');
    const what = this.isParcel ? 'parcel' : 'address';
    this.form = makeAddressForm({
      prefix: 'correction',
      form: correctionForm(country, this.hasAddress ? what : 'email'),
      ruleTexts,
      country,
    });
    const { email } = purchase;
    this.form.fill(this.hasAddress ? { ...address, phone: nationalPhone(phone, country), email } : { email });
    makeAutoObservable(this, { form: false, hasAddress: false, isParcel: false }, { deep: false, autoBind: true });
  }

  /** The address as it is. */
  get #address(): Address | undefined {
    const { purchase, shipmentId } = this.#parts;
    return parcelsTo(purchase.shipments, shipmentId)[0]?.address ?? purchase.shippingAddress;
  }

  activate(): () => void {
    const { tasks, shell, draft, session, purchase, shipmentId } = this.#parts;
    const { orderId } = purchase;
    const stop = tasks.start();
    this.load();
    const keep = draft.start(session, {
      read: () => (this.confirmMinutes === undefined ? { orderId, shipmentId, values: this.form.values } : undefined),
      restore: ({ orderId: of, shipmentId: to, values }) => {
        if (of !== orderId || to !== shipmentId) return;
        // Its greeting would be open below the form.
        shell.dialogs.close('sign-in-confirmation');
        this.form.fill(values);
      },
    });
    return () => {
      stop();
      keep();
    };
  }

  /** Reads the labels of the country's address fields and its regions. */
  load(): void {
    const { tasks } = this.#parts;
    const { country = '' } = this.#address ?? {};
    this.hasFailed = false;
    if (!this.hasAddress) return;
    tasks.query('layout', (shop) => shop.addresses.viewLayout(country), {
      done: (layout) => {
        this.layout = layout;
      },
      failed: () => {
        this.hasFailed = true;
      },
    });
  }

  /** Validates the form, then sends it. A refusal leaves the form as it is. */
  send(): void {
    if (this.isBusy) return;
    this.notice = undefined;
    this.changesTotal = false;
    if (!this.form.submit()) return;
    const { tasks, shell, purchase, shipmentId, texts, onCorrected } = this.#parts;
    const { values, fields: form } = this.form;
    this.isBusy = true;
    void tasks.command((shop) => shop.purchases.correct(purchase, { form, values, shipmentId }), {
      done: ({ purchase: corrected, confirmMinutes }) => {
        if (confirmMinutes !== undefined) return this.await(confirmMinutes);
        shell.toasts.show({ title: texts.done, tone: 'success' });
        onCorrected(corrected);
      },
      failed: this.refuse,
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  private await(minutes: number): void {
    this.confirmMinutes = minutes;
  }

  private refuse(failure: ApiFailure | InvalidInput): void {
    const { shell, texts } = this.#parts;
    if (failure._tag === 'InvalidInput') return this.form.refuse(failure.violations);
    if (failure.errorId === 'ORD415') {
      this.notice = texts.totalChanges;
      this.changesTotal = true;
      return;
    }
    const notice = placeInForm(failure, { fields: this.form.fields.map(({ name }) => name) });
    if (notice.field !== undefined) this.form.refuse([{ field: notice.field, message: notice.message }]);
    else if (failure.status >= 400 && failure.status < 500) this.notice = notice.message;
    else shell.toasts.notice(notice);
  }
}
