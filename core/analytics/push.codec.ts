import * as t from 'io-ts';
import { filledText, wholeFrom } from '../kernel/primitives.codec.ts';
import { pageTypes, type PageType } from '../site/page-type.ts';

const isPageType = (value: unknown): value is PageType => pageTypes.some((known) => known === value);

const pageType = new t.Type<PageType, PageType, unknown>(
  'a label of a page',
  isPageType,
  (value, context) => (isPageType(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const context = {
  pageType,
  brand: filledText,
  region: filledText,
  locale: filledText,
  channel: t.keyof({ ECOMM: null, MAPP: null }, 'ECOMM or MAPP'),
};

/** Page context of an event (ANL-12). */
export type PushContext = Readonly<t.TypeOf<t.TypeC<typeof context>>>;

const link = { text: t.string, url: t.string };

/** A data layer entry for tag managers: exactly these names and fields (ANL-12, ANL-14). */
export const PushCodec = t.union(
  [
    t.strict({ event: t.literal('page_view'), ...context, title: filledText, path: filledText }),
    t.strict({ event: t.literal('top_nav_click'), ...context, ...link }),
    t.strict({ event: t.literal('mobile_menu_click'), ...context, text: t.string }),
    t.strict({ event: t.literal('mobile_menu_expand'), ...context, text: t.string }),
    t.strict({ event: t.literal('search_content_click'), ...context, ...link }),
    t.strict({ event: t.literal('popup_impression'), ...context, popup: filledText }),
    t.strict({ event: t.literal('popup_expand'), ...context, popup: filledText }),
    t.strict({ event: t.literal('popup_click'), ...context, popup: filledText }),
    t.strict({
      event: t.literal('promotion_click'),
      ...context,
      creativeName: filledText,
      promotionId: filledText,
      promotionName: filledText,
    }),
    t.exact(
      t.intersection([
        t.type({
          event: t.literal('add_to_cart'),
          ...context,
          productId: filledText,
          sku: filledText,
          quantity: wholeFrom(1),
        }),
        t.partial({ origin: filledText }),
      ]),
    ),
    t.strict({ event: t.literal('purchase'), ...context, orderNumber: filledText }),
  ],
  'an entry of the data layer',
);
export type Push = Readonly<t.TypeOf<typeof PushCodec>>;
