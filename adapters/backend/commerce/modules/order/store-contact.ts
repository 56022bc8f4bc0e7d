import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { storeTimes } from '#adapters/backend/commerce/kernel/site-days.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { present } from '#core/kernel/present.ts';
import { phoneText } from '#core/profile/phone-text.ts';
import { dayHours } from '#core/stores/opening-hours.ts';
import { hoursRows } from '#core/stores/hours-text.ts';
import type { ShipmentRows } from './order-units.ts';

type StoreContact = Pick<NonNullable<OrderWire['shipments'][number]['store']>, 'phone' | 'hours'>;

/** Phone number and hours of a store as they are now. `now`: milliseconds since the epoch. */
export const storeContact = (
  store: ShipmentRows['storeNow'],
  { now, site }: { readonly now: number; readonly site: Pick<CommerceSite, 'locale' | 'language'> },
): StoreContact =>
  store === null
    ? {}
    : {
        ...present({ phone: store.phone ?? undefined }),
        hours: [...hoursRows(storeTimes(store, { now, locale: site.locale }), { now, language: site.language })],
      };

/** Hours of a collection point by days, in the language of a site; undefined if they are not known. */
export const pointHours = (
  week: readonly string[] | null,
  { language, timeZone }: Pick<CommerceSite, 'language' | 'timeZone'>,
) =>
  week === null
    ? undefined
    : [...hoursRows({ timeZone, openingHours: week.map(dayHours) }, { now: 0, language })].map(({ days, hours }) => ({
        days,
        ...present({ hours }),
      }));

/** Phone number and hours of a store as messages have them. */
export const shownContact = ({ phone, hours }: StoreContact, { country }: Pick<CommerceSite, 'country'>) =>
  present({ phone: phone === undefined ? undefined : phoneText(phone, country), hours });
