import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFollowLinks } from './follow-links.ts';
import { reloadOnce } from './reload-once.ts';
import { showFocusedSlide } from './show-focused-slide.ts';

type ServerMarkupProps = {
  readonly name: string;
  /** Further attributes of the section, equal on both sides. */
  readonly attributes?: { readonly [name: `data-${string}`]: string };
  /** Undefined in a browser that keeps the server's nodes. */
  readonly children?: ReactNode;
};

const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Hydration loses all sections of a document together, so one recovery is enough. */
let isAnswered = false;

/**
 * Recovers from lost markup: a hydration error around a section has replaced it with an empty element, and only the
 * server can render it again. The page reloads once; after a reload its data is read again in the browser, which then
 * renders the views.
 */
const answerLoss = (readAgain: () => void): void => {
  if (isAnswered) return;
  isAnswered = true;
  // The router can navigate only after its components are mounted.
  if (isReloaded() || !reloadOnce()) queueMicrotask(readAgain);
};

/**
 * A part of a page that the server renders and the browser does not need to hydrate. Without children the browser keeps
 * the server's nodes: React hydrates an element whose only child is an empty text without comparing its content.
 * Attributes are equal on both sides. Its handlers follow the links inside and show the slide of a focused one, since
 * the nodes have none of their own.
 */
export const ServerMarkup = ({ name, attributes, children }: ServerMarkupProps): ReactNode => {
  const follow = useFollowLinks();
  const navigate = useNavigate();
  const check = (section: HTMLElement | null): void => {
    if (section !== null && section.firstChild === null)
      answerLoss(() => void navigate('.', { replace: true, preventScrollReset: true }));
  };
  return children === undefined ? (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside have a role
    <section
      ref={check}
      data-block={name}
      {...attributes}
      onClick={follow}
      onFocus={showFocusedSlide}
      suppressHydrationWarning
    >
      {''}
    </section>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the same
    <section data-block={name} {...attributes} onClick={follow} onFocus={showFocusedSlide}>
      {children}
    </section>
  );
};
