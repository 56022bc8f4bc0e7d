import type { SharedState } from '#core/notifications/ports/other-tabs.ts';
import type { Engine, LoadEngine } from '#ui/kernel/engine.ts';
import { makeTasks } from '#ui/kernel/make-tasks.ts';
import type { NavigationPort } from '#ui/kernel/shell-ports.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import { CartStore } from './cart-store.ts';
import { DialogsPresenter, type LoadDialog } from './dialogs.presenter.ts';
import type { Shell } from './shell.ts';
import { ToastsPresenter } from './toasts.presenter.ts';

export type ShellParts = {
  readonly shell: Shell;
  readonly toasts: ToastsPresenter;
  readonly dialogs: DialogsPresenter;
  readonly cart: CartStore;
  /** Stores of the document by class, each created on first use. */
  readonly stores: Map<unknown, object>;
  readonly makeTasks: () => Tasks;
};

const messageOf = (failure: unknown, fallback: string): string =>
  typeof failure === 'object' &&
  failure !== null &&
  'message' in failure &&
  typeof failure.message === 'string' &&
  '_tag' in failure
    ? failure.message
    : fallback;

type ShellOptions = {
  readonly loadEngine: LoadEngine;
  readonly navigation: NavigationPort;
  readonly loadDialog: LoadDialog;
  /** Message of a failure that has none. */
  readonly fallbackMessage: string;
  /** Called with every defect. Default: `reportError`. */
  readonly report?: (defect: unknown) => void;
  /** The presenter of toasts; by default one that loads its rules after the page. */
  readonly toasts?: ToastsPresenter;
};

/** Creates what lives as long as the document: toasts, dialogs, the cart. It starts nothing. */
export const makeShell = ({
  loadEngine,
  navigation,
  loadDialog,
  fallbackMessage,
  report = globalThis.reportError,
  toasts = new ToastsPresenter(),
}: ShellOptions): ShellParts => {
  let loaded: Engine | undefined;
  const load: LoadEngine = async () => (loaded = await loadEngine());
  const failureTexts: Shell['failureTexts'] = () => {
    if (loaded === undefined) throw new Error('No engine is loaded yet');
    return loaded.shop.failureTexts;
  };
  const dialogs = new DialogsPresenter(loadDialog);
  const tasks = (): Tasks =>
    makeTasks(load, (failure) => toasts.show({ title: messageOf(failure, fallbackMessage), tone: 'error' }), {
      report,
      message: fallbackMessage,
    });
  // A lost notification is harmless: other tabs only read again.
  const notify = (state: SharedState): void =>
    void load().then(
      (engine) => engine.notify(state),
      () => undefined,
    );
  const cart = new CartStore({ tasks: tasks(), toasts, dialogs, notify });
  return {
    shell: { navigation, dialogs, toasts, cart, failureTexts, notifyTabs: notify },
    stores: new Map(),
    toasts,
    dialogs,
    cart,
    makeTasks: tasks,
  };
};
