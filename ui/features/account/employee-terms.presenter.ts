import { makeAutoObservable } from 'mobx';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';

type Parts = {
  readonly tasks: Tasks;
  readonly session: Pick<SessionStore, 'account'>;
  readonly onAccepted: () => void;
};

/** The answer of an employee to the terms of their discount (SPC-07). */
export class EmployeeTermsPresenter {
  isBusy = false;
  hasFailed = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  accept(): void {
    if (this.isBusy) return;
    const { tasks, session, onAccepted } = this.#parts;
    this.isBusy = true;
    this.hasFailed = false;
    void tasks.command((shop) => shop.profile.acceptEmployeeTerms(), {
      done: (owner) => {
        session.account.set({ _tag: 'Member', owner });
        onAccepted();
      },
      failed: () => {
        this.hasFailed = true;
      },
      finally: () => {
        this.isBusy = false;
      },
    });
  }
}
