import * as Effect from 'effect/Effect';
import type * as t from 'io-ts';
import { content } from '#adapters/contract/content.ts';
import { internal } from '#adapters/contract/internal.ts';
import type { ContentPageWire } from '#adapters/contract/wire/content.codec.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import type { ContentGateway } from '#core/content/ports/content-gateway.ts';
import type { Preview } from '#core/site/preview.ts';
import { present } from '#core/kernel/present.ts';
import type { BaseClient } from '../base-client.ts';
import { unnamedFailure } from '../error-translation.ts';
import { linkOf, menuEntryOf, promoOf, promoTileOf } from './menu-mapper.ts';

/** Block codecs are loaded with the first content page: most pages do not need them. */
export const loadBlockCodecs = () => import('#core/content/blocks/read-sections.ts');

type FooterWire = t.TypeOf<typeof internal.footer.reply>;
type UtilityWire = t.TypeOf<typeof internal.utility.reply>;

const footerOf = ({ columns, legalLine }: FooterWire) => ({
  legalLine,
  columns: columns.map(({ title, links }) => ({ title, links: links.map(linkOf) })),
});

const utilityOf = (links: UtilityWire['links'], promoBar: UtilityWire['promoBar']) => ({
  utility: links.map(linkOf),
  ...present({ promo: promoBar === undefined ? undefined : promoOf(promoBar) }),
});

/** Managed content; footer, utility links and countries come from the internal service (AMB-82). */
export const makeContentGateway = (
  { ask }: BaseClient,
  { siteId, preview }: { readonly siteId: string; readonly preview?: Preview | undefined },
  monitoring: Monitoring,
  texts: FailureTexts,
): ContentGateway => {
  const site = { mode: preview === undefined ? 'publish' : 'preview', siteId };
  const query = preview?.date === undefined ? {} : { previewDate: preview.date };

  const loaded = <Module>(load: () => Promise<Module>): Effect.Effect<Module, ApiFailure> =>
    Effect.tryPromise({
      try: load,
      catch: () => unnamedFailure({ request: 'codecs of content', status: 0, texts }),
    });
  const codecs = loaded(loadBlockCodecs);
  const popUpCodec = loaded(() => import('#core/content/read-pop-ups.ts'));

  /** A preview reads footer and utility links from the content service, too (AMB-82). */
  const previewed = ask(content.footer, { params: site, query });

  /** Decodes a page. Blocks that cannot be decoded are omitted and logged (CNT-03). */
  const read = (answer: Effect.Effect<{ readonly body: ContentPageWire }, ApiFailure>) =>
    Effect.gen(function* () {
      const [{ body }, { readSections }] = yield* Effect.all([answer, codecs], { concurrency: 'unbounded' });
      const { id, name, seo, article, listsChildren, siteIds } = body;
      const { sections, warnings } = readSections(name, body.sections);
      yield* Effect.forEach(warnings, (warning) => monitoring.warn(warning), { discard: true });
      return { id, name, seo, sections, ...present({ article, listsChildren, siteIds }) };
    });

  /** Decodes sections outside of a page of content, such as those of a category. */
  const sectionsOf = (name: string, documents: ContentPageWire['sections'] = []) =>
    documents.length === 0
      ? Effect.succeed([])
      : Effect.gen(function* () {
          const { readSections } = yield* codecs;
          const { sections, warnings } = readSections(name, documents);
          yield* Effect.forEach(warnings, (warning) => monitoring.warn(warning), { discard: true });
          return sections;
        });

  return {
    page: (page, ofSite = siteId) => read(ask(content.page, { params: { ...site, siteId: ofSite, page }, query })),
    namedPage: (page) => read(ask(content.augmentedPage, { params: { ...site, page }, query })),
    category: (categoryId) =>
      ask(content.category, { params: { ...site, categoryId }, query }).pipe(
        Effect.flatMap(({ body: { promos, intro, sections } }) =>
          Effect.map(sectionsOf(`category ${categoryId}`, sections), (read) => ({
            promos: promos.map(promoTileOf),
            ...present({ intro, sections: read.length === 0 ? undefined : read }),
          })),
        ),
      ),
    articles: ({ offset, limit, tagId, exclude }) =>
      ask(content.articles, {
        params: site,
        query: { offset, limit, ...present({ tagId, exclude }) },
      }).pipe(Effect.map(({ body }) => body)),
    product: (productId) =>
      ask(content.product, { params: { ...site, productId }, query }).pipe(
        Effect.flatMap(({ body }) => sectionsOf(`product ${productId}`, body.sections)),
      ),
    fragment: (fragmentId) =>
      ask(content.fragment, { params: { mode: site.mode, fragmentId }, query }).pipe(
        Effect.flatMap(({ body }) => sectionsOf(`fragment ${fragmentId}`, body.sections)),
      ),
    children: (parentPageSlug) =>
      ask(content.children, { params: { ...site, parentPageSlug }, query }).pipe(Effect.map(({ body }) => body.items)),
    menu: ask(content.menu, { params: site, query }).pipe(Effect.map(({ body }) => body.items.map(menuEntryOf))),
    footer: (preview === undefined ? ask(internal.footer, {}) : previewed).pipe(
      Effect.map(({ body }) => footerOf(body)),
    ),
    utility:
      preview === undefined
        ? ask(internal.utility, {}).pipe(Effect.map(({ body: { links, promoBar } }) => utilityOf(links, promoBar)))
        : previewed.pipe(Effect.map(({ body: { utilityLinks = [], promo } }) => utilityOf(utilityLinks, promo))),
    popUps: Effect.gen(function* () {
      const [{ body }, { readPopUps }] = yield* Effect.all([ask(content.popUps, { params: site }), popUpCodec], {
        concurrency: 'unbounded',
      });
      const { popUps, invalid } = readPopUps(body.items);
      yield* Effect.forEach(invalid, (id) => monitoring.warn({ message: 'Invalid pop-up', component: 'popups', id }), {
        discard: true,
      });
      return popUps;
    }),
    showcase: ({ docType, layoutVariant, limit }) =>
      Effect.gen(function* () {
        const [{ body }, { readSections }] = yield* Effect.all(
          [
            ask(content.showcase, {
              params: { ...site, docType },
              query: { limit, ...present({ layoutVariant }), ...query },
            }),
            codecs,
          ],
          { concurrency: 'unbounded' },
        );
        const { sections, warnings } = readSections(
          'showcase',
          body.items.map((item) => ({ id: item.id, items: [item] })),
        );
        yield* Effect.forEach(warnings, (warning) => monitoring.warn(warning), { discard: true });
        return body.items.flatMap(({ id, name }, index) =>
          (sections[index]?.blocks ?? []).map((block) => ({ id, name, block })),
        );
      }),
    locations: ask(internal.locationSelector, {}).pipe(Effect.map(({ body: { regions } }) => regions)),
  };
};
