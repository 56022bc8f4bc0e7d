/** A carousel of recommendations comes alive this many pixels before it is seen (REC-08, CFG-11). */
export const CAROUSEL_AHEAD_PX = 200;
