import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { defaultTo, fields, filledLine, line, structuredAs, structureOf } from '../kernel/fields.codec.ts';
import { oneOf } from '../kernel/primitives.codec.ts';
import { address } from './address.codec.ts';
import { targetStyles, type Target } from './target.ts';

const targetFields = (text: typeof line) =>
  fields('a target', {
    needed: { text, url: address },
    defaults: {
      targetAttribute: defaultTo(oneOf('_self or _blank', ['_self', '_blank']), '_self'),
      style: defaultTo(oneOf('a style of a target', targetStyles), 'link'),
    },
  });

const written = targetFields(line);

/** The document form of a link: `_blank` opens a new window (CNT-10). */
export type TargetDocument = t.OutputOf<typeof written>;

const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' &&
  value !== null &&
  'newWindow' in value &&
  typeof value.newWindow === 'boolean' &&
  written.is({ ...value, targetAttribute: '_self' });

const codecOf = (document: typeof written): t.Type<Target, TargetDocument, unknown> =>
  structuredAs(
    new t.Type<Target, TargetDocument, unknown>(
      'a target',
      isTarget,
      (value, context) =>
        E.map(({ text, url, targetAttribute, style }: t.TypeOf<typeof written>): Target => ({
          text,
          url,
          newWindow: targetAttribute === '_blank',
          style,
        }))(document.validate(value, context)),
      ({ newWindow, text, url, style }) => ({ text, url, style, targetAttribute: newWindow ? '_blank' : '_self' }),
    ),
    structureOf(document),
  );

/** Reads {text, url, targetAttribute, style} (ENT-28, CNT-38). The text may be empty: that of what is linked is shown. */
export const TargetCodec = codecOf(written);

/** Reads a target of which only the text is shown, such as a button: it must be visible. */
export const ButtonTargetCodec = codecOf(targetFields(filledLine));
