/** Hover delays before opening and before closing, in milliseconds (NAV-12). */
export const HOVER_IN_MS = 150;
export const HOVER_OUT_MS = 300;

/** What opens a first-level entry on desktop (NAV-02). */
export type MenuTrigger = 'hover' | 'click';

/** The open popover, and a pending change. At most one is open. Times are in milliseconds. */
export type MenuPopover = {
  readonly openId?: string;
  readonly pending?: { readonly openId?: string; readonly at: number };
};

const closed: MenuPopover = {};

const still = ({ openId }: MenuPopover): MenuPopover => (openId === undefined ? closed : { openId });

export const MenuPopover = {
  closed,
  /**
   * The pointer enters an entry: schedules opening, unless its trigger is a click; then other entries are scheduled to
   * close. Entering the open entry keeps it open.
   */
  enter: (
    popover: MenuPopover,
    id: string,
    { trigger, now }: { readonly trigger: MenuTrigger; readonly now: number },
  ): MenuPopover =>
    popover.openId === id
      ? still(popover)
      : trigger === 'click'
        ? MenuPopover.leave(popover, now)
        : { ...still(popover), pending: { openId: id, at: now + HOVER_IN_MS } },
  /** The pointer leaves: schedules closing, and cancels a pending opening (NAV-03). */
  leave: (popover: MenuPopover, now: number): MenuPopover =>
    popover.openId === undefined ? closed : { openId: popover.openId, pending: { at: now + HOVER_OUT_MS } },
  /**
   * Applies a pending change that is due.
   * Law: what is due happens once: a second tick at the same time changes nothing (NAV-02).
   */
  tick: (popover: MenuPopover, now: number): MenuPopover => {
    const { pending } = popover;
    if (pending === undefined || now < pending.at) return popover;
    return pending.openId === undefined ? closed : { openId: pending.openId };
  },
  /** A press toggles an entry at once, whatever its trigger, and closes another one. */
  press: (popover: MenuPopover, id: string): MenuPopover => (popover.openId === id ? closed : { openId: id }),
  /**
   * Closes everything.
   * Law: Escape, and going anywhere, leave nothing open and nothing about to open (NAV-03).
   */
  dismiss: (): MenuPopover => closed,
} as const;
