import { createContext, useContext, type ComponentProps, type ReactNode } from 'react';

/** Renders children to markup with the contexts of the document. */
type RenderMarkup = (children: ReactNode) => string;

/** Provided by the server only; a browser renders the children. */
export const RenderMarkupContext = createContext<RenderMarkup | undefined>(undefined);

const cache = new WeakMap<object, Map<string, string>>();

/** Enough for every address that a menu contains; further variants are rendered on each page. */
const VARIANTS_LIMIT = 200;

const cachedMarkup = (render: RenderMarkup, of: object, variant: string, children: ReactNode): string => {
  const variants = cache.get(of) ?? new Map<string, string>();
  cache.set(of, variants);
  const known = variants.get(variant);
  if (known !== undefined) return known;
  const markup = render(children);
  if (variants.size < VARIANTS_LIMIT) variants.set(variant, markup);
  return markup;
};

type CachedListProps = ComponentProps<'ul'> & {
  /** The object that the items are rendered from; it is the cache key. */
  readonly of: object;
  /** A further cache key: what the markup depends on besides `of`. */
  readonly variant?: string;
};

/**
 * A list whose items are the same on every page. The server renders them once per `of` and `variant` and inserts the
 * cached markup into later pages; a browser hydrates it like any other list. Items may read only the contexts that
 * `RenderMarkupContext` provides, and may not call `useId`.
 */
export const CachedList = ({ of, variant = '', children, ...attributes }: CachedListProps): ReactNode => {
  const render = useContext(RenderMarkupContext);
  return render === undefined ? (
    <ul {...attributes}>{children}</ul>
  ) : (
    // oxlint-disable-next-line react/no-danger -- written by the renderer of this server
    <ul {...attributes} dangerouslySetInnerHTML={{ __html: cachedMarkup(render, of, variant, children) }} />
  );
};
