import { makeAutoObservable, runInAction } from 'mobx';
import type { Notice } from '#core/notifications/notice.ts';
import { TOAST_TICK_MS } from '#core/notifications/toast-clock.ts';
import type * as toastRules from '#core/notifications/toast-queue.ts';
import type { ShownToast, Toast, ToastQueue } from '#core/notifications/toast-queue.ts';
import { memoizeAsync } from '#ui/kernel/memoize-async.ts';
import type { ToastAction, Toasts } from '#ui/kernel/shell-ports.ts';

type Rules = typeof toastRules;
type Queue = ToastQueue<ToastAction>;

const importRules = (): Promise<Rules> => import('#core/notifications/toast-queue.ts');

/**
 * The visible toasts, and the clock of the core's toast queue while the page is visible. The queue's rules load after
 * the page, unless they are given; earlier toasts appear when the rules have loaded.
 */
export class ToastsPresenter implements Toasts {
  queue: Queue | undefined = undefined;
  #rules: Rules | undefined;
  readonly #loadRules = memoizeAsync(importRules);

  constructor(rules?: Rules) {
    this.#rules = rules;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get toasts(): readonly ShownToast<ToastAction>[] {
    return this.queue?.shown ?? [];
  }

  show(toast: Toast<ToastAction>): void {
    this.apply(({ ToastQueue }, queue) => ToastQueue.add(queue, toast));
  }

  notice(notice: Notice): void {
    if (notice.placement !== 'silent')
      this.show({ title: notice.message, tone: 'error', persistent: notice.placement === 'persistent-toast' });
  }

  dismiss(id: number): void {
    this.apply(({ ToastQueue }, queue) => ToastQueue.dismiss(queue, id));
  }

  close(title: string): void {
    this.apply(({ ToastQueue }, queue) =>
      [...queue.shown, ...queue.waiting]
        .filter((toast) => toast.title === title)
        .reduce((stopTasks, { id }) => ToastQueue.dismiss(stopTasks, id), queue),
    );
  }

  /** Stops the clock during hover or focus. */
  pause(isPaused: boolean): void {
    this.apply(({ ToastQueue }, queue) => ToastQueue.pause(queue, isPaused));
  }

  /** Advances the queue. The array stays the same while nothing is visible, so that no view renders. */
  tick(): void {
    if (this.toasts.length > 0) this.apply(({ ToastQueue }, queue) => ToastQueue.elapse(queue, TOAST_TICK_MS));
  }

  /**
   * Runs the clock and returns the function that stops it. When `isInPlace` returns false, the region has moved away
   * from the pointer and the focus, so a pause ends.
   */
  activate(isInPlace: () => boolean = () => true): () => void {
    const timer = setInterval(() => {
      if (this.queue?.isPaused === true && !isInPlace()) this.pause(false);
      this.tick();
    }, TOAST_TICK_MS);
    // Loads before the first toast: that one may report a lost connection.
    this.apply((_, queue) => queue);
    return () => clearInterval(timer);
  }

  private apply(step: (rules: Rules, queue: Queue) => Queue): void {
    const rules = this.#rules;
    if (rules !== undefined) this.queue = step(rules, this.queue ?? rules.ToastQueue.of(rules.toastSettings));
    else
      void this.#loadRules().then((loaded) => {
        this.#rules = loaded;
        runInAction(() => this.apply(step));
      }, globalThis.reportError);
  }
}
