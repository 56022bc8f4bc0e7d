import { makeAutoObservable } from 'mobx';
import type { DialogName, Dialogs, OpenDialog } from '#ui/kernel/shell-ports.ts';

/** Loaders of the dialogs whose code loads on demand, by name. */
export type DialogSources = {
  readonly [name in 'mini-cart' | 'three-ds-challenge']: { readonly load: () => Promise<unknown> };
};

/** The stack of open dialogs. Any page can open a dialog by its name. */
export class DialogsPresenter implements Dialogs {
  stack: readonly OpenDialog[] = [];

  readonly #sources: DialogSources;

  constructor(sources: DialogSources) {
    this.#sources = sources;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  open(...dialog: OpenDialog): void {
    this.stack = [...this.stack.filter(([name]) => name !== dialog[0]), dialog];
  }

  close(name: DialogName): void {
    this.stack = this.stack.filter((one) => one[0] !== name);
  }

  closeAll(): void {
    this.stack = [];
  }

  prepare(name: keyof DialogSources): void {
    // After a failure the dialog loads again when it opens, and handles the failure there.
    this.#sources[name].load().catch(() => undefined);
  }
}
