/** Stock of a store in three levels (PDP-09). */
export type StockLevel = 'in-stock' | 'low-stock' | 'not-available';

/** More than five are in stock, one to five are low, none is not available (PDP-09). */
export const stockLevel = (quantity: number): StockLevel => {
  if (quantity > 5) return 'in-stock';
  return quantity >= 1 ? 'low-stock' : 'not-available';
};
