import { makeAutoObservable } from 'mobx';
import type { AddressField, AddressInput } from '#core/checkout/address-form.ts';
import type { Violation } from '#core/kernel/violation.ts';
import type { Address } from '#core/profile/address.ts';
import { cleaned, violationOf, type Form, type FormField } from '#core/validation/form.ts';
import { phoneWhileTyped } from '#core/validation/phone.ts';

/** The mask is for those who type on at the end; what is pasted, filled in or corrected in the middle stays as it is. */
const phoneAfter = (before: string, typed: string, country: string): string =>
  typed.length === before.length + 1 && typed.startsWith(before) ? phoneWhileTyped(typed, country) : typed;

type FormParts = {
  /** Distinguishes the ids of two forms of one page. */
  readonly prefix: string;
  readonly fields: Form<AddressField>;
  readonly language: string;
  /** Values that no one types, such as the country. */
  readonly fixed: AddressInput;
  /** Called when a field was left, with everything typed so far. */
  readonly onLeave?: (typed: AddressInput) => void;
};

type Messages = { readonly [field in AddressField]?: string };

/** A form that speaks up when a field is left after it was edited, and about everything when it is sent (VAL-24). */
export class AddressFormPresenter {
  values: AddressInput = {};
  messages: Messages = {};
  /** Fields that the shopper has edited. */
  edited: readonly AddressField[] = [];
  /** How often it was sent with something wrong: tells one error summary from the next. */
  attempt = 0;
  readonly fields: Form<AddressField>;
  readonly prefix: string;
  readonly #parts: FormParts;

  constructor(parts: FormParts) {
    this.#parts = parts;
    this.fields = parts.fields;
    this.prefix = parts.prefix;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** What is shown in the summary on top: nothing before the form was sent. */
  get errors(): readonly { readonly name: AddressField; readonly field: string; readonly message: string }[] {
    if (this.attempt === 0) return [];
    return this.fields.flatMap(({ name }) => {
      const message = this.messages[name];
      return message === undefined ? [] : [{ name, field: this.idOf(name), message }];
    });
  }

  /** The cleaned values as an address. */
  get address(): Address {
    const {
      firstName = '',
      lastName = '',
      line1 = '',
      line2 = '',
      city = '',
      state = '',
      postalCode = '',
      country = '',
    } = this.cleaned;
    return {
      firstName,
      lastName,
      line1,
      city,
      postalCode,
      country,
      ...(line2 !== '' && { line2 }),
      ...(state !== '' && { state }),
    };
  }

  get cleaned(): AddressInput {
    return cleaned(this.fields, { ...this.values, ...this.#parts.fixed });
  }

  idOf(name: AddressField): string {
    return `${this.#parts.prefix}-${name}`;
  }

  isAccepted(field: FormField<AddressField>): boolean {
    return (
      this.edited.includes(field.name) &&
      this.messages[field.name] === undefined &&
      (this.values[field.name] ?? '') !== '' &&
      this.judge(field) === undefined
    );
  }

  fill(values: AddressInput): void {
    this.values = { ...this.values, ...values };
  }

  change(name: AddressField, typed: string): void {
    const country = this.#parts.fixed.country ?? '';
    this.values = {
      ...this.values,
      [name]: name === 'phone' ? phoneAfter(this.values.phone ?? '', typed, country) : typed,
    };
    if (!this.edited.includes(name)) this.edited = [...this.edited, name];
    if (this.messages[name] !== undefined) this.judgeNow(name);
  }

  leave(name: AddressField): void {
    if (!this.edited.includes(name)) return;
    const field = this.fields.find((one) => one.name === name);
    if (field !== undefined) this.values = { ...this.values, [name]: field.clean(this.values[name] ?? '') };
    this.judgeNow(name);
    this.#parts.onLeave?.(this.values);
  }

  /** Whether it may be sent; if not, every message shows. */
  submit(): boolean {
    this.messages = Object.fromEntries(
      this.fields.flatMap((field) => {
        const message = this.judge(field);
        return message === undefined ? [] : [[field.name, message]];
      }),
    );
    const passes = Object.keys(this.messages).length === 0;
    if (!passes) this.attempt += 1;
    this.#parts.onLeave?.(this.values);
    return passes;
  }

  /** What was refused after it was sent: of each field its first message. */
  refuse(violations: readonly Violation[]): void {
    this.messages = {
      ...this.messages,
      ...Object.fromEntries(violations.toReversed().map(({ field, message }) => [field, message])),
    };
    this.attempt += 1;
  }

  clear(): void {
    this.values = {};
    this.messages = {};
    this.edited = [];
    this.attempt = 0;
  }

  private judge(field: FormField<AddressField>): string | undefined {
    return violationOf(field, this.cleaned, this.#parts.language)?.message;
  }

  private judgeNow(name: AddressField): void {
    const field = this.fields.find((one) => one.name === name);
    const message = field === undefined ? undefined : this.judge(field);
    const { [name]: _gone, ...others } = this.messages;
    this.messages = message === undefined ? others : { ...others, [name]: message };
  }
}
