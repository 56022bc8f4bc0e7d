import { may, type Role } from '../session/rights.ts';

/**
 * What decides whether favorites or saved items are offered. `roles`: those of the shopper and of a connected
 * associate.
 */
type ListContext = {
  /** The site's switch of that list. */ readonly flag: boolean;
  readonly roles: readonly Role[];
};

/** Favorites and saved items are off when their flag is off or an associate is connected (FAV-09, SFL-08). */
export const isListOffered = (list: 'favorites' | 'savedList', { flag, roles }: ListContext): boolean =>
  flag && may(roles, list);
