let isPressed = false;
let waiting: (() => void)[] = [];

/** The click is dispatched in the same task as the end of the press, so a timer of 0 ms runs after it. */
const release = (): void => {
  isPressed = false;
  const steps = waiting;
  waiting = [];
  setTimeout(() => steps.forEach((step) => step()));
};

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (isPressed = true), true);
  document.addEventListener('mouseup', release, true);
  // A native drag ends without `mouseup`.
  document.addEventListener('dragend', release, true);
}

/**
 * Runs a step that may move the layout: at once, or after the click while a mouse button or finger is down. A button
 * that moves between press and release gets no click.
 */
export const afterPress = (step: () => void): void => {
  if (isPressed) waiting.push(step);
  else step();
};
