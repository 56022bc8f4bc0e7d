/** What comes to the cart later, in one file. */
export { Promo } from './promo.tsx';
export { SavedList } from './saved-list.tsx';
