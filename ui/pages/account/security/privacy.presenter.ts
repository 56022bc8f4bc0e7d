import { makeAutoObservable } from 'mobx';
import { deleteAccountForm } from '#core/account/delete-account-form.ts';
import type { OpenBusiness } from '#core/account/ports/privacy-gateway.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import { Resource } from '#ui/kernel/resource.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { Shell } from '#ui/stores/shell.ts';

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Shell;
  readonly session: SessionStore;
  readonly ruleTexts: RuleTexts;
  readonly saveFile: (name: string, text: string) => void;
  readonly texts: { readonly copied: string; readonly deleted: string };
};

const FILE_NAME = 'personal-data.json';
const ignore = (): void => undefined;

/** The copy of personal data as a file, and the deletion of the account in a dialog. */
export class PrivacyPresenter {
  isCopying = false;
  isDialogOpen = false;
  readonly business: Resource<OpenBusiness, ApiFailure>;
  readonly form: FormPresenter<'oldPassword'>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    const { tasks, shell, ruleTexts, texts } = parts;
    this.#parts = parts;
    this.business = new Resource<OpenBusiness, ApiFailure>(tasks, (shop) => shop.privacy.viewPrivacy());
    this.form = new FormPresenter<'oldPassword'>({
      prefix: 'deletion',
      form: deleteAccountForm,
      ruleTexts,
      sending: {
        tasks,
        shell,
        send: (typed) => (shop) => shop.privacy.deleteAccount(typed),
        onSent: () => {
          this.isDialogOpen = false;
          shell.navigation.go('/');
          shell.cart.set(null);
          tasks.command((shop) => shop.favorites.clearLocalFavorites(), { done: ignore });
          shell.toasts.show({ title: texts.deleted, tone: 'success' });
        },
      },
    });
    makeAutoObservable(this, { business: false, form: false }, { deep: false, autoBind: true });
  }

  /** Orders and returns that must be complete before the account is deleted; undefined until they are loaded. */
  get openCount(): number | undefined {
    const { value } = this.business;
    return value ? value.openOrders + value.openReturns : undefined;
  }

  /** Orders that the member can return now, but not after the deletion. */
  get returnableOrders(): OpenBusiness['returnableOrders'] {
    return this.business.value?.returnableOrders ?? [];
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  copy(): void {
    const { tasks, shell, session, saveFile, texts } = this.#parts;
    const email = session.owner?.email;
    if (this.isCopying || email === undefined) return;
    this.isCopying = true;
    void tasks.command((shop) => shop.privacy.copyData(email), {
      done: (text) => {
        saveFile(FILE_NAME, text);
        shell.toasts.show({ title: texts.copied, tone: 'success' });
      },
      finally: () => {
        this.isCopying = false;
      },
    });
  }

  openDialog(): void {
    this.form.clear();
    this.business.refresh();
    this.isDialogOpen = true;
  }

  closeDialog(): void {
    this.isDialogOpen = false;
  }
}
