import * as t from 'io-ts';
import { MAX_ADDRESS } from '#core/content/address.codec.ts';
import { PROMO_SECONDS } from '#core/content/promo-bar.ts';
import { line, namedId, refinedLine } from '#core/kernel/fields.codec.ts';
import { numberBetween, wholeFrom } from '#core/kernel/primitives.codec.ts';
import { ArticleHeadCodec } from '#core/content/article.codec.ts';
import { PictureWire } from './picture.codec.ts';
import { arrayOf, record } from './primitives.codec.ts';
import { SeoWire } from './product.codec.ts';

/** Maximum number of child pages of a response. */
export const MOST_CHILDREN = 100;
/** Maximum number of entries of each list of a menu, a footer or a promo bar. */
export const MOST_LINKS = 50;

/** An address as it is written; an unsafe one is replaced when it is read (CNT-11). */
const address = refinedLine('an address', (text) => text.length <= MAX_ADDRESS);

/**
 * A block. Only its id and type are decoded here; the codec of its type decodes its fields later, so that an invalid
 * block does not affect the page (E8).
 */
const BlockWire = record({ id: t.string, type: t.string }, {});

/** A section; `fragmentId` names a fragment whose blocks follow those of the section. */
const sections = arrayOf(record({ id: t.string, items: arrayOf(BlockWire, 100) }, { fragmentId: namedId }), 100);

/** Blocks that several pages show (API-113). */
export const FragmentWire = t.type({ sections });
export type FragmentWire = t.TypeOf<typeof FragmentWire>;

/** The pages one level below a page, by title (API-116). */
export const ChildPagesWire = t.type({
  items: arrayOf(t.type({ url: t.string, title: t.string, description: t.string }), MOST_CHILDREN),
});
export type ChildPagesWire = t.TypeOf<typeof ChildPagesWire>;

/** Content of a product's page (API-118): the section `below` is shown below its details. */
export const ProductContentWire = t.type({ sections });
export type ProductContentWire = t.TypeOf<typeof ProductContentWire>;

/**
 * Blocks of one type (API-119). `name` is the block's own name, or else that of its document. The other fields are
 * those of the block.
 */
export const ShowcaseWire = t.type({
  items: arrayOf(record({ id: t.string, type: t.string, name: t.string }, {}), 50),
});
export type ShowcaseWire = t.TypeOf<typeof ShowcaseWire>;

/**
 * A page of content (API-109 to API-119). Rich text is a sanitized tree; `article` is the head of an article. With
 * `listsChildren` the page ends with a list of its child pages. `siteIds` are the sites that have a page of this name,
 * if others lack it.
 */
export const ContentPageWire = record(
  {
    id: t.string,
    name: t.string,
    sections,
    seo: SeoWire,
  },
  { article: ArticleHeadCodec, listsChildren: t.boolean, siteIds: t.array(t.string) },
);
export type ContentPageWire = t.TypeOf<typeof ContentPageWire>;

/** `titleVisibility` (title+icon, title or icon) determines which of the two are shown (NAV-09). */
const label = { style: line, menuIcon: line, titleVisibility: line };
export const LinkWire = record({ title: line, url: address }, label);

const MenuGroupWire = record({ title: line, url: address }, { ...label, children: arrayOf(LinkWire, MOST_LINKS) });
const menuPicture = {
  title: line,
  url: address,
  mediaObject: t.intersection([PictureWire, t.partial({ seoTitle: line })]),
};

const MenuItemWire = record(
  { id: line, title: line, target: LinkWire, children: arrayOf(MenuGroupWire, MOST_LINKS) },
  {
    menuStyle: line,
    trigger: line,
    columns: arrayOf(t.type({ children: arrayOf(MenuGroupWire, MOST_LINKS) }), MOST_LINKS),
    hideShopAll: t.partial({ sm: t.boolean, md: t.boolean, lg: t.boolean }),
    overrideShopAll: LinkWire,
    visualSelectors: arrayOf(t.type(menuPicture), MOST_LINKS),
    visualSelectorsTitle: line,
    menuBanner: record(menuPicture, { subtitle: line }),
  },
);
export type MenuItemWire = t.TypeOf<typeof MenuItemWire>;

/**
 * The menu in three levels; a first-level entry may have pictures and a banner (API-114, ENT-30). Its `columns` come before
 * its `children`, of which each has a column of its own.
 */
export const MenuWire = t.type({ items: arrayOf(MenuItemWire, MOST_LINKS) });

/** The promo bar (ENT-32). A message is plain text, of which all may be a link, or rich text with its own links. */
const PromoWire = t.type({
  messages: arrayOf(record({ id: line, text: line }, { url: address, richText: t.array(t.unknown) }), MOST_LINKS),
  autorotateTime: numberBetween(0, PROMO_SECONDS),
  closable: t.boolean,
});

const PromoTileWire = record(
  { id: t.string, title: t.string, media: PictureWire, target: LinkWire, after: wholeFrom(0) },
  { text: t.string, wide: t.boolean },
);

/**
 * Content of a category list (API-110). The sections `top` and `bottom` are around it, and `after-4` follows its fourth
 * product. `after` counts the products before a tile; `wide` tiles take two cells. A category without content has no
 * tiles.
 */
export const CategoryContentWire = record({ promos: t.array(PromoTileWire) }, { intro: t.string, sections });
export type CategoryContentWire = t.TypeOf<typeof CategoryContentWire>;

/** The pop-ups of a site, in order (API-117, ENT-33). The codec of a pop-up decodes each later, as that of a block. */
export const PopUpsWire = t.type({ items: arrayOf(record({ id: t.string, name: t.string }, {}), 20) });
export type PopUpsWire = t.TypeOf<typeof PopUpsWire>;

const footerPart = {
  columns: arrayOf(t.type({ title: line, links: arrayOf(LinkWire, MOST_LINKS) }), MOST_LINKS),
  legalLine: line,
};

/** The footer of a site with its promo bar, and the links to help and stores that the menu ends with (API-112). */
export const FooterWire = record(footerPart, { promo: PromoWire, utilityLinks: arrayOf(LinkWire, MOST_LINKS) });
export type FooterWire = t.TypeOf<typeof FooterWire>;

/** The footer as a part of a page (API-122). */
export const FooterPartWire = record(footerPart, {});

/** What a page has beside menu and footer: links to help and stores, and the promo bar (API-125). */
export const UtilityWire = record({ links: arrayOf(LinkWire, MOST_LINKS) }, { promoBar: PromoWire });
export type UtilityWire = t.TypeOf<typeof UtilityWire>;

/** The countries of the sites by region, with names in the language of the asking site (API-127). */
export const LocationsWire = record(
  {
    regions: t.array(
      record(
        {
          name: t.string,
          countries: t.array(record({ code: t.string, name: t.string, locales: t.array(t.string) }, {})),
        },
        {},
      ),
    ),
  },
  {},
);
export type LocationsWire = t.TypeOf<typeof LocationsWire>;
