/** What decides whether a list of wishes is there at all. */
export type ListFacts = { /** The site's switch of that list. */ readonly flag: boolean; readonly associateConnected: boolean };

/** Favorites and saved items are off when their flag is off or an associate is connected (FAV-09, SFL-08). */
export const isListOffered = ({ flag, associateConnected }: ListFacts): boolean => flag && !associateConnected;
