import { stockLevel, type StockLevel } from '../catalog/stock-level.ts';
import type { StoreInventory } from './store.ts';

/** Stock of a size in a store (PDP-09). */
export type Pickup = { readonly units: number; readonly level: StockLevel };

/** The stock of a store; zero if it is not listed. */
export const pickupAt = (inventory: StoreInventory, storeId: string): Pickup => {
  const units = Object.hasOwn(inventory, storeId) ? (inventory[storeId] ?? 0) : 0;
  return { units, level: stockLevel(units) };
};
