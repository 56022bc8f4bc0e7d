import { makeAutoObservable } from 'mobx';
import type { Notice } from '#core/notifications/notice.ts';
import type { Toasts } from '#ui/kernel/shell-ports.ts';

type NewToast = Parameters<Toasts['show']>[0];
export type Toast = NewToast & { readonly id: number; readonly leavesIn: number };

/** Timers advance in ticks of this many milliseconds (DLG-23). */
export const TOAST_TICK_MS = 200;
/** Delays without and with a button (DLG-24). */
export const TOAST_DELAY_MS = { plain: 5000, withAction: 8000 } as const;

const delayOf = (toast: NewToast): number => {
  if (toast.persistent === true) return Number.POSITIVE_INFINITY;
  return toast.action === undefined ? TOAST_DELAY_MS.plain : TOAST_DELAY_MS.withAction;
};

/** The toasts in sight. The same title is one toast, whose delay starts anew (DLG-21). */
export class ToastsPresenter implements Toasts {
  toasts: readonly Toast[] = [];
  isPaused = false;
  #nextId = 1;

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  show(toast: NewToast): void {
    const known = this.toasts.find(({ title }) => title === toast.title);
    if (known !== undefined) {
      this.toasts = this.toasts.map((one) => (one === known ? { ...toast, id: one.id, leavesIn: delayOf(toast) } : one));
      return;
    }
    this.toasts = [...this.toasts, { ...toast, id: this.#nextId, leavesIn: delayOf(toast) }];
    this.#nextId += 1;
  }

  notice(notice: Notice): void {
    if (notice.placement !== 'silent') this.show({ title: notice.message, tone: 'error', persistent: notice.placement === 'persistent-toast' });
  }

  /** Time goes on: a button that leaves with its focus tells nobody that the focus is gone. */
  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
    this.isPaused = false;
  }

  /** Hover or focus holds the time. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  tick(): void {
    if (this.isPaused || this.toasts.length === 0) return;
    this.toasts = this.toasts.map((toast) => ({ ...toast, leavesIn: toast.leavesIn - TOAST_TICK_MS })).filter((toast) => toast.leavesIn > 0);
  }

  activate(): () => void {
    const timer = setInterval(this.tick, TOAST_TICK_MS);
    return () => clearInterval(timer);
  }
}
