type MovedPage = { readonly from: string; readonly to: string };

/** Pages that have another address than before, as paths below the locale. */
export const movedPages: readonly MovedPage[] = [{ from: '/help/size-and-fit', to: '/help/sizes' }];
