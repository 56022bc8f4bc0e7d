import { stockLevel, type StockLevel } from '../catalog/stock-level.ts';
import type { StoreInventory } from './store.ts';

/** How much of a size a store has (PDP-09). */
export type Pickup = { readonly units: number; readonly level: StockLevel };

/** What a store has of it; one that is not listed has none. */
export const pickupAt = (inventory: StoreInventory, storeId: string): Pickup => {
  const units = Object.hasOwn(inventory, storeId) ? (inventory[storeId] ?? 0) : 0;
  return { units, level: stockLevel(units) };
};
