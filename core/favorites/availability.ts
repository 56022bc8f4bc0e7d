import { may, type Role } from '../session/rights.ts';

/**
 * What decides whether a list of wishes is there at all. `roles` are those of whoever shops, and of the associate with
 * them.
 */
type ListFacts = {
  /** The site's switch of that list. */ readonly flag: boolean;
  readonly roles: readonly Role[];
};

/** Favorites and saved items are off when their flag is off or an associate is connected (FAV-09, SFL-08). */
export const isListOffered = (list: 'favorites' | 'savedList', { flag, roles }: ListFacts): boolean =>
  flag && may(roles, list);
