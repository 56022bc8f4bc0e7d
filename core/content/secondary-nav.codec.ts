import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { oneOf } from '../kernel/primitives.codec.ts';
import { alignments } from './alignment.ts';
import type { SecondaryNav } from './secondary-nav.ts';
import { TargetCodec } from './target.codec.ts';

/** A title with links (ENT-35). */
export const SecondaryNavCodec: t.Type<SecondaryNav, unknown, unknown> = document(
  'a secondary navigation',
  {
    title: t.string,
    targets: t.readonlyArray(TargetCodec),
    alignment: oneOf('left or center', alignments),
    divider: t.boolean,
  },
  { titleColor: t.string, backgroundColor: t.string },
);
