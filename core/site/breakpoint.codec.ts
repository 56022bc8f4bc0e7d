import type * as t from 'io-ts';
import { fields } from '../kernel/fields.codec.ts';
import { oneOf } from '../kernel/primitives.codec.ts';
import { breakpoints, type PerBreakpoint } from './breakpoint.ts';

/** The name of a breakpoint (CNT-06). */
export const breakpointCodec = oneOf('sm, md or lg', breakpoints);

/** A setting per breakpoint (CNT-06). */
export const perBreakpoint = <Value, Output>(
  setting: t.Type<Value, Output, unknown>,
): t.Type<PerBreakpoint<Value>, PerBreakpoint<Output>, unknown> =>
  fields('settings by width', { needed: {}, allowed: { sm: setting, md: setting, lg: setting } });
