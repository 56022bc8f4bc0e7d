import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { NothingToShare } from '#core/wishlist/use-cases/favorites-use-cases.ts';
import type { Shell } from '#ui/kernel/shell-ports.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

export type ShareTexts = { readonly copied: string; readonly sent: string; /** Said when nothing better is known. */ readonly failed: string };
export type ShareParts = { readonly tasks: Tasks; readonly shell: Pick<Shell, 'toasts'>; readonly origin: string; readonly copy: (text: string) => Promise<void>; readonly texts: ShareTexts; readonly onSent: () => void };

/** Opening the list to others, and sending them its address (FAV-07, FAV-08). */
export class SharePresenter {
  /** The whole address, once the list is open. */
  address: string | undefined = undefined;
  recipients = '';
  message = '';
  errors: { readonly recipient?: string; readonly message?: string } = {};
  /** How often it was sent with something wrong: each time is told anew. */
  attempt = 0;
  notice: string | undefined = undefined;
  isBusy = false;
  readonly #parts: ShareParts;

  constructor(parts: ShareParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const rest = this.#parts.tasks.start();
    this.open();
    return rest;
  }

  open(): void {
    this.notice = undefined;
    this.#parts.tasks.command((shop) => shop.favorites.openSharing, { done: this.show, failed: this.explain });
  }

  typeRecipients(typed: string): void {
    this.recipients = typed;
  }

  typeMessage(typed: string): void {
    this.message = typed;
  }

  /** A browser that lets nobody write to its clipboard leaves the address to be copied by hand. */
  copy(): void {
    const { copy, shell, texts } = this.#parts;
    copy(this.address ?? '').then(() => shell.toasts.show({ title: texts.copied, tone: 'success' }), () => shell.toasts.show({ title: texts.failed, tone: 'error' }));
  }

  send(): void {
    if (this.isBusy) return;
    const { recipients, message } = this;
    this.isBusy = true;
    this.notice = undefined;
    this.errors = {};
    this.#parts.tasks.command((shop) => shop.favorites.mailFavorites({ recipients, message }), { done: this.finish, failed: this.explain, settled: this.rest });
  }

  private show(path: string): void {
    this.address = this.#parts.origin + path;
  }

  private finish(): void {
    const { shell, texts, onSent } = this.#parts;
    shell.toasts.show({ title: texts.sent, tone: 'success' });
    onSent();
  }

  private explain(failure: ApiFailure | InvalidInput | NothingToShare): void {
    if (failure._tag === 'InvalidInput') {
      this.errors = Object.fromEntries(failure.violations.toReversed().map(({ field, message }) => [field, message]));
      this.attempt += 1;
    } else this.notice = failure._tag === 'ApiFailure' ? failure.message : this.#parts.texts.failed;
  }

  private rest(): void {
    this.isBusy = false;
  }
}
