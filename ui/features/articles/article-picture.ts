import type { Article } from '#core/content/article.ts';

const PICTURES = '/images/';
/** Size and color of a picture whose document has none. */
const unknown = { width: 1200, height: 800, color: '#d8d3c8' };

/** The picture of an article by its name, which the address contains; undefined for one of another place. */
export const articlePicture = ({ picture }: Article) =>
  picture?.url.startsWith(PICTURES) === true
    ? { ...unknown, ...picture, name: picture.url.slice(PICTURES.length) }
    : undefined;
