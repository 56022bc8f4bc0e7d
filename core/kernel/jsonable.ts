/**
 * JSON-serializable data: the bound of read models that page loaders return. Read models are `type`s, because an
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
