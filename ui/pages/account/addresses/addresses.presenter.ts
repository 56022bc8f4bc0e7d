import { makeAutoObservable } from 'mobx';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import { present } from '#core/kernel/present.ts';
import type { AddressBook, SavedAddress } from '#core/profile/address-book.ts';
import { addressRefusalText, type AddressRefusal } from '#core/profile/address-refusal.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { Resource } from '#ui/kernel/resource.ts';
import type { Intent, Tasks } from '#ui/kernel/tasks.ts';
import type { SessionStore } from '#ui/stores/session-store.ts';
import type { Shell } from '#ui/stores/shell.ts';
import { AddressEditorPresenter, type AddressDraft, type AddressTyped } from './address-editor.presenter.ts';

type Parts = {
  readonly tasks: Tasks;
  readonly shell: Shell;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
  readonly session: SessionStore;
  readonly draft: AddressDraft;
  readonly texts: { readonly saved: string; readonly removed: string; readonly undo: string };
};

/** The address book of the member: its addresses, and the form that is open (RTE-23). */
export class AddressesPresenter {
  readonly book: Resource<AddressBook, ApiFailure>;
  editor: AddressEditorPresenter | undefined = undefined;
  /** Id of the address that is being removed or made main. */
  busyId: string | undefined = undefined;
  readonly #parts: Parts;
  /** What was typed in a form that was closed without saving; the form has it when it is opened again. */
  #unsaved: AddressTyped | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.book = new Resource<AddressBook, ApiFailure>(parts.tasks, (shop) => shop.addresses.list());
    makeAutoObservable(this, { book: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const { tasks, shell, draft, session } = this.#parts;
    const stop = tasks.start();
    this.book.load();
    const keep = draft.start(session, {
      read: () => this.editor?.typed,
      restore: (typed) => {
        // Its greeting would be open below the form.
        shell.dialogs.close('sign-in-confirmation');
        this.open(typed.edited, typed);
      },
    });
    return () => {
      stop();
      keep();
    };
  }

  /** Opens the form: empty, or with a saved address, and then with what was typed in it before. */
  open(address?: SavedAddress, typed: AddressTyped | undefined = this.unsavedOf(address)): void {
    const { texts, ...parts } = this.#parts;
    this.#unsaved = undefined;
    const editor = new AddressEditorPresenter(address, {
      ...parts,
      onSaved: (book) => {
        this.show(book);
        this.editor = undefined;
        parts.shell.toasts.show({ title: texts.saved, tone: 'success' });
      },
    });
    const { firstName, lastName } = parts.session.owner ?? {};
    if (typed !== undefined) editor.restore(typed);
    else if (address === undefined) editor.form.fill(present({ firstName, lastName }));
    this.editor = editor;
    editor.load();
  }

  close(): void {
    const { editor } = this;
    if (editor !== undefined) this.#unsaved = editor.form.edited.length > 0 ? editor.typed : undefined;
    this.editor = undefined;
  }

  private unsavedOf(address: SavedAddress | undefined): AddressTyped | undefined {
    return this.#unsaved?.edited?.id === address?.id ? this.#unsaved : undefined;
  }

  makeMain(address: SavedAddress): void {
    this.begin(address.id, (shop) => shop.addresses.makeMain(address), this.show);
  }

  /** Removes an address; the toast offers to save it again (ADR-05). */
  remove(address: SavedAddress): void {
    const { shell, texts } = this.#parts;
    this.begin(
      address.id,
      (shop) => shop.addresses.remove(address.id),
      (book) => {
        this.show(book);
        shell.toasts.show({
          title: texts.removed,
          tone: 'success',
          action: { label: texts.undo, act: () => this.restore(address) },
        });
      },
    );
  }

  private restore(address: SavedAddress): void {
    this.#parts.shell.toasts.close(this.#parts.texts.removed);
    this.begin(address.id, (shop) => shop.addresses.restore(address), this.show);
  }

  private begin(
    id: string,
    intent: Intent<AddressBook, ApiFailure | AddressRefusal>,
    done: (book: AddressBook) => void,
  ): void {
    if (this.busyId !== undefined) return;
    this.busyId = id;
    void this.#parts.tasks.command(intent, {
      done,
      failed: this.explain,
      finally: () => {
        this.busyId = undefined;
      },
    });
  }

  private show(book: AddressBook): void {
    this.book.set(book);
  }

  private explain(failure: ApiFailure | AddressRefusal): void {
    const { shell, site } = this.#parts;
    const title = failure._tag === 'ApiFailure' ? failure.message : addressRefusalText(failure, site.language);
    shell.toasts.show({ title, tone: 'error' });
    this.book.refresh();
  }
}
