import { makeAutoObservable } from 'mobx';
import type { AccountSecurity } from '#core/account/ports/security-gateway.ts';
import { verificationForm } from '#core/account/verification-form.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { Resource } from '#ui/kernel/resource.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';
import type { Shell } from '#ui/stores/shell.ts';

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Shell;
  readonly ruleTexts: RuleTexts;
  readonly texts: {
    readonly signedOut: string;
    readonly codeSent: string;
    readonly verified: (orders: number) => string;
  };
};

/** The sign-ins of the member, which end one by one or together, and the verification of the e-mail address. */
export class SecurityPresenter {
  readonly state: Resource<AccountSecurity, ApiFailure>;
  readonly form: FormPresenter<'code', number>;
  /** The sign-in that is being ended; `others` for all but this one. */
  ending: string | undefined = undefined;
  isSending = false;
  isCodeSent = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    const { tasks, shell, ruleTexts, texts } = parts;
    this.#parts = parts;
    this.state = new Resource<AccountSecurity, ApiFailure>(tasks, (shop) => shop.security.viewSecurity());
    this.form = new FormPresenter<'code', number>({
      prefix: 'verification',
      form: verificationForm,
      ruleTexts,
      sending: {
        tasks,
        shell,
        send: (typed) => (shop) => shop.security.verifyEmail(typed),
        onSent: (orders) => {
          shell.toasts.show({ title: texts.verified(orders), tone: 'success' });
          this.state.refresh();
        },
      },
    });
    makeAutoObservable(this, { state: false, form: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stop = this.#parts.tasks.start();
    this.state.load();
    return stop;
  }

  endSignIn(id: string): void {
    this.end(id, (shop) => shop.security.endSignIn(id));
  }

  endOthers(): void {
    this.end('others', (shop) => shop.security.endOtherSignIns());
  }

  sendCode(): void {
    if (this.isSending) return;
    const { tasks, shell, texts } = this.#parts;
    this.isSending = true;
    void tasks.command((shop) => shop.security.sendVerification(), {
      done: () => {
        this.isCodeSent = true;
        shell.toasts.show({ title: texts.codeSent, tone: 'success' });
      },
      finally: () => {
        this.isSending = false;
      },
    });
  }

  private end(ending: string, intent: Intent<AccountSecurity, ApiFailure>): void {
    if (this.ending !== undefined) return;
    const { tasks, shell, texts } = this.#parts;
    this.ending = ending;
    void tasks.command(intent, {
      done: (state) => {
        this.state.set(state);
        shell.toasts.show({ title: texts.signedOut, tone: 'success' });
      },
      finally: () => {
        this.ending = undefined;
      },
    });
  }
}
