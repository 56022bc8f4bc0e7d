/**
 * What survives JSON: the bound of every read model that a page loader gives. Read models are `type`s, since an
 * `interface` has no index signature.
 */
export type Jsonable =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Jsonable[]
  | { readonly [key: string]: Jsonable };
