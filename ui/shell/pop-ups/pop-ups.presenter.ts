import { makeAutoObservable } from 'mobx';
import {
  DISMISSED_KEY,
  expandDelay,
  maySee,
  parseDismissed,
  QUIET_KEY,
  type PopUp,
  type PopUpVisit,
} from '#core/content/popup.ts';
import { PopUpShowing, type PopUpEvent } from '#core/content/popup-showing.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** The page that is viewed; `isMember` is undefined until that is known. */
type PageView = Omit<PopUpVisit, 'isMember'> & { readonly path: string; readonly isMember: boolean | undefined };

type PopUpParts = {
  readonly tasks: Tasks;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Local storage; accessing it may throw. */
  readonly memory: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Storage of the session; accessing it may throw. */
  readonly session: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the window is so low that an expanded pop-up would hide the page: only a press expands it. */
  readonly isLow: () => boolean;
  /** Whether the screen is so small that a pop-up waits for the shopper's first interaction. */
  readonly isSmall: () => boolean;
  /** Whether the shopper watches a film on the page, which no pop-up interrupts. */
  readonly isFilmPlaying: () => boolean;
};

const ignore = (): void => undefined;
const records = { PopUpShown: 'PopupShown', PopUpExpanded: 'PopupExpanded' } as const;

/** The pop-ups of the site: which is open, in which form, and which were dismissed (POP-01 to POP-11). */
export class PopUpsPresenter {
  showing: PopUpShowing = { dismissed: [] };
  #popUps: readonly PopUp[] | undefined;
  #view: PageView | undefined;
  #viewedPath: string | undefined;
  #hasInteracted = false;
  /** Whether one was minimized, closed or completed in this document. */
  #isQuiet = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #parts: PopUpParts;

  constructor(parts: PopUpParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stopTasks = this.#parts.tasks.start();
    this.#parts.tasks.query('pop-ups', (shop) => shop.content.viewPopUps, {
      done: (popUps) => {
        this.#popUps = popUps;
        this.look();
      },
      // Optional content: without its code there is none.
      failed: ignore,
    });
    return () => {
      clearTimeout(this.#timer);
      stopTasks();
    };
  }

  /** Called for each page, and when a guest becomes a member or the reverse. */
  visit(view: PageView): void {
    this.#view = view;
    this.look();
  }

  interact(): void {
    if (this.#hasInteracted) return;
    this.#hasInteracted = true;
    if (this.waitsForPress()) return;
    this.apply(PopUpShowing.interact(this.showing, this.#parts.now()));
  }

  /** A film has ended or was paused: what became due meanwhile expands now. */
  filmStopped(): void {
    this.apply(PopUpShowing.tick(this.showing, this.#parts.now()));
  }

  expand(): void {
    this.apply(PopUpShowing.expand(this.showing));
  }

  minimize(): void {
    this.beQuiet();
    this.showing = PopUpShowing.minimize(this.showing);
  }

  close(): void {
    this.beQuiet();
    this.showing = PopUpShowing.close(this.showing);
    this.remember();
  }

  /** What the pop-up asks for is done: it stays with its answer, and is not shown again. */
  settle(): void {
    this.beQuiet();
    this.showing = PopUpShowing.settle(this.showing);
    this.remember();
  }

  /** A link or button of the pop-up was pressed (ANL-06). */
  follow(): void {
    const { open } = this.showing;
    if (open !== undefined) this.record({ _tag: 'PopupClicked', name: open.popUp.name });
  }

  private look(): void {
    const [view, popUps] = [this.#view, this.#popUps];
    if (view?.isMember === undefined || popUps === undefined) return;
    const visit = { ...view, isMember: view.isMember };
    const allowed = popUps.filter((popUp) => maySee(popUp, visit));
    const { open } = this.showing;
    if (view.path !== this.#viewedPath) {
      this.#viewedPath = view.path;
      const now = this.#parts.now();
      const waits = this.waitsForPress() || (this.#parts.isSmall() && !this.#hasInteracted);
      const dismissed = [...new Set([...this.showing.dismissed, ...this.remembered()])];
      // One that is settled stays open until its page is left.
      this.apply(PopUpShowing.view({ ...this.showing, dismissed }, allowed, { now, waits }));
    } else if (open !== undefined && !allowed.some(({ id }) => id === open.popUp.id))
      this.showing = { dismissed: this.showing.dismissed };
  }

  private apply({ state, events }: ReturnType<typeof PopUpShowing.tick>): void {
    this.showing = state;
    for (const event of events) this.report(event);
    clearTimeout(this.#timer);
    const { open } = state;
    if (open?.since === undefined || open.wasExpanded) return;
    const left = open.since + expandDelay(open.popUp.delay) - this.#parts.now();
    this.#timer = setTimeout(
      () => {
        if (!this.#parts.isFilmPlaying()) this.apply(PopUpShowing.tick(this.showing, this.#parts.now()));
      },
      Math.max(0, left),
    );
  }

  private report({ _tag, popUp }: PopUpEvent): void {
    this.record({ _tag: records[_tag], name: popUp.name });
  }

  private record(event: {
    readonly _tag: 'PopupShown' | 'PopupExpanded' | 'PopupClicked';
    readonly name: string;
  }): void {
    void this.#parts.tasks.command((shop) => shop.content.record(event), { done: ignore, failed: ignore });
  }

  /** Whether only a press expands pop-ups: after the shopper's refusal for the rest of the session, and in low windows. */
  private waitsForPress(): boolean {
    try {
      return this.#isQuiet || this.#parts.isLow() || this.#parts.session().getItem(QUIET_KEY) !== null;
    } catch {
      return false;
    }
  }

  private beQuiet(): void {
    this.#isQuiet = true;
    try {
      this.#parts.session().setItem(QUIET_KEY, 'true');
    } catch {
      // Without storage it lasts as long as the document.
    }
  }

  private remembered(): readonly string[] {
    try {
      return parseDismissed(this.#parts.memory().getItem(DISMISSED_KEY) ?? undefined);
    } catch {
      return [];
    }
  }

  private remember(): void {
    try {
      const dismissed = [...new Set([...this.remembered(), ...this.showing.dismissed])];
      this.#parts.memory().setItem(DISMISSED_KEY, JSON.stringify(dismissed));
    } catch {
      // Without storage the dismissal lasts as long as the document.
    }
  }
}
