/** Breakpoints of content, smallest first (CNT-06, CFG-13). */
export const breakpoints = ['sm', 'md', 'lg'] as const;
export type Breakpoint = (typeof breakpoints)[number];

/** First width of each breakpoint in CSS pixels (CNT-07). */
export const breakpointStarts: { readonly [breakpoint in Breakpoint]: number } = { sm: 0, md: 768, lg: 1280 };

/** A setting per breakpoint. A missing one inherits from the next smaller breakpoint. */
export type PerBreakpoint<Value> = { readonly [breakpoint in Breakpoint]?: Value };

/**
 * The breakpoint of a width in CSS pixels.
 * Law: a wider screen never has a smaller breakpoint (CNT-07).
 */
export const breakpointAt = (width: number): Breakpoint =>
  breakpoints.findLast((breakpoint) => width >= breakpointStarts[breakpoint]) ?? 'sm';

/** Law: the setting at a breakpoint is its own, else that of the nearest smaller one that has any. */
export const settingAt = <Value>(settings: PerBreakpoint<Value>, breakpoint: Breakpoint): Value | undefined => {
  const upToHere = breakpoints.slice(0, breakpoints.indexOf(breakpoint) + 1);
  const owner = upToHere.findLast((one) => settings[one] !== undefined);
  return owner === undefined ? undefined : settings[owner];
};
