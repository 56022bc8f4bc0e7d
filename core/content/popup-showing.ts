import { dismiss, expandDelay, nextPopUp, type PopUp } from './popup.ts';

/** An open pop-up. */
type OpenPopUp = {
  readonly popUp: PopUp;
  /** When its delay began; undefined while it waits for the shopper's first interaction. */
  readonly since?: number;
  readonly isExpanded: boolean;
  /** Whether it was expanded before; the shopper may have minimized it since. */
  readonly wasExpanded: boolean;
};

/** Pop-ups of one page view: at most one is open, minimized until its delay has passed. Times are in milliseconds. */
export type PopUpShowing = { readonly dismissed: readonly string[]; readonly open?: OpenPopUp };

/** Recorded events: the impression, and the first expansion (POP-04, POP-05). */
export type PopUpEvent =
  | { readonly _tag: 'PopUpShown'; readonly popUp: PopUp }
  | { readonly _tag: 'PopUpExpanded'; readonly popUp: PopUp };

type Step = { readonly state: PopUpShowing; readonly events: readonly PopUpEvent[] };

/**
 * A page view: opens the first pop-up that was not dismissed; the others wait for the next page view (POP-01, POP-03).
 * One that is open already stays as it is. `waits`: its delay begins with the shopper's first interaction.
 */
const view = (
  { dismissed, open }: PopUpShowing,
  popUps: readonly PopUp[],
  { now, waits = false }: { readonly now: number; readonly waits?: boolean },
): Step => {
  const popUp = nextPopUp(popUps, dismissed);
  if (popUp === undefined) return { state: { dismissed }, events: [] };
  if (popUp.id === open?.popUp.id) return { state: { dismissed, open }, events: [] };
  const opened = { popUp, isExpanded: false, wasExpanded: false, ...(waits ? {} : { since: now }) };
  const { state, events } = tick({ dismissed, open: opened }, now);
  return { state, events: [{ _tag: 'PopUpShown', popUp }, ...events] };
};

/** The shopper's first interaction begins a delay that waits for it. */
const interact = (showing: PopUpShowing, now: number): Step =>
  showing.open === undefined || showing.open.since !== undefined
    ? { state: showing, events: [] }
    : tick({ ...showing, open: { ...showing.open, since: now } }, now);

/**
 * Advances the time.
 * Law: an open one expands once, when its delay is over, and never before (POP-05).
 */
const tick = (showing: PopUpShowing, now: number): Step => {
  const { open } = showing;
  const isDue = open?.since !== undefined && now - open.since >= expandDelay(open.popUp.delay);
  return isDue && !open.wasExpanded ? expand(showing) : { state: showing, events: [] };
};

/** Expands the open pop-up; its first expansion is recorded. */
const expand = (showing: PopUpShowing): Step => {
  const { open } = showing;
  if (open === undefined || open.isExpanded) return { state: showing, events: [] };
  return {
    state: { ...showing, open: { ...open, isExpanded: true, wasExpanded: true } },
    events: open.wasExpanded ? [] : [{ _tag: 'PopUpExpanded', popUp: open.popUp }],
  };
};

/** Minimizes the open pop-up, which then does not expand by itself. */
const minimize = (showing: PopUpShowing): PopUpShowing =>
  showing.open === undefined
    ? showing
    : { ...showing, open: { ...showing.open, isExpanded: false, wasExpanded: true } };

/** The dismissed ids with that of the open pop-up, which stays open: what it asks for is done. */
const settle = ({ dismissed, open }: PopUpShowing): PopUpShowing =>
  open === undefined ? { dismissed } : { open, dismissed: dismiss(dismissed, open.popUp.id) };

/** Closing dismisses the open pop-up permanently; no other one opens (POP-02, POP-03). */
const close = (showing: PopUpShowing): PopUpShowing => ({ dismissed: settle(showing).dismissed });

export const PopUpShowing = { view, interact, tick, expand, minimize, settle, close } as const;
