import { makeAutoObservable } from 'mobx';
import type { DialogName, Dialogs, OpenDialog } from '#ui/kernel/shell-ports.ts';

/** Loads the code of a dialog. */
export type LoadDialog = (name: DialogName) => Promise<unknown>;

/** What connects dialogs with the address, once it is loaded. */
type DialogAddress = {
  readonly openLink: Dialogs['openLink'];
  /** Called after a dialog was closed, by the shopper or by code. */
  readonly onClosed: (name: string) => void;
  /** Called after a dialog of the page's content was added. */
  readonly onAdded: (id: string) => void;
};

/** The stack of open dialogs. Any page can open a dialog by its name. */
export class DialogsPresenter implements Dialogs {
  stack: readonly OpenDialog[] = [];
  /** The open dialog of the page's content (CNT-45). */
  openContent: string | undefined = undefined;
  /** Ids of the dialogs in the page's content. */
  readonly contentIds = new Set<string>();
  address: DialogAddress | undefined = undefined;

  readonly #load: LoadDialog;

  constructor(load: LoadDialog) {
    this.#load = load;
    makeAutoObservable(this, { address: false, contentIds: false }, { deep: false, autoBind: true });
  }

  open(...dialog: OpenDialog): void {
    this.stack = [...this.stack.filter(([name]) => name !== dialog[0]), dialog];
  }

  close(name: DialogName): void {
    this.stack = this.stack.filter((one) => one[0] !== name);
    this.address?.onClosed(name);
  }

  /** A dialog of the page's content can be opened by its address until the returned function is called. */
  addContent(id: string): () => void {
    this.contentIds.add(id);
    this.address?.onAdded(id);
    return () => {
      this.contentIds.delete(id);
      if (this.openContent === id) this.openContent = undefined;
    };
  }

  showContent(id: string): void {
    this.openContent = id;
  }

  closeContent(id: string): void {
    if (this.openContent !== id) return;
    this.openContent = undefined;
    this.address?.onClosed(id);
  }

  closeAll(): void {
    this.openContent = undefined;
    this.stack = [];
  }

  openLink(href: string): void {
    this.address?.openLink(href);
  }

  prepare(name: DialogName): void {
    // After a failure the dialog loads again when it opens, and handles the failure there.
    this.#load(name).catch(() => undefined);
  }
}
