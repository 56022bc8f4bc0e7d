import type { Point } from './distance.ts';

/** Where to search for stores: around a named place, around a position, or everywhere. */
export type StoreSearchArea =
  | { readonly _tag: 'Everywhere' }
  | { readonly _tag: 'Place'; readonly query: string }
  | ({ readonly _tag: 'Point' } & Point);

export const EVERYWHERE: StoreSearchArea = { _tag: 'Everywhere' };
