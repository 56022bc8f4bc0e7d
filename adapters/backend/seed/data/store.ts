import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';

/** Services of stores; their texts are in the UI. */
export const storeServices = ['pickup', 'fitting', 'repairs', 'reproofing', 'returns'] as const;
type StoreService = (typeof storeServices)[number];

/** Opening hours: Sunday, Monday to Thursday, Friday and Saturday. */
export type WeekData = readonly [sunday: string, weekdays: string, friday: string, saturday: string];

/** A store. Telephone numbers are from ranges that are never assigned. */
export type StoreData = {
  readonly id: string;
  readonly site: CommerceSite['siteId'];
  readonly name: string;
  readonly street: string;
  readonly more?: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly timeZone: string;
  readonly hours: WeekData;
  readonly services: readonly StoreService[];
};
