import * as t from 'io-ts';
import { defaultTo, fields, filledLine, line } from '../../kernel/fields.codec.ts';
import { oneOf } from '../../kernel/primitives.codec.ts';
import { perBreakpoint } from '../../site/breakpoint.codec.ts';
import type { PerBreakpoint } from '../../site/breakpoint.ts';
import type { CollectionSettings } from '../collection-settings.ts';
import { contentLength } from '../content-length.codec.ts';
import { slidePaddings, slideWidths } from '../content-length.ts';
import { block } from './block.codec.ts';

/** Collections with settings by breakpoint, and the type of their settings that have none. */
const types = { 'collection-carousel': 'carousel', 'collection-grid': 'grid' } as const;
type CollectionTag = keyof typeof types;

/** Blocks in a carousel or a grid, which may differ by breakpoint (CNT-33, CNT-34, ENT-26). */
export interface CollectionBlock<Tag extends CollectionTag, Nested> {
  readonly _tag: Tag;
  readonly id: string;
  readonly title: string;
  readonly breakpoints: PerBreakpoint<CollectionSettings>;
  readonly blocks: readonly Nested[];
}

/** The document form of a collection. */
export interface CollectionDocument<Tag extends CollectionTag, Nested> {
  readonly type: Tag;
  readonly id: string;
  readonly title: string;
  readonly breakpoints: PerBreakpoint<Partial<CollectionSettings>>;
  readonly blocks: readonly Nested[];
}

const isAutoplay = (value: unknown): value is number =>
  typeof value === 'number' && (value === 0 || (value >= 2 && value <= 600));

/** Seconds per slide; slides that change faster cannot be read. */
const autoplay = new t.Type<number, number, unknown>(
  '0, or seconds from 2 to 600',
  isAutoplay,
  (value, context) => (isAutoplay(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

/** Makes the codec of a collection from a codec of the nested blocks. */
export const collectionCodec = <const Tag extends CollectionTag, Nested, Document>(
  tag: Tag,
  nested: t.Type<readonly Nested[], readonly Document[], unknown>,
): t.Type<CollectionBlock<Tag, Nested>, CollectionDocument<Tag, Document>, unknown> =>
  block(tag, {
    needed: {
      title: filledLine,
      breakpoints: perBreakpoint(
        fields('settings of a collection', {
          needed: {},
          defaults: {
            type: defaultTo(oneOf('carousel or grid', ['carousel', 'grid']), types[tag]),
            slideWidth: defaultTo(contentLength(slideWidths), '100%'),
            slidePadding: defaultTo(contentLength(slidePaddings), '1rem'),
            autoplay: defaultTo(autoplay, 0),
            loop: defaultTo(t.boolean, false),
            arrows: defaultTo(t.boolean, true),
          },
        }),
      ),
      blocks: nested,
    },
  });

/** Blocks below each other (CNT-35). */
export interface VerticalListBlock<Nested> {
  readonly _tag: 'collection-vertical-list';
  readonly id: string;
  readonly title?: string;
  readonly blocks: readonly Nested[];
}

/** The document form of a vertical list. */
export interface VerticalListDocument<Nested> {
  readonly type: 'collection-vertical-list';
  readonly id: string;
  readonly title?: string;
  readonly blocks: readonly Nested[];
}

/** Makes the codec of a vertical list from a codec of the nested blocks. */
export const verticalListCodec = <Nested, Document>(
  nested: t.Type<readonly Nested[], readonly Document[], unknown>,
): t.Type<VerticalListBlock<Nested>, VerticalListDocument<Document>, unknown> =>
  block('collection-vertical-list', { needed: { blocks: nested }, allowed: { title: line } });
