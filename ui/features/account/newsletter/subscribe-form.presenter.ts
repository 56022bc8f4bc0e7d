import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import { isSignUpMove, type SignUpState } from '#core/profile/newsletter.ts';
import type { Subscriptions } from '#core/profile/subscription.ts';
import type { Form } from '#core/validation/form.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';

type Parts<Name extends string> = {
  readonly tasks: Tasks;
  readonly ruleTexts: RuleTexts;
  /** Prefix of the ids of the fields. */
  readonly prefix: string;
  readonly form: Form<Name>;
  readonly send: (values: Values<Name>) => Intent<Subscriptions, ApiFailure | InvalidInput>;
  readonly onSent: (subscriptions: Subscriptions) => void;
};

/**
 * A form that subscribes (SUB-01): its fields are disabled while it is sent (SUB-02), cleared after a success and kept
 * after an error (SUB-03), whose message is a notice in the form (SUB-05).
 */
export class SubscribeFormPresenter<Name extends string> {
  state: SignUpState = 'idle';
  notice: string | undefined = undefined;
  readonly form: FormPresenter<Name>;
  readonly #parts: Parts<Name>;

  constructor(parts: Parts<Name>) {
    this.#parts = parts;
    const { ruleTexts, prefix, form } = parts;
    this.form = new FormPresenter<Name>({ ruleTexts, prefix, form });
    makeAutoObservable(this, { form: false }, { deep: false, autoBind: true });
  }

  get isBusy(): boolean {
    return this.state === 'submitting';
  }

  /** Whether to show the text of the success: not above the mistakes of what is typed next. */
  get hasThanks(): boolean {
    return this.state === 'success' && Object.keys(this.form.messages).length === 0;
  }

  send(): void {
    if (!isSignUpMove(this.state, 'submitting') || !this.form.submit()) return;
    const { tasks, send, onSent } = this.#parts;
    this.state = 'submitting';
    this.notice = undefined;
    void tasks.command(send(this.form.values), {
      done: (subscriptions) => {
        this.state = 'success';
        this.form.clear();
        onSent(subscriptions);
      },
      failed: (failure) => {
        this.state = 'error';
        if (failure._tag === 'InvalidInput') this.form.refuse(failure.violations);
        else this.notice = failure.message;
      },
    });
  }
}
