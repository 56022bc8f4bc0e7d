/** Timers advance in ticks of this many milliseconds, one tick for all toasts (DLG-23, CFG-03, AMB-89). */
export const TOAST_TICK_MS = 200;
