import { makeAutoObservable } from 'mobx';
import type { DialogName, DialogProps, Dialogs } from '#ui/kernel/shell-ports.ts';

/** An open dialog with what it was opened with. */
export type OpenDialog = { readonly [Name in DialogName]: { readonly name: Name; readonly props: DialogProps[Name] } }[DialogName];

/** The stack of dialogs: any page opens one by its name. */
export class DialogsPresenter implements Dialogs {
  stack: readonly OpenDialog[] = [];

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  open<Name extends DialogName>(name: Name, props: DialogProps[Name]): void;
  open(name: OpenDialog['name'], props: OpenDialog['props']): void {
    // The signature above pairs each name with its own props.
    this.stack = [...this.stack.filter((one) => one.name !== name), { name, props } as OpenDialog];
  }

  close(name: DialogName): void {
    this.stack = this.stack.filter((one) => one.name !== name);
  }

  closeAll(): void {
    this.stack = [];
  }
}
