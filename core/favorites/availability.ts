import { may, type Role } from '../session/rights.ts';

/**
 * What decides whether favorites or saved items are offered. `roles`: the roles of the shopper and of a connected
 * associate.
 */
type ListContext = {
  /** Whether the site offers the list. */
  readonly flag: boolean;
  readonly roles: readonly Role[];
};

/** Whether favorites or saved items are offered: their flag is on and no associate is connected (FAV-09, SFL-08). */
export const isListOffered = (list: 'favorites' | 'savedList', { flag, roles }: ListContext): boolean =>
  flag && may(roles, list);
