import * as Effect from 'effect/Effect';
import { content } from '#adapters/contract/content.ts';
import { internal } from '#adapters/contract/internal.ts';
import type { ContentPageWire } from '#adapters/contract/wire/content.codec.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import type { ContentGateway } from '#core/content/ports/content-gateway.ts';
import { present } from '#core/kernel/present.ts';
import type { BaseClient } from '../base-client.ts';
import { unnamedFailure } from '../error-translation.ts';
import { linkOf, menuEntryOf, promoOf, promoTileOf } from './menu-mapper.ts';

/** Block codecs are loaded with the first content page: most pages do not need them. */
export const loadBlockCodecs = () => import('#core/content/blocks/read-sections.ts');

/** Managed content; footer, utility links and countries come from the internal service (AMB-82). */
export const makeContentGateway = (
  { ask }: BaseClient,
  { siteId }: { readonly siteId: string },
  monitoring: Monitoring,
  texts: FailureTexts,
): ContentGateway => {
  const site = { mode: 'publish', siteId };

  const loaded = <Module>(load: () => Promise<Module>): Effect.Effect<Module, ApiFailure> =>
    Effect.tryPromise({
      try: load,
      catch: () => unnamedFailure({ request: 'codecs of content', status: 0, texts }),
    });
  const codecs = loaded(loadBlockCodecs);
  const popUpCodec = loaded(() => import('#core/content/read-pop-ups.ts'));

  /** Decodes a page. Blocks that cannot be decoded are omitted and logged (CNT-03). */
  const read = (answer: Effect.Effect<{ readonly body: ContentPageWire }, ApiFailure>) =>
    Effect.gen(function* () {
      const [{ body }, { readSections }] = yield* Effect.all([answer, codecs], { concurrency: 'unbounded' });
      const { id, name, seo } = body;
      const { sections, warnings } = readSections(name, body.sections);
      yield* Effect.forEach(warnings, (warning) => monitoring.warn(warning), { discard: true });
      return { id, name, seo, sections };
    });

  return {
    page: (page) => read(ask(content.page, { params: { ...site, page } })),
    namedPage: (page) => read(ask(content.augmentedPage, { params: { ...site, page } })),
    category: (categoryId) =>
      ask(content.category, { params: { ...site, categoryId } }).pipe(
        Effect.map(({ body: { promos, intro } }) => ({ promos: promos.map(promoTileOf), ...present({ intro }) })),
      ),
    menu: ask(content.menu, { params: site }).pipe(Effect.map(({ body }) => body.items.map(menuEntryOf))),
    footer: ask(internal.footer, {}).pipe(
      Effect.map(({ body: { columns, legalLine } }) => ({
        legalLine,
        columns: columns.map(({ title, links }) => ({ title, links: links.map(linkOf) })),
      })),
    ),
    utility: ask(internal.utility, {}).pipe(
      Effect.map(({ body: { links, promoBar } }) => ({
        utility: links.map(linkOf),
        ...present({ promo: promoBar === undefined ? undefined : promoOf(promoBar) }),
      })),
    ),
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
    locations: ask(internal.locationSelector, {}).pipe(Effect.map(({ body: { regions } }) => regions)),
  };
};
