/** Content documents; rich text is HTML and is sanitized when read. */
export type ContentTables = {
  contentDocument: {
    siteId: string;
    kind: 'page' | 'menu' | 'footer' | 'category' | 'popups';
    name: string;
    body: unknown;
  };
};
