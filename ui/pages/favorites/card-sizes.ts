/** The `sizes` attribute of pictures in the favorites list. */
export const CARD_SIZES = '(min-width: 80rem) 22vw, (min-width: 48rem) 30vw, 46vw';
