import { makeAutoObservable } from 'mobx';
import type { AccountOwner } from '#core/account/ports/account-gateway.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** Messages of the presenter, in the shopper's language. */
type AccountTexts = {
  readonly signedOut: string;
  readonly merged: (units: number) => string;
  readonly saved: (units: number) => string;
};

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Shell;
  readonly session: SessionStore;
  readonly texts: AccountTexts;
};

const ignore = (): void => undefined;

/** The account page: forms for a guest, the overview for a member (AUTH-27). */
export class AccountPagePresenter {
  /** True right after sign-in: the welcome message is shown (AUTH-28). */
  isGreeted = false;
  isLeaving = false;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get status(): 'pending' | 'guest' | 'member' | 'error' {
    const { status, value } = this.#parts.session.account;
    if (status === 'failed') return 'error';
    if (!value) return 'pending';
    return value._tag === 'Member' ? 'member' : 'guest';
  }

  get owner(): AccountOwner | undefined {
    return this.#parts.session.owner;
  }

  activate(): () => void {
    const { tasks, session } = this.#parts;
    const stopTasks = tasks.start();
    tasks.follow(this.handleEvent);
    session.start();
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

  endGreeting(): void {
    this.isGreeted = false;
  }

  private handleEvent(event: StoreEvent): void {
    if (event._tag !== 'SignedIn') return;
    const { tasks, shell, texts } = this.#parts;
    this.isGreeted = true;
    // The guest's cart and favorites now belong to the member.
    shell.cart.refresh();
    tasks.command((shop) => shop.favorites.refreshLocalFavorites(), { done: ignore, failed: ignore });
    if (event.addedUnits > 0) shell.toasts.show({ title: texts.merged(event.addedUnits), tone: 'success' });
    if (event.savedUnits > 0) shell.toasts.show({ title: texts.saved(event.savedUnits), tone: 'info' });
  }
}
