import { TOAST_TICK_MS } from './toast-clock.ts';

/** A short message. `action` is its button; what that is made of and does is the channel's business. */
export type Toast<Action = string> = {
  readonly title: string;
  readonly text?: string;
  readonly tone: 'success' | 'error' | 'info';
  readonly action?: Action;
  readonly persistent?: boolean;
};

/** How long toasts stay, in milliseconds, and how many are in sight at most (DLG-22). */
export type ToastSettings = {
  readonly delays: { readonly plain: number; readonly withAction: number };
  readonly most: number;
};

/** DLG-24. */
export const toastSettings: ToastSettings = { delays: { plain: 5000, withAction: 8000 }, most: 4 };

/** A toast in sight. `leavesIn` counts milliseconds from the last tick; a persistent toast has none. */
export type ShownToast<Action = string> = Toast<Action> & { readonly id: number; readonly leavesIn?: number };

/** `sinceTick` are the milliseconds since the last tick that time ran on. */
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
 * What has run since the last tick does not count against a toast.
 * Law: a toast never leaves before its delay and at most one tick after it.
 */
const timed = <Action>(
  { settings: { delays }, sinceTick }: ToastQueue<Action>,
  toast: Toast<Action> & { readonly id: number },
): ShownToast<Action> =>
  toast.persistent === true
    ? toast
    : { ...toast, leavesIn: sinceTick + (toast.action === undefined ? delays.plain : delays.withAction) };

/** Those who waited longest come into sight as soon as there is room. */
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
 * Case matters: a repeat keeps the first toast and restarts its delay (DLG-21, AMB-85).
 * No more than `most` are in sight; others wait in order, and none is lost.
 * Law: shown titles are distinct (PR-36).
 */
const add = <Action>(queue: ToastQueue<Action>, toast: Toast<Action>): ToastQueue<Action> => {
  const isRepeat = (one: { readonly title: string }): boolean => one.title === toast.title;
  if (queue.waiting.some(isRepeat)) return queue;
  if (queue.shown.some(isRepeat))
    return { ...queue, shown: queue.shown.map((one) => (isRepeat(one) ? timed(queue, one) : one)) };
  return fill({ ...queue, waiting: [...queue.waiting, { ...toast, id: queue.nextId }], nextId: queue.nextId + 1 });
};

/**
 * A toast is taken away by hand, in sight or not. Time goes on: a toast that leaves with its focus sends no event
 * that the focus is gone.
 */
const dismiss = <Action>(queue: ToastQueue<Action>, id: number): ToastQueue<Action> => {
  const others = (one: { readonly id: number }): boolean => one.id !== id;
  return fill({ ...queue, shown: queue.shown.filter(others), waiting: queue.waiting.filter(others), isPaused: false });
};

/** Hover or focus holds time for all; what has run of a tick is kept (DLG-24). */
const pause = <Action>(queue: ToastQueue<Action>, isPaused: boolean): ToastQueue<Action> => ({ ...queue, isPaused });

/**
 * Time runs on by some milliseconds: whole ticks count, the rest is kept for the next call.
 * While it is paused nothing changes, and a persistent toast never leaves alone.
 * Law: time in pieces is the same as time at once (DLG-23).
 * Law: at most the most are in sight, and each leaves on the first tick after its delay, whatever happens in between
 * (DLG-20 to DLG-24).
 */
const elapse = <Action>(queue: ToastQueue<Action>, ms: number): ToastQueue<Action> => {
  if (queue.isPaused) return queue;
  const run = queue.sinceTick + ms;
  return tick({ ...queue, sinceTick: run % TOAST_TICK_MS }, Math.floor(run / TOAST_TICK_MS));
};

/**
 * Takes as many ticks at once as pass until the next toast leaves, so that a long sleep costs no more than the toasts
 * it ends.
 */
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
