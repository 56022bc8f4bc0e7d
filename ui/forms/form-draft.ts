import type { StoreEvent } from '#core/store-event.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';

type Shown<Draft> = {
  /** What the form has now; undefined if there is nothing to store. */
  readonly read: () => Draft | undefined;
  readonly restore: (draft: Draft) => void;
  /** Whether what was typed is also there again after the same member has left the page. */
  readonly survivesLeaving?: boolean;
};

/**
 * What a member was typing in a form of the account when another tab or the service ended or changed the session, which
 * replaces the form by the one to sign in. The same member gets it back after the next sign-in; other members never do.
 * It is only in the memory of the document, never holds a password or card, and a sign-out here removes it. One
 * subclass per form.
 */
export abstract class FormDraft<Draft> {
  readonly #tasks: Tasks;
  #isFollowing = false;
  /** Whether the last change of the session came from another tab, or from the service. */
  #changedElsewhere = false;
  #stored: { readonly email: string; readonly draft: Draft } | undefined;

  constructor({ tasks }: Pick<PresenterEnvironment, 'tasks'>) {
    this.#tasks = tasks;
  }

  /** What this member gets back; undefined if nothing was stored. */
  draftFor(email: string | undefined): Draft | undefined {
    return this.#stored?.email === email ? this.#stored?.draft : undefined;
  }

  /** Called when the form is shown, restores what was stored. Returns the function to call when the form is gone. */
  start(session: Pick<SessionStore, 'owner'>, { read, restore, survivesLeaving = false }: Shown<Draft>): () => void {
    const email = session.owner?.email;
    if (email === undefined) return () => undefined;
    if (!this.#isFollowing) {
      this.#isFollowing = true;
      this.#tasks.start();
      this.#tasks.follow((event) => this.#handle(event));
    }
    const draft = this.draftFor(email);
    this.#stored = undefined;
    if (draft !== undefined) restore(draft);
    return () => {
      const isLeaving = survivesLeaving && session.owner?.email === email;
      const isLocked = this.#changedElsewhere && session.owner?.email !== email;
      const left = isLeaving || isLocked ? read() : undefined;
      if (left !== undefined) this.#stored = { email, draft: left };
    };
  }

  #handle(event: StoreEvent): void {
    if (event._tag === 'SignedOut') this.#stored = undefined;
    if (event._tag === 'SignedOut' || event._tag === 'SignedIn') this.#changedElsewhere = false;
    if (
      event._tag === 'SessionEnded' ||
      (event._tag === 'ChangedElsewhere' && (event.state === 'session' || event.state === 'signed-out'))
    )
      this.#changedElsewhere = true;
  }
}
