import * as t from 'io-ts';
import { SeoWire } from './product.codec.ts';
import { record } from './primitives.codec.ts';

/** A block is read in two steps: its type here, its fields by the mapper of that type, so that one bad block spoils no page (E8). */
export const BlockWire = record({ id: t.string, type: t.string }, {});

/** A page of content (API-109 to API-119). Rich text in it is a sanitised tree already. */
export const ContentPageWire = t.type({ id: t.string, name: t.string, sections: t.array(t.type({ id: t.string, items: t.array(BlockWire) })), seo: SeoWire });
export type ContentPageWire = t.TypeOf<typeof ContentPageWire>;

export const LinkWire = record({ title: t.string, url: t.string }, { style: t.string });

/** API-114. */
export const MenuWire = t.type({ items: t.array(record({ id: t.string, title: t.string, target: LinkWire, children: t.array(LinkWire) }, { menuStyle: t.string })) });

/** API-112. */
export const FooterWire = record({ columns: t.array(t.type({ title: t.string, links: t.array(LinkWire) })), legalLine: t.string }, { promo: record({ text: t.string }, { url: t.string }) });
