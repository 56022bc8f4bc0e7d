import type { ReactNode } from 'react';
import { useFollowLinks } from './follow-links.ts';
import { reloadOnce } from './reload-once.ts';

type ServerMarkupProps = {
  readonly name: string;
  /** Undefined in a browser that keeps what the server has rendered. */
  readonly children?: ReactNode;
};

/**
 * Markup that is gone was replaced with an empty element, because the hydration of what lies around it failed: only the
 * server can render it again.
 */
const reloadWhenLost = (section: HTMLElement | null): void => {
  if (section !== null && section.firstChild === null) reloadOnce();
};

/**
 * A part of a page that the server renders and the browser need not hydrate. Without children the browser keeps the
 * nodes of the server:
 * an element whose only child is an empty text is hydrated without a look at what is in it. Its attributes are equal on
 * both sides.
 * Links inside are followed by one handler, since they may have none of their own.
 */
export const ServerMarkup = ({ name, children }: ServerMarkupProps): ReactNode => {
  const follow = useFollowLinks();
  return children === undefined ? (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside have a role
    <section ref={reloadWhenLost} data-block={name} onClick={follow} suppressHydrationWarning>
      {''}
    </section>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the same
    <section data-block={name} onClick={follow}>
      {children}
    </section>
  );
};
