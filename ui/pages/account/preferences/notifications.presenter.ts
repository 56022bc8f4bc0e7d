import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { NotificationChoice } from '#core/profile/subscription.ts';
import { Resource } from '#ui/kernel/resource.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { Shell } from '#ui/stores/shell.ts';

type Parts = { readonly tasks: Tasks; readonly shell: Pick<Shell, 'toasts'>; readonly savedText: string };
type Choices = readonly NotificationChoice[];

/** The notifications of a member. Each is saved when it is switched; a failure shows the stored choice again. */
export class NotificationsPresenter {
  readonly choices: Resource<Choices, ApiFailure>;
  isBusy = false;
  /** The last change was refused, because the address is not confirmed. */
  mustConfirm = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.choices = new Resource<Choices, ApiFailure>(parts.tasks, (shop) => shop.subscriptions.viewNotifications());
    makeAutoObservable(this, { choices: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stop = this.#parts.tasks.start();
    this.choices.load();
    return stop;
  }

  change(choice: NotificationChoice): void {
    if (this.isBusy) return;
    const { tasks, shell, savedText } = this.#parts;
    const before = this.choices.value ?? [];
    this.isBusy = true;
    this.mustConfirm = false;
    this.choices.set(before.map((one) => (one.topic === choice.topic ? choice : one)));
    void tasks.command((shop) => shop.subscriptions.changeNotification(choice), {
      done: (choices) => {
        this.choices.set(choices);
        shell.toasts.show({ title: savedText, tone: 'success' });
      },
      rollback: () => this.choices.set(before),
      failed: ({ errorId, message }) => {
        this.mustConfirm = errorId === 'AUT432';
        if (!this.mustConfirm) shell.toasts.show({ title: message, tone: 'error' });
      },
      finally: () => {
        this.isBusy = false;
      },
    });
  }
}
