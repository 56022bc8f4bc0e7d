/** How wide a card of a list of favourites is, for the choice of its picture. */
export const CARD_SIZES = '(min-width: 80rem) 22vw, (min-width: 48rem) 30vw, 46vw';
