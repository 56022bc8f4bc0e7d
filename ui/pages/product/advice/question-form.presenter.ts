import { makeAutoObservable } from 'mobx';
import { questionForm, type QuestionInput } from '#core/catalog/question.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import { violationOf } from '#core/validation/form.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

export type QuestionField = keyof QuestionInput;

export type QuestionFormParts = { readonly productId: string; readonly tasks: Tasks; readonly language: string; /** Said when a refusal belongs to no field. */ readonly failed: string; readonly onAsked: () => void };

/** A question before it is sent. It speaks up when a field is left after it was edited, and about everything when it is sent (VAL-24). */
export class QuestionFormPresenter {
  values: QuestionInput = {};
  messages: { readonly [field in QuestionField]?: string } = {};
  edited: readonly QuestionField[] = [];
  /** How often it was sent with something wrong: tells one error summary from the next. */
  attempt = 0;
  isBusy = false;
  notice: string | undefined = undefined;
  readonly #parts: QuestionFormParts;

  constructor(parts: QuestionFormParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** What is told on top, in the order of the fields. */
  get errors(): readonly { readonly name: QuestionField; readonly message: string }[] {
    if (this.attempt === 0) return [];
    return questionForm.flatMap(({ name }) => {
      const message = this.messages[name];
      return message === undefined ? [] : [{ name, message }];
    });
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  idOf(field: QuestionField): string {
    return `question-${field}`;
  }

  change(field: QuestionField, typed: string): void {
    this.values = { ...this.values, [field]: typed };
    if (!this.edited.includes(field)) this.edited = [...this.edited, field];
    if (this.messages[field] !== undefined) this.judge(field);
  }

  /** What is told already stays until something is typed: were it gone with the focus, the button would move away under the press that took it. */
  leave(field: QuestionField): void {
    if (this.edited.includes(field) && this.messages[field] === undefined) this.judge(field);
  }

  /** A form that is wrong is refused before the service is asked; what the service refuses shows in the same places (REV-13). */
  send(): void {
    if (this.isBusy) return;
    const { productId, tasks, onAsked } = this.#parts;
    this.isBusy = true;
    this.notice = undefined;
    tasks.command((shop) => shop.advice.askQuestion({ productId, question: this.values }), { done: onAsked, failed: this.explain, settled: this.rest });
  }

  private judge(field: QuestionField): void {
    const rules = questionForm.find(({ name }) => name === field);
    const message = rules === undefined ? undefined : violationOf(rules, { ...this.values, [field]: rules.clean(this.values[field] ?? '') }, this.#parts.language)?.message;
    const { [field]: _gone, ...others } = this.messages;
    this.messages = message === undefined ? others : { ...others, [field]: message };
  }

  private explain(failure: ApiFailure | InvalidInput): void {
    if (failure._tag === 'InvalidInput') this.messages = Object.fromEntries(failure.violations.toReversed().map(({ field, message }) => [field, message]));
    else if (failure.errorId === 'REV410') this.messages = { text: failure.message };
    else {
      this.notice = failure.message === '' ? this.#parts.failed : failure.message;
      return;
    }
    this.attempt += 1;
  }

  private rest(): void {
    this.isBusy = false;
  }
}
