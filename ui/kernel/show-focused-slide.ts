import type { FocusEvent } from 'react';

/**
 * Scrolls a carousel to the slide that contains what the keyboard has just focused, if it is not wholly in view: browsers
 * show the focused link only, and the row may snap back from it. A press does not scroll what is under the pointer.
 */
export const showFocusedSlide = ({ target }: FocusEvent<HTMLElement>): void => {
  const slide = target.closest('[aria-roledescription] > ul > li');
  const row = slide?.parentElement;
  if (!slide || !row || !target.matches(':focus-visible')) return;
  // After the browser has scrolled by itself.
  requestAnimationFrame(() => {
    const [frame, box] = [row.getBoundingClientRect(), slide.getBoundingClientRect()];
    if (box.left < frame.left || box.right > frame.right) slide.scrollIntoView({ block: 'nearest', inline: 'start' });
  });
};
