import { makeAutoObservable } from 'mobx';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';

type ResetLink = { readonly email: string; readonly code: string };

/** The link of an e-mail that resets the password: whether it has expired or was used, before a password is typed. */
export class ResetLinkPresenter {
  /** Why no password can be set; undefined while nothing speaks against it. */
  refusal: string | undefined = undefined;
  readonly #tasks: PresenterEnvironment['tasks'];
  readonly #link: ResetLink;

  constructor({ tasks }: Pick<PresenterEnvironment, 'tasks'>, link: ResetLink) {
    this.#tasks = tasks;
    this.#link = link;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stop = this.#tasks.start();
    this.#tasks.query('reset-link', (shop) => shop.security.checkReset(this.#link), {
      done: () => undefined,
      // Without an answer the form itself finds out.
      failed: ({ errorId, message }) => {
        if (errorId === 'AUT402') this.refusal = message;
      },
    });
    return stop;
  }
}
