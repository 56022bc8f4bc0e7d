/** Orders on a page of the purchase history (RTE-25). A file of its own, since the page needs nothing else of orders. */
export const HISTORY_PAGE = 10;
