import * as Effect from 'effect/Effect';
import { content } from '#adapters/contract/content.ts';
import type { ContentPageWire } from '#adapters/contract/wire/content.codec.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { ContentPage } from '#core/content/page.ts';
import type { ContentGateway } from '#core/content/ports/content-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { BaseClient } from '../base-client.ts';
import { blockOf } from './block-mapper.ts';
import { linkOf, menuEntryOf, promoOf, promoTileOf } from './menu-mapper.ts';

export const makeContentGateway = (
  { ask }: BaseClient,
  { siteId }: { readonly siteId: string },
  monitoring: Monitoring,
): ContentGateway => {
  const site = { mode: 'publish', siteId };

  const received = (page: ContentPage): Effect.Effect<ContentPage> =>
    Effect.forEach(
      page.sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block._tag === 'unknown' ? [block] : [])),
      ({ id, type }) => monitoring.warn({ message: 'Unknown block', component: type, id }),
      { discard: true },
    ).pipe(Effect.as(page));

  return {
    page: (page) =>
      ask(content.page, { params: { ...site, page } }).pipe(Effect.flatMap(({ body }) => received(pageOf(body)))),
    namedPage: (page) =>
      ask(content.augmentedPage, { params: { ...site, page } }).pipe(
        Effect.flatMap(({ body }) => received(pageOf(body))),
      ),
    category: (categoryId) =>
      ask(content.category, { params: { ...site, categoryId } }).pipe(
        Effect.map(({ body: { promos, intro } }) => ({ promos: promos.map(promoTileOf), ...present({ intro }) })),
      ),
    menu: ask(content.menu, { params: site }).pipe(Effect.map(({ body }) => body.items.map(menuEntryOf))),
    footer: ask(content.footer, { params: site }).pipe(
      Effect.map(({ body: { columns, legalLine, promo } }) => ({
        legalLine,
        columns: columns.map(({ title, links }) => ({ title, links: links.map(linkOf) })),
        ...present({ promo: promo === undefined ? undefined : promoOf(promo) }),
      })),
    ),
  };
};

const pageOf = ({ id, name, sections, seo }: ContentPageWire): ContentPage => ({
  id,
  name,
  seo,
  sections: sections.map((section) => ({ id: section.id, blocks: section.items.map(blockOf) })),
});
