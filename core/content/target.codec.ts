import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { oneOf } from '../kernel/primitives.codec.ts';
import { targetStyles, type Target } from './block.ts';

/** A link as editors write it: `_blank` opens a window of its own (CNT-38). */
const written = document(
  'a target',
  {
    text: t.string,
    url: t.string,
    targetAttribute: oneOf('_self or _blank', ['_self', '_blank']),
    style: oneOf('a style of a target', targetStyles),
  },
  {},
);

const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' &&
  value !== null &&
  'newWindow' in value &&
  typeof value.newWindow === 'boolean' &&
  written.is({ ...value, targetAttribute: '_self' });

/** Reads {text, url, targetAttribute, style} (ENT-28). */
export const TargetCodec: t.Type<Target, unknown, unknown> = new t.Type(
  'a target',
  isTarget,
  (value, context) =>
    E.map(({ text, url, targetAttribute, style }: t.TypeOf<typeof written>): Target => ({
      text,
      url,
      newWindow: targetAttribute === '_blank',
      style,
    }))(written.validate(value, context)),
  ({ newWindow, ...target }) => ({ ...target, targetAttribute: newWindow ? '_blank' : '_self' }),
);
