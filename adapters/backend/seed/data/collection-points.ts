import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { WeekData } from './store.ts';
import { towns } from './towns.ts';

/** A collection point of a carrier, with its number in its town, from 0. */
type CollectionPointData = {
  readonly id: string;
  readonly site: CommerceSite['siteId'];
  readonly name: string;
  readonly carrier: string;
  readonly street: string;
  readonly city: string;
  readonly state?: string;
  readonly postalCode: string;
  readonly country: 'US' | 'CA' | 'GB';
  readonly at: readonly [latitude: number, longitude: number];
  readonly hours: WeekData;
};

/** Where the collection points of a town are, in degrees from its center: north, east. */
const around = [
  [0.004, -0.006],
  [0.03, 0.035],
  [-0.035, 0.02],
  [-0.02, -0.045],
  [0.055, -0.03],
  [0.01, 0.08],
  [-0.065, -0.01],
  [0.07, 0.05],
] as const;

const locker: WeekData = ['06:00-23:00', '06:00-23:00', '06:00-23:00', '06:00-23:00'];
const shop: WeekData = ['closed', '08:00-20:00', '08:00-20:00', '09:00-18:00'];
const kiosk: WeekData = ['09:00-17:00', '07:00-21:00', '07:00-21:00', '07:00-21:00'];

type CountryData = {
  readonly site: CommerceSite['siteId'];
  readonly carrier: string;
  readonly hosts: readonly (readonly [name: string, hours: WeekData])[];
  readonly streets: readonly string[];
  /** States and provinces by town. */
  readonly states: { readonly [town in string]: string };
  /** Completes the start of a postal code. */
  readonly postalCode: (start: string, number: number) => string;
};

const letters = 'ABDEFGHJLN';

const countries: { readonly [country in CollectionPointData['country']]: CountryData } = {
  US: {
    site: 'nordkamm-us',
    carrier: 'Parcelway',
    hosts: [
      ['Corner Market', shop],
      ['Parcel Locker', locker],
      ['Main Street Pharmacy', kiosk],
    ],
    streets: ['Market Street', 'Oak Street', 'Union Avenue', 'Park Avenue'],
    states: {
      Denver: 'CO',
      Boulder: 'CO',
      Golden: 'CO',
      'Fort Collins': 'CO',
      'Colorado Springs': 'CO',
      Aspen: 'CO',
      'Salt Lake City': 'UT',
      'Park City': 'UT',
      Provo: 'UT',
      Seattle: 'WA',
      Tacoma: 'WA',
      Portland: 'OR',
      Salem: 'OR',
      Bend: 'OR',
      'New York': 'NY',
      Brooklyn: 'NY',
      Newark: 'NJ',
      Boston: 'MA',
      Chicago: 'IL',
      'Los Angeles': 'CA',
      'San Francisco': 'CA',
      Miami: 'FL',
      Austin: 'TX',
      Minneapolis: 'MN',
    },
    postalCode: (start, number) => `${start}0${number + 1}`,
  },
  CA: {
    site: 'nordkamm-ca',
    carrier: 'Colis Boréal',
    hosts: [
      ['Dépanneur du Coin', kiosk],
      ['Casier à colis', locker],
      ['Pharmacie des Érables', shop],
    ],
    streets: ['rue Principale', 'avenue du Parc', 'rue de la Gare', 'rue Saint-Jean'],
    states: {
      Montréal: 'QC',
      Laval: 'QC',
      Longueuil: 'QC',
      Québec: 'QC',
      Lévis: 'QC',
      Sherbrooke: 'QC',
      Gatineau: 'QC',
      Ottawa: 'ON',
      Toronto: 'ON',
      Mississauga: 'ON',
      Canmore: 'AB',
      Banff: 'AB',
      Calgary: 'AB',
      Vancouver: 'BC',
      Victoria: 'BC',
      Halifax: 'NS',
      Winnipeg: 'MB',
    },
    postalCode: (start, number) => `${start}${'A2X 1Y'.slice(start.length)}${number + 1}`,
  },
  GB: {
    site: 'nordkamm-gb',
    carrier: 'Wayparcel',
    hosts: [
      ['Corner Shop', kiosk],
      ['Parcel Locker', locker],
      ['Station Newsagent', shop],
    ],
    streets: ['High Street', 'Station Road', 'Mill Lane', 'Church Street'],
    states: {},
    postalCode: (start, number) => `${/\d$/.test(start) ? start : `${start}1`} 1A${letters[number] ?? 'A'}`,
  },
};

const pointsOf = (country: CollectionPointData['country']): readonly CollectionPointData[] => {
  const { site, carrier, hosts, streets, states, postalCode } = countries[country];
  const places = towns[country];
  return Array.from({ length: around.length * places.length }, (_, index) => {
    const number = Math.floor(index / places.length);
    const town = places[index % places.length];
    const host = hosts[(index + number) % hosts.length];
    const [north, east] = around[number] ?? around[0];
    const [start] = town?.codes.filter((code) => country !== 'GB' || /\d$/.test(code) || town.codes.length === 1) ?? [];
    if (town === undefined || host === undefined || start === undefined) throw new TypeError('There are no towns');
    const state = states[town.name];
    return {
      id: `${country.toLowerCase()}-point-${index + 1}`,
      site,
      name: [host[0], town.name, ...(number < hosts.length ? [] : [1 + Math.floor(number / hosts.length)])].join(' '),
      carrier,
      street: `${24 + index * 7}${country === 'CA' ? ', ' : ' '}${streets[(index + number) % streets.length] ?? ''}`,
      city: town.name,
      ...(state === undefined ? {} : { state }),
      postalCode: postalCode(start, number),
      country,
      at: [town.at[0] + north, town.at[1] + east],
      hours: host[1],
    };
  });
};

/** Collection points of all sites, around their towns. */
export const seedCollectionPoints = [...pointsOf('US'), ...pointsOf('CA'), ...pointsOf('GB')];
