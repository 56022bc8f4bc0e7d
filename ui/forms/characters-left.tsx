import type { ReactNode } from 'react';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './text-area.module.css';

/** How long a text may be, in characters as a person counts them, and how that is said. */
export type CharacterLimit = {
  /** Characters that are left; negative if there are too many. */
  readonly left: number;
  /** Says a number of characters that are left, or too many. */
  readonly text: (left: number) => string;
};

/** From here on screen readers hear how many characters are left: every fifth number, and each of the last ones. */
const NEAR = 20;

const isSaid = (left: number): boolean => left <= NEAR && (left < 5 || left % 5 === 0);

/** How many characters a field still takes; announced politely near the end (GFT-05). */
export const CharactersLeft = ({ id, left, text }: CharacterLimit & { readonly id: string }): ReactNode => (
  <>
    <p id={id} className={styles.left} data-over={left < 0}>
      {text(left)}
    </p>
    <VisuallyHidden live>{isSaid(left) ? text(left) : ''}</VisuallyHidden>
  </>
);
