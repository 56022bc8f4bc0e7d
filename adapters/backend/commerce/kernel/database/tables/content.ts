import type { ColumnType, GeneratedAlways } from 'kysely';

/** Kinds of content documents. */
export const contentKinds = ['page', 'menu', 'footer', 'category', 'popups'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Content documents; rich text is HTML and is sanitized when read. */
export type ContentTables = {
  /** What shoppers see. `version`: of `contentVersion`; null for a document that no editor has published. */
  contentDocument: {
    siteId: string;
    kind: ContentKind;
    name: string;
    body: unknown;
    version: ColumnType<number | null, number | null | undefined>;
  };
  /**
   * Documents and redirects that editors have removed: a new delivery does not add them. `name` of a redirect: its path.
   */
  contentRemoval: { siteId: string; kind: ContentKind | 'redirect'; name: string };
  /** The key that signs the grants of editors: one row, or none before the first link to a preview. */
  contentPreviewKey: { isOnly: boolean; key: string };
  /** Addresses of pages that have moved; paths are those below the locale. */
  contentRedirect: { siteId: string; fromPath: string; toAddress: string; status: 301 | 302 };
  /**
   * Pictures (WebP), films (MP4) and their captions (WebVTT, of the kind `film`) that editors have added; only pictures
   * have a size and a color.
   */
  contentMedia: {
    name: string;
    kind: 'picture' | 'film';
    alt: string;
    width: number | null;
    height: number | null;
    color: string | null;
    data: Uint8Array;
    createdAt: Date;
  };
  /** What editors have stored, one row for each time. */
  contentVersion: {
    id: GeneratedAlways<number>;
    siteId: string;
    kind: ContentKind;
    name: string;
    version: number;
    body: string;
    author: string;
    note: string;
    /** `unpublished`: was published before the document was taken away from shoppers. */
    state: 'draft' | 'scheduled' | 'published' | 'unpublished';
    createdAt: Date;
    /** When a scheduled version is published, or when a published or unpublished one was. */
    publishAt: Date | null;
  };
};
