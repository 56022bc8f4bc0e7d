import { makeAutoObservable } from 'mobx';
import type { AccountOwner } from '#core/account/ports/account-gateway.ts';
import type { AccountView } from '#core/account/use-cases/account-use-cases.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { StoreEvent } from '#core/store-event.ts';
import { Resource } from '#ui/kernel/resource.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { Shell } from './shell.ts';
import type { PresenterEnvironment } from './use-presenter.ts';

/**
 * The session of this document: guest or member, and the account once a screen has loaded it (AUTH-27). It follows
 * sign-ins and sign-outs in this tab and in others.
 */
export class SessionStore {
  readonly account: Resource<AccountView, ApiFailure>;
  /** Whether this device knows, without a call, that the shopper is a member. */
  private known: boolean | undefined = undefined;
  readonly #tasks: Tasks;
  readonly #notifyTabs: Shell['notifyTabs'];
  /** The service has ended the member's session; the page stays until the next sign-in (AUTH-27). */
  hasEnded = false;
  #isStarted = false;

  constructor({ tasks, shell }: Pick<PresenterEnvironment, 'tasks'> & { readonly shell: Pick<Shell, 'notifyTabs'> }) {
    this.#tasks = tasks;
    this.#notifyTabs = shell.notifyTabs;
    this.account = new Resource<AccountView, ApiFailure>(tasks, (shop) => shop.account.view());
    makeAutoObservable(this, { account: false }, { deep: false, autoBind: true });
  }

  /** Whether the shopper is a member; undefined before that is known, as on the server. */
  get isMember(): boolean | undefined {
    const { value } = this.account;
    if (this.hasEnded) return false;
    return value ? value._tag === 'Member' : this.known;
  }

  get owner(): AccountOwner | undefined {
    const { value } = this.account;
    return value?._tag === 'Member' ? value.owner : undefined;
  }

  /** Called by every presenter that shows the session: the first call reads and follows it. */
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
        this.known = isMember;
      },
    });
  }

  private handleEvent(event: StoreEvent): void {
    switch (event._tag) {
      case 'SessionEnded':
        this.hasEnded = true;
        return;
      case 'SignedIn':
      case 'SignedOut':
        this.forget();
        this.known = event._tag === 'SignedIn';
        return this.#notifyTabs(event._tag === 'SignedIn' ? 'session' : 'signed-out');
      case 'ChangedElsewhere':
        if (event.state !== 'session' && event.state !== 'signed-out') return;
        this.forget();
        this.read();
    }
  }

  /** Drops the account, which may have changed; it is read again if a screen has loaded it. */
  private forget(): void {
    const wasAsked = this.account.status !== 'idle';
    // What a page shows for a session that has ended stays until the account is read again.
    if (!this.hasEnded) this.account.set(null);
    this.hasEnded = false;
    if (wasAsked) this.account.refresh();
  }
}
