import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFollowLinks } from './follow-links.ts';
import { reloadOnce } from './reload-once.ts';

type ServerMarkupProps = {
  readonly name: string;
  /** Undefined in a browser that keeps what the server has rendered. */
  readonly children?: ReactNode;
};

const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** All sections of a document are lost together, so one answer is enough. */
let isAnswered = false;

/**
 * Markup that is gone was replaced with an empty element, because the hydration of what lies around it failed: only the
 * server can render it again. A document that came by a reload is not reloaded, however long its hydration took; its
 * data are read again in the browser, which then draws the views.
 */
const answerLoss = (readAgain: () => void): void => {
  if (isAnswered) return;
  isAnswered = true;
  // The router navigates once its components are mounted.
  if (isReloaded() || !reloadOnce()) queueMicrotask(readAgain);
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
  const navigate = useNavigate();
  const check = (section: HTMLElement | null): void => {
    if (section !== null && section.firstChild === null)
      answerLoss(() => void navigate('.', { replace: true, preventScrollReset: true }));
  };
  return children === undefined ? (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside have a role
    <section ref={check} data-block={name} onClick={follow} suppressHydrationWarning>
      {''}
    </section>
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the same
    <section data-block={name} onClick={follow}>
      {children}
    </section>
  );
};
