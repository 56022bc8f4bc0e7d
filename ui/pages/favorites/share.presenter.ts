import { makeAutoObservable } from 'mobx';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type ShareTexts = { readonly copied: string; /** Message of a failure that has none. */ readonly failed: string };
type ShareParts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'toasts'>;
  readonly origin: string;
  readonly copy: (text: string) => Promise<void>;
  readonly texts: ShareTexts;
};

/** Shares the list and copies its link (FAV-07). */
export class SharePresenter {
  /** The complete address, once the list is shared. */
  address: string | undefined = undefined;
  notice: string | undefined = undefined;
  readonly #parts: ShareParts;

  constructor(parts: ShareParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stopTasks = this.#parts.tasks.start();
    this.open();
    return stopTasks;
  }

  open(): void {
    this.notice = undefined;
    this.#parts.tasks.command((shop) => shop.favorites.openSharing(), {
      done: (path) => {
        this.address = this.#parts.origin + path;
      },
      failed: (failure) => {
        this.notice = failure._tag === 'ApiFailure' ? failure.message : this.#parts.texts.failed;
      },
    });
  }

  /** Copies the address. If the browser denies access to the clipboard, the shopper can copy it by hand. */
  copy(): void {
    const { copy, shell, texts } = this.#parts;
    copy(this.address ?? '').then(
      () => shell.toasts.show({ title: texts.copied, tone: 'success' }),
      () => shell.toasts.show({ title: texts.failed, tone: 'error' }),
    );
  }
}
