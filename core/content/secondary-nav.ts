/**
 * Whether the list of a secondary navigation is open after an action.
 * Law: the button toggles the list, and choosing a link closes it in any state (CNT-64).
 */
export const secondaryNavAfter = (isOpen: boolean, action: 'button pressed' | 'link chosen'): boolean =>
  action === 'button pressed' && !isOpen;
