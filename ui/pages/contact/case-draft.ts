import type { CaseField } from '#core/contact/case.ts';
import type { StoreEvent } from '#core/store-event.ts';
import type { Values } from '#core/validation/rule.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';

/**
 * What was typed in the message to the customer service when the page was left. It is only in the memory of the
 * document, and a change of the session removes it: it may name a member.
 */
export class CaseDraft {
  #values: Values<CaseField> | undefined;
  readonly #tasks: Tasks;
  #isFollowing = false;

  constructor({ tasks }: Pick<PresenterEnvironment, 'tasks'>) {
    this.#tasks = tasks;
  }

  keep(values: Values<CaseField>): void {
    if (!this.#isFollowing) {
      this.#isFollowing = true;
      this.#tasks.start();
      this.#tasks.follow((event) => this.#handle(event));
    }
    this.#values = values;
  }

  /** Returns what was kept, once. */
  take(): Values<CaseField> | undefined {
    const values = this.#values;
    this.#values = undefined;
    return values;
  }

  #handle(event: StoreEvent): void {
    const isChange =
      event._tag === 'SignedIn' ||
      event._tag === 'SignedOut' ||
      (event._tag === 'ChangedElsewhere' && (event.state === 'session' || event.state === 'signed-out'));
    if (isChange) this.#values = undefined;
  }
}
