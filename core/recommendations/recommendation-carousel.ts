/** A carousel loads this many pixels before it becomes visible (REC-08, CFG-11). */
export const CAROUSEL_AHEAD_PX = 200;
