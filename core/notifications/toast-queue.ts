import { TOAST_TICK_MS } from './toast-clock.ts';

/** A toast. `action` is its button, whose type the channel defines. */
export type Toast<Action = string> = {
  readonly title: string;
  readonly text?: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly action?: Action;
  readonly persistent?: boolean;
};

/** Display times in milliseconds, and the maximum number of visible toasts (DLG-22). */
export type ToastSettings = {
  readonly delays: { readonly plain: number; readonly withAction: number };
  readonly most: number;
};

/** Settings of the shop's toasts (DLG-24). */
export const toastSettings: ToastSettings = { delays: { plain: 5000, withAction: 8000 }, most: 4 };

/** A visible toast. `leavesIn`: milliseconds from the last tick; absent for a persistent toast. */
export type ShownToast<Action = string> = Toast<Action> & { readonly id: number; readonly leavesIn?: number };

/** The toasts of a page. `sinceTick`: milliseconds since the last tick. */
export type ToastQueue<Action = string> = {
  readonly settings: ToastSettings;
  readonly shown: readonly ShownToast<Action>[];
  readonly waiting: readonly (Toast<Action> & { readonly id: number })[];
  readonly isPaused: boolean;
  readonly sinceTick: number;
  readonly nextId: number;
};

const of = <Action = string>(settings: ToastSettings): ToastQueue<Action> => ({
  settings,
  shown: [],
  waiting: [],
  isPaused: false,
  sinceTick: 0,
  nextId: 1,
});

/**
 * Time since the last tick does not shorten a toast's delay.
 * Law: a toast never leaves before its delay and at most one tick after it.
 */
const timed = <Action>(
  { settings: { delays }, sinceTick }: ToastQueue<Action>,
  toast: Toast<Action> & { readonly id: number },
): ShownToast<Action> =>
  toast.persistent === true
    ? toast
    : { ...toast, leavesIn: sinceTick + (toast.action === undefined ? delays.plain : delays.withAction) };

/** Shows waiting toasts, oldest first, up to the maximum. */
const fill = <Action>(queue: ToastQueue<Action>): ToastQueue<Action> => {
  const room = Math.max(0, queue.settings.most - queue.shown.length);
  return room === 0 || queue.waiting.length === 0
    ? queue
    : {
        ...queue,
        shown: [...queue.shown, ...queue.waiting.slice(0, room).map((toast) => timed(queue, toast))],
        waiting: queue.waiting.slice(room),
      };
};

/**
 * A toast with an existing title restarts the delay of the first one; case-sensitive (DLG-21, AMB-85). Toasts beyond
 * the maximum wait in order.
 * Law: shown titles are distinct (PR-36).
 */
const add = <Action>(queue: ToastQueue<Action>, toast: Toast<Action>): ToastQueue<Action> => {
  const isRepeat = (one: { readonly title: string }): boolean => one.title === toast.title;
  if (queue.waiting.some(isRepeat)) return queue;
  if (queue.shown.some(isRepeat))
    return { ...queue, shown: queue.shown.map((one) => (isRepeat(one) ? timed(queue, one) : one)) };
  return fill({ ...queue, waiting: [...queue.waiting, { ...toast, id: queue.nextId }], nextId: queue.nextId + 1 });
};

/** Removes a toast, visible or waiting, and resumes the timer: removing a focused toast sends no blur event. */
const dismiss = <Action>(queue: ToastQueue<Action>, id: number): ToastQueue<Action> => {
  const others = (one: { readonly id: number }): boolean => one.id !== id;
  return fill({ ...queue, shown: queue.shown.filter(others), waiting: queue.waiting.filter(others), isPaused: false });
};

/** Hover or focus pauses the timers of all toasts; the elapsed part of a tick is preserved (DLG-24). */
const pause = <Action>(queue: ToastQueue<Action>, isPaused: boolean): ToastQueue<Action> => ({ ...queue, isPaused });

/**
 * Advances the timers by milliseconds; the remainder of a tick is kept. Does nothing while paused; persistent toasts
 * never expire.
 * Law: time in pieces is the same as time at once (DLG-23).
 * Law: at most the limit are shown, and each closes on the first tick after its delay, whatever happens in between
 * (DLG-20 to DLG-24).
 */
const elapse = <Action>(queue: ToastQueue<Action>, ms: number): ToastQueue<Action> => {
  if (queue.isPaused) return queue;
  const run = queue.sinceTick + ms;
  return tick({ ...queue, sinceTick: run % TOAST_TICK_MS }, Math.floor(run / TOAST_TICK_MS));
};

/** Processes all ticks until the next toast expires at once, so that a long sleep is cheap. */
const tick = <Action>(queue: ToastQueue<Action>, ticks: number): ToastQueue<Action> => {
  let state: ToastQueue<Action> = { ...queue, sinceTick: 0 };
  for (let left = ticks; left > 0;) {
    const untilNext = Math.min(
      ...state.shown.map(({ leavesIn = Number.POSITIVE_INFINITY }) => Math.max(1, Math.ceil(leavesIn / TOAST_TICK_MS))),
    );
    const step = Math.min(left, untilNext);
    const shown = state.shown.map((toast) =>
      toast.leavesIn === undefined ? toast : { ...toast, leavesIn: toast.leavesIn - step * TOAST_TICK_MS },
    );
    state = fill({ ...state, shown: shown.filter(({ leavesIn }) => leavesIn === undefined || leavesIn > 0) });
    left -= step;
  }
  return { ...state, sinceTick: queue.sinceTick };
};

export const ToastQueue = { of, add, dismiss, pause, elapse } as const;
