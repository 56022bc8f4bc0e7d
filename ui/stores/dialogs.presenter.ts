import { makeAutoObservable } from 'mobx';
import type { DialogName, Dialogs, OpenDialog } from '#ui/kernel/shell-ports.ts';
import { dialogSources } from '../shell/dialog-sources.ts';

/** The stack of dialogs: any page opens one by its name. */
export class DialogsPresenter implements Dialogs {
  stack: readonly OpenDialog[] = [];

  constructor() {
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

  prepare(name: keyof typeof dialogSources): void {
    // What cannot be fetched now is fetched again when the dialog is opened, and told there.
    dialogSources[name]().catch(() => undefined);
  }
}
