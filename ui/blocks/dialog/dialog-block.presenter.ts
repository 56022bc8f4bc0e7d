import { makeAutoObservable } from 'mobx';
import { opensAfter } from '#core/content/dialog-block.ts';
import { formatModalLink } from '#core/site/modal-link.ts';
import type { DialogsPresenter } from '#ui/stores/dialogs.presenter.ts';

/** Pause before another attempt while a different dialog is open. */
const RETRY_MS = 1000;

type DialogParts = {
  readonly dialogs: Pick<DialogsPresenter, 'addContent' | 'closeContent' | 'openContent' | 'openLink'>;
  /** Whether no dialog is open: one that opens by itself never covers what the shopper has opened. */
  readonly isFree: () => boolean;
};

/** A dialog of content: its link or its delay opens it, through the address, so that Back closes it (CNT-45). */
export class DialogBlockPresenter {
  readonly #id: string;
  readonly #delay: number | undefined;
  readonly #parts: DialogParts;

  constructor({ id, delay }: { readonly id: string; readonly delay?: number | undefined }, parts: DialogParts) {
    this.#id = id;
    this.#delay = opensAfter(delay);
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.#parts.dialogs.openContent === this.#id;
  }

  activate(): () => void {
    const remove = this.#parts.dialogs.addContent(this.#id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): void => {
      if (this.isOpen) return;
      if (this.#parts.isFree()) this.#parts.dialogs.openLink(formatModalLink({ dialogId: this.#id, props: {} }));
      else timer = setTimeout(attempt, RETRY_MS);
    };
    if (this.#delay !== undefined) timer = setTimeout(attempt, this.#delay);
    return () => {
      clearTimeout(timer);
      remove();
    };
  }

  close(): void {
    this.#parts.dialogs.closeContent(this.#id);
  }
}
