import type * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { oneOf } from '../kernel/primitives.codec.ts';
import { breakpoints, type PerBreakpoint } from './breakpoint.ts';

/** The name of a width (CNT-06). */
export const breakpointCodec = oneOf('sm, md or lg', breakpoints);

/** A setting for some of the widths (CNT-06). */
export const perBreakpoint = <Value>(
  setting: t.Type<Value, unknown, unknown>,
): t.Type<PerBreakpoint<Value>, unknown, unknown> =>
  document('settings by width', {}, { sm: setting, md: setting, lg: setting });
