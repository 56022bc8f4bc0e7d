import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { defaultTo, fields, line, structuredAs, structureOf } from '../kernel/fields.codec.ts';
import { oneOf } from '../kernel/primitives.codec.ts';
import { address } from './address.codec.ts';
import { targetStyles, type Target } from './target.ts';

const written = fields('a target', {
  needed: { text: line, url: address },
  defaults: {
    targetAttribute: defaultTo(oneOf('_self or _blank', ['_self', '_blank']), '_self'),
    style: defaultTo(oneOf('a style of a target', targetStyles), 'link'),
  },
});

/** The document form of a link: `_blank` opens a new window (CNT-10). */
export type TargetDocument = t.OutputOf<typeof written>;

const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' &&
  value !== null &&
  'newWindow' in value &&
  typeof value.newWindow === 'boolean' &&
  written.is({ ...value, targetAttribute: '_self' });

const codec: t.Type<Target, TargetDocument, unknown> = new t.Type(
  'a target',
  isTarget,
  (value, context) =>
    E.map(({ text, url, targetAttribute, style }: t.TypeOf<typeof written>): Target => ({
      text,
      url,
      newWindow: targetAttribute === '_blank',
      style,
    }))(written.validate(value, context)),
  ({ newWindow, text, url, style }) => ({ text, url, style, targetAttribute: newWindow ? '_blank' : '_self' }),
);

/** Reads {text, url, targetAttribute, style} (ENT-28, CNT-38). */
export const TargetCodec = structuredAs(codec, structureOf(written));
