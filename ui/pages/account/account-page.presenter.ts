import { makeAutoObservable } from 'mobx';
import type { AccountOwner } from '#core/account/ports/account-gateway.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** Messages of the presenter, in the shopper's language. */
type AccountTexts = { readonly signedOut: string };

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Shell;
  readonly session: SessionStore;
  readonly texts: AccountTexts;
};

const ignore = (): void => undefined;

/** The account page: forms for a guest, the overview for a member (AUTH-27). */
export class AccountPagePresenter {
  isLeaving = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get status(): 'pending' | 'guest' | 'member' | 'error' {
    const { status, value } = this.#parts.session.account;
    if (status === 'error') return 'error';
    if (!value) return 'pending';
    return value._tag === 'Member' ? 'member' : 'guest';
  }

  get owner(): AccountOwner | undefined {
    return this.#parts.session.owner;
  }

  activate(): () => void {
    const { tasks, session } = this.#parts;
    const stopTasks = tasks.start();
    session.start();
    // The content of a page that is opened now would be a guest's.
    if (session.hasEnded) session.account.set({ _tag: 'Guest' });
    session.account.load();
    return stopTasks;
  }

  load(): void {
    this.#parts.session.account.load();
  }

  /** Signs out. Leaves protected pages first (AUTH-09); the shell also drops the member's data (AUTH-10). */
  signOut(): void {
    if (this.isLeaving) return;
    const { tasks, shell, texts } = this.#parts;
    this.isLeaving = true;
    shell.navigation.go('/');
    tasks.command((shop) => shop.account.signOut(), {
      done: () => {
        shell.cart.set(null);
        tasks.command((shop) => shop.favorites.clearLocalFavorites(), { done: ignore });
        shell.toasts.show({ title: texts.signedOut, tone: 'success' });
      },
      finally: () => {
        this.isLeaving = false;
      },
    });
  }
}
