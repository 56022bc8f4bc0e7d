import { isMobile, type Breakpoint } from '../site/breakpoint.ts';
import type { Target } from './target.ts';
import type { Alignment } from './alignment.ts';

/** A title with links to related pages (CNT-62, ENT-35). */
export type SecondaryNav = {
  readonly title: string;
  readonly targets: readonly Target[];
  readonly titleColor?: string;
  readonly backgroundColor?: string;
  readonly alignment: Alignment;
  readonly divider: boolean;
};

/**
 * The form of the navigation: a row with an optional divider on desktop, a list behind a button without divider on
 * mobile (CNT-63).
 */
export const secondaryNavForm = (
  nav: Pick<SecondaryNav, 'divider'>,
  breakpoint: Breakpoint,
): { readonly form: 'row' | 'list'; readonly divider: boolean } =>
  isMobile(breakpoint) ? { form: 'list', divider: false } : { form: 'row', divider: nav.divider };

/**
 * Whether the list is open after an action.
 * Law: the button toggles the list, and choosing a link closes it in any state (CNT-64).
 */
export const secondaryNavAfter = (isOpen: boolean, action: 'button pressed' | 'link chosen'): boolean =>
  action === 'button pressed' && !isOpen;
