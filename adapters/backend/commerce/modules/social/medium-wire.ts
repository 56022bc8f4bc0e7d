import type { GalleryMediaWire } from '#adapters/contract/wire/social.codec.ts';
import { languageOf } from '#core/kernel/language.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { LocaleName } from '#adapters/backend/commerce/kernel/sites.ts';
import type { MediaRecord, MediumRecord } from './medium-records.ts';

const mediumWire = (
  { captions, picture, uploader, language: written, productIds, ...medium }: MediumRecord,
  locale: LocaleName,
): GalleryMediaWire['media'][number] => {
  const wanted = languageOf(locale);
  const language = Object.hasOwn(captions, wanted) ? wanted : written;
  // Pictures have no description: the alternative text names who has shared them.
  const image = { ...picture, alt: formatText(serviceTexts[locale].reviews.photoBy, { author: uploader }) };
  return {
    ...medium,
    type: 'image',
    // The image service makes every size of one picture.
    images: { thumbnail: image, normal: image },
    caption: captions[language] ?? '',
    language,
    uploader,
    productIds: [...productIds],
  };
};

/** Pictures with their captions in the language of the site, else as they were written. */
export const mediaWire = ({ media, total }: MediaRecord, locale: LocaleName): GalleryMediaWire => ({
  total,
  media: media.map((medium) => mediumWire(medium, locale)),
});
