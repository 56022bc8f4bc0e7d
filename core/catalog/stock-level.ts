/** Stock of a store in three levels (PDP-09). */
export type StockLevel = 'in-stock' | 'low-stock' | 'not-available';

/** The level of a number of units: more than five are in stock, one to five are low, zero is not available (PDP-09). */
export const stockLevel = (quantity: number): StockLevel => {
  if (quantity > 5) return 'in-stock';
  return quantity >= 1 ? 'low-stock' : 'not-available';
};
