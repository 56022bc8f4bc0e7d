import { makeAutoObservable } from 'mobx';
import type { Interest } from '#core/profile/interests.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { Shell } from '#ui/stores/shell.ts';

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'toasts'>;
  readonly session: SessionStore;
  readonly savedText: string;
};

/** The interests of the member, and their dialog (DLG-07). Closing the dialog discards its choice. */
export class InterestsPresenter {
  isOpen = false;
  isBusy = false;
  chosen: readonly string[] = [];
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get stored(): readonly string[] {
    return this.#parts.session.owner?.interests ?? [];
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  open(): void {
    this.chosen = this.stored;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  choose(interest: Interest, isChosen: boolean): void {
    const others = this.chosen.filter((one) => one !== interest);
    this.chosen = isChosen ? [...others, interest] : others;
  }

  /** A failure is a toast; the dialog and its choice stay. */
  save(): void {
    if (this.isBusy) return;
    const { tasks, shell, session, savedText } = this.#parts;
    const interests = this.chosen;
    this.isBusy = true;
    void tasks.command((shop) => shop.profile.changeProfile({ interests }), {
      done: (owner) => {
        session.account.set({ _tag: 'Member', owner });
        this.isOpen = false;
        shell.toasts.show({ title: savedText, tone: 'success' });
      },
      finally: () => {
        this.isBusy = false;
      },
    });
  }
}
