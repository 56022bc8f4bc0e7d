import { makeAutoObservable } from 'mobx';
import { savedAddressForm } from '#core/account/saved-address-form.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { placeInForm } from '#core/failures/placement.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { AddressBook, AddressType, SavedAddress } from '#core/profile/address-book.ts';
import type { AddressCountry, AddressLayout } from '#core/profile/address-layout.ts';
import { addressRefusalText, type AddressRefusal } from '#core/profile/address-refusal.ts';
import type { AddressField } from '#core/profile/address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Form } from '#core/validation/form.ts';
import { nationalPhone } from '#core/validation/phone.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { FormDraft } from '#ui/forms/form-draft.ts';
import { makeAddressForm, type AddressForm } from '#ui/features/checkout/address-form.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { Shell } from '#ui/stores/shell.ts';

/** An open form with what was typed. */
export type AddressTyped = {
  readonly edited: SavedAddress | undefined;
  readonly choices: { readonly type: AddressType; readonly isMain: boolean; readonly country: string };
  readonly values: Values<AddressField>;
};

/** The open form of an address. */
export class AddressDraft extends FormDraft<AddressTyped> {}

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'toasts'>;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
  readonly onSaved: (book: AddressBook) => void;
};

/**
 * The form of a new or saved address. Its fields and labels are those of the country (ADR-06); values that the fields of
 * another country or type do not have are kept while the form is open.
 */
export class AddressEditorPresenter {
  type: AddressType;
  isMain: boolean;
  country: string;
  countries: readonly AddressCountry[] = [];
  layout: AddressLayout | undefined = undefined;
  hasFailed = false;
  isBusy = false;
  /** Message of a refusal that belongs to no field. */
  notice: string | undefined = undefined;
  form: AddressForm;
  /** The address that is edited; undefined for a new one. */
  readonly edited: SavedAddress | undefined;
  readonly #parts: Parts;

  constructor(edited: SavedAddress | undefined, parts: Parts) {
    const { country = parts.site.country, type = 'S', main = false } = edited ?? {};
    this.#parts = parts;
    this.edited = edited;
    this.type = type;
    this.isMain = main;
    this.country = country;
    this.form = this.makeForm();
    if (edited !== undefined) {
      const { id: _id, type: _type, main: _main, phone = '', ...fields } = edited;
      this.form.fill({ ...fields, phone: nationalPhone(phone, country) });
    }
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get typed(): AddressTyped {
    const { edited, type, isMain, country, form } = this;
    return { edited, choices: { type, isMain, country }, values: form.values };
  }

  /** Fills in what was typed before. Call it before `load`. */
  restore({ choices: { type, isMain, country }, values }: AddressTyped): void {
    this.type = type;
    this.isMain = isMain;
    this.country = country;
    this.form = this.makeForm();
    this.form.fill(values);
  }

  /** Reads the countries, and the fields of the selected one. */
  load(): void {
    const { tasks } = this.#parts;
    const { country } = this;
    this.hasFailed = false;
    tasks.query('countries', (shop) => shop.addresses.listCountries(), {
      done: (countries) => {
        this.countries = countries;
      },
      failed: this.fail,
    });
    tasks.query('layout', (shop) => shop.addresses.viewLayout(country), {
      done: (layout) => {
        this.layout = layout;
        this.rebuild();
      },
      failed: this.fail,
    });
  }

  setType(type: AddressType): void {
    this.type = type;
    this.rebuild();
  }

  setMain(isMain: boolean): void {
    this.isMain = isMain;
  }

  setCountry(country: string): void {
    this.country = country;
    this.load();
  }

  /** Validates the form, then saves the address. A refusal leaves the form as it is. */
  save(): void {
    if (this.isBusy || this.layout === undefined) return;
    this.notice = undefined;
    if (!this.form.submit()) return;
    const { tasks, onSaved } = this.#parts;
    const { country, type, isMain: main, edited } = this;
    const fields = this.form.values;
    this.isBusy = true;
    void tasks.command((shop) => shop.addresses.save({ id: edited?.id, type, main, country, fields }), {
      done: onSaved,
      failed: this.refuse,
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  private makeForm(): AddressForm {
    const { country, type } = this;
    return makeAddressForm({
      prefix: 'address',
      form: this.fieldsIn(country, type),
      ruleTexts: this.#parts.ruleTexts,
      country,
    });
  }

  /** The fields in the order of the country's form. */
  private fieldsIn(country: string, type: AddressType): Form<AddressField> {
    const form = savedAddressForm(country, type);
    const order = this.layout?.fields.map(({ name }) => name) ?? [];
    return form.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  }

  private rebuild(): void {
    const { values } = this.form;
    this.form = this.makeForm();
    this.form.fill(values);
  }

  private fail(): void {
    this.hasFailed = true;
  }

  private refuse(failure: ApiFailure | AddressRefusal | InvalidInput): void {
    if (failure._tag === 'InvalidInput') return this.form.refuse(failure.violations);
    if (failure._tag !== 'ApiFailure') {
      this.notice = addressRefusalText(failure, this.#parts.site.language);
      return;
    }
    const notice = placeInForm(failure, { fields: this.form.fields.map(({ name }) => name) });
    if (notice.field !== undefined) this.form.refuse([{ field: notice.field, message: notice.message }]);
    else if (notice.placement === 'input') this.notice = notice.message;
    else this.#parts.shell.toasts.notice(notice);
  }
}
