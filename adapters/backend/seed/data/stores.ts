import { storeServices, type StoreData, type WeekData } from './store.ts';

const city: WeekData = ['11:00-18:00', '10:00-20:00', '10:00-20:00', '10:00-20:00'];
const town: WeekData = ['11:00-17:00', '10:00-19:00', '10:00-19:00', '09:00-19:00'];
const village: WeekData = ['closed', '09:30-17:30', '09:30-18:00', '09:00-18:00'];

const us = { site: 'nordkamm-us' } as const;
const ca = { site: 'nordkamm-ca' } as const;
const gb = { site: 'nordkamm-gb', timeZone: 'Europe/London' } as const;

/** Every store of the shop. The addresses are made up; the towns are there. */
export const stores: readonly StoreData[] = [
  { ...us, id: 'us-denver', name: 'NORDKAMM Denver', street: '1448 Larimer Street', city: 'Denver', state: 'CO', postalCode: '80202', phone: '+1 303 555 0142', at: [39.7479, -104.9994], timeZone: 'America/Denver', hours: city, services: storeServices },
  { ...us, id: 'us-boulder', name: 'NORDKAMM Boulder', street: '1935 Pearl Street', city: 'Boulder', state: 'CO', postalCode: '80302', phone: '+1 303 555 0187', at: [40.0193, -105.2732], timeZone: 'America/Denver', hours: town, services: ['pickup', 'fitting', 'reproofing', 'returns'] },
  { ...us, id: 'us-saltlake', name: 'NORDKAMM Salt Lake City', street: '268 South Main Street', city: 'Salt Lake City', state: 'UT', postalCode: '84101', phone: '+1 801 555 0119', at: [40.7630, -111.8910], timeZone: 'America/Denver', hours: town, services: ['pickup', 'fitting', 'returns'] },
  { ...us, id: 'us-seattle', name: 'NORDKAMM Seattle', street: '1520 Pike Place Walk', city: 'Seattle', state: 'WA', postalCode: '98101', phone: '+1 206 555 0164', at: [47.6101, -122.3365], timeZone: 'America/Los_Angeles', hours: city, services: storeServices },
  { ...us, id: 'us-portland', name: 'NORDKAMM Portland', street: '917 NW Everett Street', city: 'Portland', state: 'OR', postalCode: '97209', phone: '+1 503 555 0128', at: [45.5251, -122.6803], timeZone: 'America/Los_Angeles', hours: town, services: ['pickup', 'fitting', 'repairs', 'returns'] },
  { ...us, id: 'us-newyork', name: 'NORDKAMM SoHo', street: '112 Mercer Street', more: 'Ground floor', city: 'New York', state: 'NY', postalCode: '10012', phone: '+1 212 555 0173', at: [40.7236, -74.0001], timeZone: 'America/New_York', hours: city, services: ['pickup', 'fitting', 'reproofing', 'returns'] },

  { ...ca, id: 'ca-montreal', name: 'NORDKAMM Montréal', street: '4216, rue Saint-Denis', city: 'Montréal', state: 'QC', postalCode: 'H2J 2K8', phone: '+1 514 555 0136', at: [45.5226, -73.5793], timeZone: 'America/Toronto', hours: city, services: storeServices },
  { ...ca, id: 'ca-quebec', name: 'NORDKAMM Québec', street: '735, rue Saint-Joseph Est', city: 'Québec', state: 'QC', postalCode: 'G1K 3C7', phone: '+1 418 555 0151', at: [46.8149, -71.2243], timeZone: 'America/Toronto', hours: town, services: ['pickup', 'fitting', 'returns'] },
  { ...ca, id: 'ca-ottawa', name: 'NORDKAMM Ottawa', street: '88, rue Murray', city: 'Ottawa', state: 'ON', postalCode: 'K1N 5M6', phone: '+1 613 555 0178', at: [45.4290, -75.6932], timeZone: 'America/Toronto', hours: town, services: ['pickup', 'fitting', 'reproofing', 'returns'] },
  { ...ca, id: 'ca-toronto', name: 'NORDKAMM Toronto', street: '401, rue Queen Ouest', city: 'Toronto', state: 'ON', postalCode: 'M5V 2A5', phone: '+1 416 555 0193', at: [43.6487, -79.3960], timeZone: 'America/Toronto', hours: city, services: storeServices },
  { ...ca, id: 'ca-canmore', name: 'NORDKAMM Canmore', street: '714, 8e Rue', city: 'Canmore', state: 'AB', postalCode: 'T1W 2B2', phone: '+1 403 555 0125', at: [51.0889, -115.3571], timeZone: 'America/Edmonton', hours: village, services: ['pickup', 'fitting', 'repairs', 'returns'] },
  { ...ca, id: 'ca-vancouver', name: 'NORDKAMM Vancouver', street: '2060, 4e Avenue Ouest', city: 'Vancouver', state: 'BC', postalCode: 'V6J 1M9', phone: '+1 604 555 0147', at: [49.2681, -123.1513], timeZone: 'America/Vancouver', hours: city, services: ['pickup', 'fitting', 'reproofing', 'returns'] },

  { ...gb, id: 'gb-london', name: 'NORDKAMM Covent Garden', street: '31 Floral Street', city: 'London', postalCode: 'WC2E 9DP', phone: '+44 20 7946 0142', at: [51.5127, -0.1247], hours: city, services: storeServices },
  { ...gb, id: 'gb-bristol', name: 'NORDKAMM Bristol', street: '14 Park Row', city: 'Bristol', postalCode: 'BS1 5LJ', phone: '+44 117 496 0133', at: [51.4556, -2.6006], hours: town, services: ['pickup', 'fitting', 'returns'] },
  { ...gb, id: 'gb-manchester', name: 'NORDKAMM Manchester', street: '52 Tib Street', city: 'Manchester', postalCode: 'M4 1LG', phone: '+44 161 496 0158', at: [53.4838, -2.2346], hours: city, services: ['pickup', 'fitting', 'reproofing', 'returns'] },
  { ...gb, id: 'gb-keswick', name: 'NORDKAMM Keswick', street: '9 Lake Road', city: 'Keswick', state: 'Cumbria', postalCode: 'CA12 5BS', phone: '+44 1632 960174', at: [54.6003, -3.1371], hours: village, services: ['pickup', 'fitting', 'repairs', 'returns'] },
  { ...gb, id: 'gb-edinburgh', name: 'NORDKAMM Edinburgh', street: '76 Rose Street', city: 'Edinburgh', postalCode: 'EH2 2NN', phone: '+44 131 496 0121', at: [55.9525, -3.1990], hours: city, services: storeServices },
  { ...gb, id: 'gb-fortwilliam', name: 'NORDKAMM Fort William', street: '23 High Street', city: 'Fort William', state: 'Highland', postalCode: 'PH33 6DH', phone: '+44 1632 960189', at: [56.8179, -5.1107], hours: village, services: ['pickup', 'repairs', 'reproofing', 'returns'] },
];
