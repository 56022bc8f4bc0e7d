import * as Effect from 'effect/Effect';
import type * as t from 'io-ts';
import { content } from '#adapters/contract/content.ts';
import type { ContentPageWire, LinkWire } from '#adapters/contract/wire/content.codec.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { NavigationLink } from '#core/content/navigation.ts';
import type { ContentPage } from '#core/content/page.ts';
import type { ContentGateway } from '#core/content/ports/content-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { BaseClient } from '../base-client.ts';
import { blockOf } from './block-mapper.ts';
import { isSafeHref } from './safe-href.codec.ts';

export const makeContentGateway = ({ ask }: BaseClient, { siteId }: { readonly siteId: string }, monitoring: Monitoring): ContentGateway => {
  const site = { mode: 'publish', siteId };

  const received = (page: ContentPage): Effect.Effect<ContentPage> =>
    Effect.forEach(page.sections.flatMap(({ blocks }) => blocks).flatMap((block) => (block._tag === 'unknown' ? [block] : [])), ({ id, type }) => monitoring.warn({ message: 'Unknown block', component: type, id }), { discard: true }).pipe(Effect.as(page));

  return {
    page: (page) => ask(content.page, { params: { ...site, page } }).pipe(Effect.flatMap(({ body }) => received(pageOf(body)))),
    namedPage: (page) => ask(content.augmentedPage, { params: { ...site, page } }).pipe(Effect.flatMap(({ body }) => received(pageOf(body)))),
    menu: ask(content.menu, { params: site }).pipe(
      Effect.map(({ body }) => body.items.map(({ id, target, title, children, menuStyle }) => ({ ...linkOf({ ...target, title, ...present({ style: target.style ?? menuStyle }) }), id, children: children.map(linkOf) }))),
    ),
    footer: ask(content.footer, { params: site }).pipe(
      Effect.map(({ body: { columns, legalLine, promo } }) => ({
        legalLine,
        columns: columns.map(({ title, links }) => ({ title, links: links.map(linkOf) })),
        ...present({ promo: promo === undefined ? undefined : { text: promo.text, ...present({ url: promo.url === undefined ? undefined : safe(promo.url) }) } }),
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

/** An address that is not safe leads home. */
const safe = (url: string): string => (isSafeHref(url) ? url : '/');

const linkOf = ({ title, url, style }: t.TypeOf<typeof LinkWire>): NavigationLink => ({ title, url: safe(url), ...(style === 'sale' ? { style } : {}) });
