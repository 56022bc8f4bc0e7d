import * as t from 'io-ts';
import { document } from '../kernel/document.codec.ts';
import { numberBetween, oneOf } from '../kernel/primitives.codec.ts';
import { perBreakpoint } from '../site/breakpoint.codec.ts';
import type { CollectionSettings } from './collection.ts';

const settings: t.Type<CollectionSettings, unknown, unknown> = document(
  'settings of a collection',
  {
    type: oneOf('carousel or grid', ['carousel', 'grid']),
    slideWidth: t.string,
    slidePadding: t.string,
    autoplay: numberBetween(0, Number.MAX_VALUE),
    loop: t.boolean,
    arrows: t.boolean,
  },
  {},
);

/** Layout of a collection by breakpoint (ENT-26). */
export const CollectionBreakpointsCodec = perBreakpoint(settings);
