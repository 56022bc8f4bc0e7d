import { makeAutoObservable } from 'mobx';
import type { Notice } from '#core/notifications/notice.ts';
import {
  TOAST_TICK_MS,
  ToastQueue,
  toastSettings,
  type ShownToast,
  type Toast,
} from '#core/notifications/toast-queue.ts';
import type { ToastAction, Toasts } from '#ui/kernel/shell-ports.ts';

/** The toasts in sight, and the clock that the queue of the core runs by while the page is awake. */
export class ToastsPresenter implements Toasts {
  queue: ToastQueue<ToastAction> = ToastQueue.of(toastSettings);

  constructor() {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get toasts(): readonly ShownToast<ToastAction>[] {
    return this.queue.shown;
  }

  show(toast: Toast<ToastAction>): void {
    this.queue = ToastQueue.add(this.queue, toast);
  }

  notice(notice: Notice): void {
    if (notice.placement !== 'silent')
      this.show({ title: notice.message, tone: 'error', persistent: notice.placement === 'persistent-toast' });
  }

  dismiss(id: number): void {
    this.queue = ToastQueue.dismiss(this.queue, id);
  }

  close(title: string): void {
    for (const toast of [...this.queue.shown, ...this.queue.waiting]) if (toast.title === title) this.dismiss(toast.id);
  }

  /** Hover or focus holds the time. */
  pause(isPaused: boolean): void {
    this.queue = ToastQueue.pause(this.queue, isPaused);
  }

  /** Nothing in sight is nothing to draw again. */
  tick(): void {
    if (this.toasts.length > 0) this.queue = ToastQueue.elapse(this.queue, TOAST_TICK_MS);
  }

  activate(): () => void {
    const timer = setInterval(this.tick, TOAST_TICK_MS);
    return () => clearInterval(timer);
  }
}
