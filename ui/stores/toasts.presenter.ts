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
 * The toasts in sight, and the clock that the queue of the core runs by while the page is awake. The rules of the queue
 * are loaded after the page, unless they are given; what is shown before then appears as soon as they are.
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
        .reduce((rest, { id }) => ToastQueue.dismiss(rest, id), queue),
    );
  }

  /** Hover or focus holds the time. */
  pause(isPaused: boolean): void {
    this.apply(({ ToastQueue }, queue) => ToastQueue.pause(queue, isPaused));
  }

  /** Nothing in sight is nothing to draw again. */
  tick(): void {
    if (this.toasts.length > 0) this.apply(({ ToastQueue }, queue) => ToastQueue.elapse(queue, TOAST_TICK_MS));
  }

  /** Time that is held goes on where the region has to move: nothing in it is under the pointer then. */
  activate(isInPlace: () => boolean = () => true): () => void {
    const timer = setInterval(() => {
      if (this.queue?.isPaused === true && !isInPlace()) this.pause(false);
      this.tick();
    }, TOAST_TICK_MS);
    // Loaded before the first toast: it may be about a connection that is lost.
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
