/** Aliases for opaque ids, for readable signatures (ENT-01). */
export type BasketId = string;
export type ItemId = string;
export type SavedListId = string;
export type Sku = string;
export type StyleId = string;
export type ProductId = string;
export type CategoryId = string;
export type FavoriteId = string;
export type OrderId = string;
export type OrderNumber = string;
export type ShippingId = string;
export type PaymentInstrumentId = string;
