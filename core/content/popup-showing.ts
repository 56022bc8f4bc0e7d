import { dismiss, expandDelay, nextPopUp, type PopUp } from './popup.ts';

/** Pop-ups of one page view: at most one is open, minimized until its delay has passed. Times are in milliseconds. */
export type PopUpShowing = {
  readonly dismissed: readonly string[];
  readonly open?: { readonly popUp: PopUp; readonly since: number; readonly isExpanded: boolean };
};

/** Recorded events: the impression, and the expansion after the delay (POP-04, POP-05). */
export type PopUpEvent =
  | { readonly _tag: 'PopUpShown'; readonly id: string }
  | { readonly _tag: 'PopUpExpanded'; readonly id: string }
  | { readonly _tag: 'PopUpDismissed'; readonly id: string };

type Step = { readonly state: PopUpShowing; readonly events: readonly PopUpEvent[] };

/** Opens the first pop-up that was not dismissed; the others wait for the next page view (POP-01, POP-03). */
const view = (dismissed: readonly string[], popUps: readonly PopUp[], now: number): Step => {
  const popUp = nextPopUp(popUps, dismissed);
  if (popUp === undefined) return { state: { dismissed }, events: [] };
  return pass(
    {
      state: { dismissed, open: { popUp, since: now, isExpanded: false } },
      events: [{ _tag: 'PopUpShown', id: popUp.id }],
    },
    now,
  );
};

/**
 * Advances the time.
 * Law: an open one expands once, when its delay is over, and never before (POP-05).
 */
const tick = (showing: PopUpShowing, now: number): Step => pass({ state: showing, events: [] }, now);

const pass = ({ state, events }: Step, now: number): Step => {
  const { open } = state;
  if (open === undefined || open.isExpanded || now - open.since < expandDelay(open.popUp.delay))
    return { state, events };
  return {
    state: { ...state, open: { ...open, isExpanded: true } },
    events: [...events, { _tag: 'PopUpExpanded', id: open.popUp.id }],
  };
};

/** Closing dismisses the open pop-up permanently; no other one opens (POP-02, POP-03). */
const close = ({ dismissed, open }: PopUpShowing): Step =>
  open === undefined
    ? { state: { dismissed }, events: [] }
    : {
        state: { dismissed: dismiss(dismissed, open.popUp.id) },
        events: [{ _tag: 'PopUpDismissed', id: open.popUp.id }],
      };

export const PopUpShowing = { view, tick, close } as const;
