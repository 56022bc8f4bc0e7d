import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { placeInForm } from '#core/failures/placement.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import { violationOf, type Form } from '#core/validation/form.ts';
import type { Values } from '#core/validation/rule.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';

type ShortFormParts<Name extends string> = {
  readonly form: Form<Name>;
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'toasts'>;
  readonly language: string;
  readonly send: (values: Values) => Intent<unknown, ApiFailure | InvalidInput>;
  readonly onSent: () => void;
};

/** A few fields before they are sent. It speaks up when a field is left after it was edited, and about everything when it is sent (VAL-24). */
export class ShortFormPresenter<Name extends string> {
  values: Values = {};
  messages: Values = {};
  edited: readonly Name[] = [];
  /** How often it was sent with something wrong: tells one error summary from the next. */
  attempt = 0;
  isBusy = false;
  /** What the service refused about the form as a whole. */
  notice: string | undefined = undefined;
  readonly #parts: ShortFormParts<Name>;

  constructor(parts: ShortFormParts<Name>) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** What is shown on top, in the order of the fields. */
  get errors(): readonly { readonly name: Name; readonly message: string }[] {
    if (this.attempt === 0) return [];
    return this.#parts.form.flatMap(({ name }) => {
      const message = this.messages[name];
      return message === undefined ? [] : [{ name, message }];
    });
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  change(field: Name, typed: string): void {
    this.values = { ...this.values, [field]: typed };
    if (!this.edited.includes(field)) this.edited = [...this.edited, field];
    if (this.messages[field] !== undefined) this.judge(field);
  }

  /** Cleans the field (VAL-22, VAL-25) and checks it. What is shown already stays until something is typed: were it gone with the focus, the button would move away under the press that took it. */
  leave(field: Name): void {
    if (!this.edited.includes(field)) return;
    const clean = this.#parts.form.find(({ name }) => name === field)?.clean;
    if (clean !== undefined) this.values = { ...this.values, [field]: clean(this.values[field] ?? '') };
    if (this.messages[field] === undefined) this.judge(field);
  }

  /** A form that is wrong is refused before the service is asked; what the service refuses shows in the same places (REV-13). */
  send(): void {
    if (this.isBusy) return;
    const { tasks, send, onSent } = this.#parts;
    this.isBusy = true;
    this.notice = undefined;
    tasks.command(send(this.values), { done: onSent, failed: this.explain, settled: this.rest });
  }

  private judge(field: Name): void {
    const rules = this.#parts.form.find(({ name }) => name === field);
    const message =
      rules === undefined
        ? undefined
        : violationOf(rules, { ...this.values, [field]: rules.clean(this.values[field] ?? '') }, this.#parts.language)
            ?.message;
    const others = Object.fromEntries(Object.entries(this.messages).filter(([name]) => name !== field));
    this.messages = message === undefined ? others : { ...others, [field]: message };
  }

  private explain(failure: ApiFailure | InvalidInput): void {
    if (failure._tag === 'InvalidInput')
      return this.refuse(
        Object.fromEntries(failure.violations.toReversed().map((violation) => [violation.field, violation.message])),
      );
    const { form, language, shell } = this.#parts;
    const notice = placeInForm(failure, { language, fields: form.map(({ name }) => name) });
    if (notice.field !== undefined) return this.refuse({ [notice.field]: notice.message });
    if (notice.placement === 'toast' || notice.placement === 'persistent-toast') return shell.toasts.notice(notice);
    this.notice = notice.message;
  }

  private refuse(messages: Values): void {
    this.messages = messages;
    this.attempt += 1;
  }

  private rest(): void {
    this.isBusy = false;
  }
}
