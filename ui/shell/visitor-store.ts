import { makeAutoObservable } from 'mobx';
import type { StoreEvent } from '#core/store-event.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';

/**
 * Who the header shows: a guest, or a member with the first name that the device remembers. It makes no request, and
 * asks the shopper to sign in when the service ends the session (AUTH-27).
 */
export class VisitorStore {
  /** Undefined until the device has been read, as on the server. */
  isMember: boolean | undefined = undefined;
  firstName: string | undefined = undefined;
  readonly #tasks: Tasks;
  readonly #dialogs: Shell['dialogs'];
  #isStarted = false;
  #hasEnded = false;

  constructor({ tasks, shell }: PresenterEnvironment) {
    this.#tasks = tasks;
    this.#dialogs = shell.dialogs;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Called by every view that shows the visitor: the first call reads and follows the session. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#tasks.start();
    this.#tasks.follow(this.handleEvent);
    this.read();
  }

  private read(): void {
    void this.#tasks.command((shop) => shop.session.isMember, {
      done: (isMember) => {
        this.isMember = isMember;
      },
    });
    void this.#tasks.command((shop) => shop.session.firstName, {
      done: (firstName) => {
        this.firstName = firstName;
      },
    });
  }

  private handleEvent(event: StoreEvent): void {
    switch (event._tag) {
      case 'SignedOut':
        this.#dialogs.close('sign-in');
        return this.read();
      case 'SessionEnded':
        // Not if the shopper has signed out in another tab meanwhile.
        if (this.isMember !== false) this.#dialogs.openLink('#modal-sign-in');
        this.#hasEnded = true;
        return this.read();
      case 'ChangedElsewhere':
        // The refusal of a call may arrive before this tab knows that the shopper signed in or out in another one.
        if (this.#hasEnded && (event.state === 'session' || event.state === 'signed-out'))
          this.#dialogs.close('sign-in');
        return this.read();
      case 'SignedIn':
        return this.read();
      case 'MemberNamed':
        this.firstName = event.firstName;
    }
  }
}
