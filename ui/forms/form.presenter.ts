import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { placeInForm } from '#core/failures/placement.ts';
import type { InvalidInput, Violation } from '#core/kernel/violation.ts';
import { cleaned, violationOf, type Form, type FormField } from '#core/validation/form.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';
import type { Shell } from '#ui/stores/shell.ts';
import { afterPress } from './after-press.ts';

type Sending<Sent> = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'toasts'>;
  readonly send: (values: Values) => Intent<Sent, ApiFailure | InvalidInput>;
  /** Shows a refusal in the form itself; false leaves it to the catalog of errors. */
  readonly explain?: (failure: ApiFailure) => boolean;
  readonly onSent: (sent: Sent) => void;
};

type FormParts<Name extends string, Sent> = {
  /** Prefix of the ids of the fields, so that two forms of a page differ. */
  readonly prefix: string;
  readonly form: Form<Name>;
  readonly ruleTexts: RuleTexts;
  /** Values without a field, such as the country. */
  readonly fixed?: Values<Name>;
  /** Formats a field while the shopper types. */
  readonly mask?: (name: Name, before: string, typed: string) => string;
  /** Called with all values whenever one is typed or cleaned, so that they can be stored. */
  readonly onTyped?: (typed: Values<Name>) => void;
  /** For a form that is sent on its own, not as a part of a larger step. */
  readonly sending?: Sending<Sent>;
};

/**
 * The state of a form. A message appears when an edited field loses the focus, all messages when the form is submitted
 * (VAL-24); refusals of the service appear in the same places (REV-13).
 */
export class FormPresenter<Name extends string, Sent = unknown> {
  values: Values<Name> = {};
  messages: Values<Name> = {};
  edited: readonly Name[] = [];
  /** Number of refused submits: distinguishes one error summary from the next. */
  attempt = 0;
  isBusy = false;
  /** Message of a refusal that belongs to no field. */
  notice: string | undefined = undefined;
  readonly fields: Form<Name>;
  readonly #parts: FormParts<Name, Sent>;
  /** Titles of the toasts of refused sends, which the next success makes untrue. */
  #toasts: readonly string[] = [];

  constructor(parts: FormParts<Name, Sent>) {
    this.fields = parts.form;
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** The rows of the error summary, in the order of the fields; empty before the first submit. */
  get errors(): readonly { readonly name: Name; readonly field: string; readonly message: string }[] {
    if (this.attempt === 0) return [];
    return this.fields.flatMap(({ name }) => {
      const message = this.messages[name];
      return message === undefined ? [] : [{ name, field: this.idOf(name), message }];
    });
  }

  /** Whether any field has a value. */
  get isTyped(): boolean {
    return this.fields.some(({ name }) => (this.values[name] ?? '').trim() !== '');
  }

  get cleaned(): Values<Name> {
    return cleaned(this.fields, { ...this.values, ...this.#parts.fixed });
  }

  activate(): () => void {
    return this.#parts.sending?.tasks.start() ?? (() => undefined);
  }

  idOf(name: Name): string {
    return `${this.#parts.prefix}-${name}`;
  }

  isAccepted(field: FormField<Name>): boolean {
    return (
      this.edited.includes(field.name) &&
      this.messages[field.name] === undefined &&
      (this.values[field.name] ?? '') !== '' &&
      this.messageOf(field) === undefined
    );
  }

  fill(values: Values<Name>): void {
    this.values = { ...this.values, ...values };
  }

  /**
   * Fills only fields that are empty. A field that has the focus stays as it is: what the shopper is about to type would
   * be added to the value.
   */
  fillEmpty(known: Values<Name>): void {
    const kept = this.fields.filter(({ name }) => (this.values[name] ?? '') !== '' || this.hasFocus(name));
    this.fill({ ...known, ...Object.fromEntries(kept.map(({ name }) => [name, this.values[name]])) });
  }

  hasFocus(name: Name): boolean {
    return document.activeElement?.id === this.idOf(name);
  }

  change(name: Name, typed: string): void {
    const { mask } = this.#parts;
    const shown = mask === undefined ? typed : mask(name, this.values[name] ?? '', typed);
    this.values = { ...this.values, [name]: shown };
    if (!this.edited.includes(name)) this.edited = [...this.edited, name];
    if (this.messages[name] !== undefined) this.check(name);
    this.#parts.onTyped?.(this.values);
  }

  /**
   * Normalizes the field (VAL-22, VAL-25) and validates it (VAL-24), after the press that took the focus: a message
   * that appears or disappears moves the button. A message stays until the field is edited.
   */
  leave(name: Name): void {
    if (!this.edited.includes(name)) return;
    const field = this.fields.find((one) => one.name === name);
    if (field !== undefined) this.values = { ...this.values, [name]: field.clean(this.values[name] ?? '') };
    afterPress(() => {
      if (this.messages[name] === undefined && this.edited.includes(name)) this.check(name);
    });
    this.#parts.onTyped?.(this.values);
  }

  /** Validates the form and shows every message. Returns whether the form is valid. */
  submit(): boolean {
    const messages: { [name in Name]?: string } = {};
    for (const field of this.fields) {
      const message = this.messageOf(field);
      if (message !== undefined) messages[field.name] = message;
    }
    this.messages = messages;
    const passes = Object.keys(messages).length === 0;
    if (!passes) this.attempt += 1;
    this.#parts.onTyped?.(this.values);
    return passes;
  }

  /** Shows the refusal of a submit: the first message of each field. */
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

  /** Hides the refusal of the last submit; the values stay. */
  clearRefusal(): void {
    if (this.attempt > 0) this.messages = {};
    this.attempt = 0;
    this.notice = undefined;
  }

  /** Sends the form. The use case validates it before it calls the service. */
  send(): void {
    const { sending } = this.#parts;
    if (this.isBusy || sending === undefined) return;
    this.isBusy = true;
    this.notice = undefined;
    void sending.tasks.command(sending.send(this.values), {
      done: (sent) => {
        for (const title of this.#toasts) sending.shell.toasts.close(title);
        this.#toasts = [];
        sending.onSent(sent);
      },
      failed: (failure) => this.explain(failure, sending),
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  private messageOf(field: FormField<Name>): string | undefined {
    return violationOf(field, this.cleaned, this.#parts.ruleTexts)?.message;
  }

  /** Validates a field, and shows or hides its message. */
  check(name: Name): void {
    const field = this.fields.find((one) => one.name === name);
    const message = field === undefined ? undefined : this.messageOf(field);
    const messages: { [field in Name]?: string } = { ...this.messages };
    if (message === undefined) delete messages[name];
    else messages[name] = message;
    this.messages = messages;
  }

  private explain(failure: ApiFailure | InvalidInput, { shell: { toasts }, explain }: Sending<Sent>): void {
    if (failure._tag === 'InvalidInput') {
      this.messages = {};
      return this.refuse(failure.violations);
    }
    if (explain?.(failure) === true) return;
    const fields = this.fields.map(({ name }) => name);
    const notice = placeInForm(failure, { fields });
    if (notice.field !== undefined) {
      this.messages = {};
      return this.refuse([{ field: notice.field, message: notice.message }]);
    }
    if (notice.placement === 'toast' || notice.placement === 'persistent-toast') {
      this.#toasts = [...this.#toasts, notice.message];
      return toasts.notice(notice);
    }
    this.notice = notice.message;
  }
}
