import type { Placement } from '../notifications/notice.ts';

type Families = { readonly [family: string]: { readonly [errorId: string]: Placement } };

/** All error ids of the services, by family, with their placement outside of ordering (ERR-07 to ERR-21). */
export const families = {
  /** Cart (ERR-07). */
  cart: {
    AUT498: 'toast',
    BSK404: 'silent',
  },
  /** Items and their stock (ERR-08). */
  items: {
    PRC400: 'item',
    ORD404: 'item',
    INV700: 'item',
    INV406: 'toast',
    INV408: 'item',
    GWP403: 'item',
    INV701: 'item',
    INV702: 'item',
    INV405: 'top',
    INV407: 'top',
    INV409: 'top',
    ORD430: 'top',
    ORD415: 'persistent-toast',
    ORD516: 'persistent-toast',
    ORD517: 'persistent-toast',
    ORD518: 'persistent-toast',
  },
  /** Gift cards (ERR-09). */
  giftCard: {
    GFC400: 'input',
    GFC410: 'input',
    GFC700: 'input',
    GFC725: 'input',
    GFC740: 'input',
    GFC755: 'input',
    GFC760: 'input',
    GFC799: 'input',
    GFC800: 'input',
    GFC812: 'input',
  },
  /** Payment (ERR-10). */
  payment: {
    PYT300: 'input',
    PYT400: 'top',
    PYT402: 'top',
    PYT404: 'top',
    PYT405: 'top',
    PYT406: 'toast',
    PAY400: 'top',
    PAY401: 'top',
    FE309: 'input',
    BIL400: 'top',
    BILL410: 'top',
  },
  /** Tax (ERR-11). */
  tax: {
    TAX309: 'persistent-toast',
    TAX310: 'persistent-toast',
  },
  /** Promotions (ERR-12). */
  promotion: {
    PRM130: 'input',
    PRM135: 'input',
    PRM140: 'input',
    PRM150: 'input',
    PRM155: 'input',
    PRM160: 'input',
    PRM175: 'input',
    PRM416: 'input',
  },
  /** Shipping (ERR-13). */
  shipping: {
    SHP404: 'top',
    SHP410: 'input',
    SHP500: 'input',
  },
  /** Checkout (ERR-14). */
  checkout: {
    CHK320: 'persistent-toast',
    CHK380: 'persistent-toast',
  },
  /** Rewards (ERR-15). */
  reward: {
    REW130: 'input',
    REW135: 'input',
    REW140: 'input',
    REW401: 'input',
  },
  /** Profile (ERR-16). */
  profile: {
    PRO400: 'toast',
    PRO404: 'toast',
    PRO410: 'input',
    PRO411: 'input',
    PRO412: 'input',
    PRO414: 'input',
    PRO415: 'input',
    PRO418: 'toast',
  },
  /** Orders (ERR-17). */
  order: {
    CCA400: 'input',
    CCA401: 'input',
    CCN404: 'toast',
    OHS4004: 'input',
    ORD409: 'toast',
    ORD400: 'input',
  },
  /** Authentication (ERR-18). */
  auth: {
    AUT401: 'input',
    AUT402: 'input',
    AUT403: 'input',
    AUT404: 'input',
    AUT409: 'silent',
    AUT418: 'toast',
    AUT423: 'input',
    AUT426: 'input',
    AUT432: 'input',
    AUT437: 'input',
    AUT438: 'input',
    AUT439: 'input',
    AUT440: 'toast',
    AUT441: 'toast',
    AUT442: 'input',
    AUT444: 'input',
    AUT450: 'input',
    AUT451: 'input',
    AUT452: 'input',
    AUT453: 'input',
    AUT500: 'toast',
  },
  /** Forms (ERR-19). */
  form: {
    FE340: 'input',
    FE872: 'input',
  },
  /** Other errors (ERR-20). */
  generic: {
    API400: 'toast',
    API404: 'toast',
    API405: 'toast',
    API406: 'toast',
    API415: 'toast',
    GEN500: 'toast',
    STR404: 'toast',
    RTN500: 'toast',
    ATTR100: 'toast',
    ATTR200: 'toast',
    ATTR300: 'toast',
    REV410: 'input',
    PLP400: 'toast',
    '4044': 'input',
  },
} as const satisfies Families;

type IdsOf<Family> = Family extends Families[string] ? keyof Family & string : never;

/** The 109 ids that have their own text. */
export type ErrorId = IdsOf<(typeof families)[keyof typeof families]>;

const placements: ReadonlyMap<string, Placement> = new Map(
  Object.values<Families[string]>(families).flatMap((family) => Object.entries(family)),
);

/** The placement of an error by the catalog; undefined for an unknown id. */
export const placementOf = (errorId: string): Placement | undefined => placements.get(errorId);
