import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { asksEmployeeTerms } from '#core/profile/employee-terms.ts';
import type { Continuation } from '#core/site/continuation.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import type { Shell } from '#ui/stores/shell.ts';
import { useStore, type PresenterEnvironment } from '#ui/stores/use-presenter.ts';
import { PendingStep } from './pending-step.ts';

/** Messages about the guest's cart, in the shopper's language. */
type MergeTexts = { readonly merged: (units: number) => string; readonly saved: (units: number) => string };

const ignore = (): void => undefined;

/**
 * What a sign-in or sign-up in this document changes outside its form: cart and favorites are read again, a message says
 * what of the guest's cart was merged (AUTH-06), an employee is asked to accept their terms (AUTH-08), and the step that
 * the shopper wanted becomes pending (RTE-46).
 */
class AfterSignIn {
  readonly #tasks: Tasks;
  readonly #shell: Shell;
  #texts: MergeTexts | undefined;
  #onSignedIn: () => void = ignore;

  constructor({ tasks, shell }: PresenterEnvironment) {
    this.#tasks = tasks;
    this.#shell = shell;
  }

  /** Called by every form: the first call begins to follow sign-ins. `onSignedIn` is that of the last form. */
  start(texts: MergeTexts, onSignedIn: () => void): void {
    if (this.#texts === undefined) {
      this.#tasks.start();
      this.#tasks.follow((event) => this.#handle(event));
    }
    this.#texts = texts;
    this.#onSignedIn = onSignedIn;
  }

  #handle(event: StoreEvent): void {
    if (event._tag !== 'SignedIn' || this.#texts === undefined) return;
    const { cart, dialogs, toasts } = this.#shell;
    const { merged, saved } = this.#texts;
    this.#onSignedIn();
    cart.refresh();
    void this.#tasks.command((shop) => shop.favorites.refreshLocalFavorites(), { done: ignore, failed: ignore });
    if (event.addedUnits > 0) toasts.show({ title: merged(event.addedUnits), tone: 'success' });
    if (event.savedUnits > 0) toasts.show({ title: saved(event.savedUnits), tone: 'info' });
    void this.#tasks.command((shop) => shop.account.view(), {
      done: (view) => {
        if (view._tag === 'Member' && asksEmployeeTerms(view.owner)) dialogs.open('employee-terms', {});
      },
      failed: ignore,
    });
  }
}

/** For each form that signs in or up, with what follows. */
export const useAfterSignIn = ({ step }: Continuation): void => {
  const t = useTranslations('account');
  const session = useStore(SessionStore);
  const after = useStore(AfterSignIn);
  const pending = useStore(PendingStep);
  useEffect(() => {
    session.start();
    const texts = {
      merged: (units: number) => t('merged', { units }),
      saved: (units: number) => t('savedUnits', { units }),
    };
    after.start(texts, () => pending.set(step));
  }, [session, after, pending, step, t]);
};
