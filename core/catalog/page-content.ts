/**
 * Managed content on the page of a product or category, by the place that the id of a section names. Its blocks are those
 * of the content area, which the catalog only passes on.
 */
export type PageContent = {
  readonly sections: readonly {
    readonly id: string;
    readonly blocks: readonly { readonly _tag: string; readonly id: string }[];
  }[];
};
