import * as Effect from 'effect/Effect';
import { orElseLogged } from '#core/analytics/use-cases/or-else-logged.ts';
import type { Monitoring } from '#core/analytics/ports/monitoring.ts';
import type { ProductGateway } from '#core/catalog/ports/product-gateway.ts';
import type { Picture } from '#core/catalog/product.ts';
import { galleryTag } from '#core/content/social-gallery.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { ProductId } from '#core/kernel/identifiers.ts';
import { fromEither } from '#core/kernel/from-either.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import type { FlagReason } from '#core/reviews/review.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import { productPath } from '#core/site/route-address.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import { photoForm, type PhotoField } from '../photo-form.ts';
import type { GalleryMedia, GalleryMedium, GalleryStart, MediaSource, MediaStream } from '../gallery-medium.ts';
import type { MediaGateway } from '../ports/media-gateway.ts';

/** A product in a picture, with its address. */
type PicturedProduct = {
  readonly id: ProductId;
  readonly name: string;
  readonly url: string;
  readonly picture?: Picture;
};

/** Streams and products of a picture. */
export type MediumDetails = { readonly streams: readonly MediaStream[]; readonly products: readonly PicturedProduct[] };

/** The start of a gallery: its first pictures, and what the service accepts. */
export type OpenGallery = GalleryMedia & GalleryStart;

/** Galleries of pictures of shoppers. A browser loads this module when a gallery is near the viewport. */
export type SocialUseCases = {
  /** The first pictures of a gallery; without any, and a log entry, if they cannot be read (SOC-07). */
  readonly openGallery: (input: {
    readonly source: MediaSource;
    readonly count: number;
  }) => Effect.Effect<OpenGallery, ApiFailure>;
  readonly moreMedia: (input: {
    readonly source: MediaSource;
    readonly start: number;
    readonly count: number;
  }) => Effect.Effect<GalleryMedia, ApiFailure>;
  /** What the dialog of a picture shows beside it. Parts that cannot be read are left out and logged (SOC-07). */
  readonly viewMedium: (medium: GalleryMedium) => Effect.Effect<MediumDetails, ApiFailure>;
  /**
   * The product tag of a product page: its master id. Undefined, and a log entry, if the details cannot be read
   * (PDP-20, SOC-07).
   */
  readonly galleryTag: (productId: ProductId) => Effect.Effect<string | undefined, ApiFailure>;
  /** Logs that the script of a gallery could not be loaded; the page stays as it is (SOC-07). */
  readonly logBrokenScript: (containerId: string) => Effect.Effect<void, ApiFailure>;
  /**
   * Shares a picture of a product as base64, which is shown once it was approved. Invalid input fails with
   * `InvalidInput` before the request.
   */
  readonly sharePhoto: (input: {
    readonly typed: Values<PhotoField>;
    readonly file: string;
    readonly productId: ProductId;
  }) => Effect.Effect<void, ApiFailure | InvalidInput>;
  /** Saves a selection of pictures; its pictures are those of the stream with the returned id. */
  readonly saveSelection: (mediaIds: readonly string[]) => Effect.Effect<string, ApiFailure>;
  /** Reports a picture; the service counts one report of a shopper (SOC-09). */
  readonly reportMedium: (input: {
    readonly mediaId: string;
    readonly reason: FlagReason;
  }) => Effect.Effect<void, ApiFailure>;
};

type SocialPorts = {
  readonly media: MediaGateway;
  readonly products: ProductGateway;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly monitoring: Monitoring;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

const COMPONENT = 'social-gallery';
const nothingShown: OpenGallery = { media: [], total: 0, reportReasons: [], acceptsUploads: false };

/** Makes the use cases. Reading opens no session; a report and a selection do. */
export const makeSocialUseCases = ({
  media,
  products,
  session,
  idGenerator,
  monitoring,
  site,
  ruleTexts,
}: SocialPorts): SocialUseCases => {
  const productIn = (id: ProductId): Effect.Effect<readonly PicturedProduct[]> =>
    products.details(id).pipe(
      Effect.map(({ id: shown, name, pictures: [picture] }) => [
        { id: shown, name, url: productPath(site.locale, shown), ...(picture === undefined ? {} : { picture }) },
      ]),
      orElseLogged(monitoring, [], { component: COMPONENT, id }),
    );

  return {
    openGallery: ({ source, count }) =>
      Effect.all([media.start, media.media(source, { start: 0, count })], { concurrency: 'unbounded' }).pipe(
        Effect.map(([start, found]) => ({ ...start, ...found })),
        orElseLogged(monitoring, nothingShown, { component: COMPONENT, id: source._tag }),
      ),
    moreMedia: ({ source, ...part }) => media.media(source, part),
    viewMedium: ({ id, productIds }) =>
      Effect.all(
        {
          streams: media.streams(id).pipe(orElseLogged(monitoring, [], { component: COMPONENT, id })),
          products: Effect.forEach(productIds, productIn, { concurrency: 'unbounded' }).pipe(
            Effect.map((found) => found.flat()),
          ),
        },
        { concurrency: 'unbounded' },
      ),
    galleryTag: (id) =>
      products.details(id).pipe(
        Effect.map((product) => galleryTag('product', product)),
        orElseLogged(monitoring, undefined, { component: COMPONENT, id }),
      ),
    logBrokenScript: (id) =>
      monitoring.warn({ message: 'The script of the gallery could not be loaded', component: COMPONENT, id }),
    sharePhoto: Effect.fn('sharePhoto')(function* ({ typed, file, productId }) {
      const { nickname = '', caption = '' } = yield* fromEither(validateForm(photoForm, typed, ruleTexts));
      const { key } = yield* startCommand(session, idGenerator);
      const userId = yield* media.createUser({ key: `${key}-user`, screenName: nickname });
      yield* media.upload({ key, userId, caption, file, productIds: [productId] });
    }),
    saveSelection: Effect.fn('saveSelection')(function* (mediaIds) {
      const { key } = yield* startCommand(session, idGenerator);
      return yield* media.saveSelection({ key, mediaIds });
    }),
    reportMedium: Effect.fn('reportMedium')(function* (input) {
      const { key } = yield* startCommand(session, idGenerator);
      yield* media.report({ ...input, key });
    }),
  };
};
