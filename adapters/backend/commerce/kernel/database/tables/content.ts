/** Managed content as its editors wrote it: rich text is still HTML here and is made safe when it is read. */
export type ContentTables = {
  contentDocument: { siteId: string; kind: 'page' | 'menu' | 'footer' | 'category'; name: string; body: unknown };
};
