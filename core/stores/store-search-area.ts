import type { Point } from './distance.ts';

/** Where stores are looked for: around a place in words, around a point on earth, or everywhere. */
export type StoreSearchArea =
  | { readonly _tag: 'Everywhere' }
  | { readonly _tag: 'Place'; readonly query: string }
  | ({ readonly _tag: 'Point' } & Point);

export const EVERYWHERE: StoreSearchArea = { _tag: 'Everywhere' };
