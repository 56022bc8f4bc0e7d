/** Actions that need a right (AUTH-31). */
export const actions = [
  'shop',
  'favorites',
  'savedList',
  'trackOrder',
  'account',
  'cards',
  'returns',
  'loyalty',
  'specialPrice',
  'adjustPrice',
  'associateMode',
  'preview',
] as const;
type Action = (typeof actions)[number];

/** Roles. A customer may have several, such as registered and employee. */
export const roles = [
  'guest',
  'registered',
  'employee',
  'athlete',
  'prosumer',
  'associate',
  'agent',
  'editor',
] as const;
export type Role = (typeof roles)[number];

const guest: readonly Action[] = ['shop', 'favorites', 'savedList', 'trackOrder'];
const registered: readonly Action[] = [...guest, 'account', 'cards', 'returns', 'loyalty'];
const special: readonly Action[] = [...registered, 'specialPrice'];

const grants: { readonly [role in Role]: readonly Action[] } = {
  guest,
  registered,
  employee: special,
  athlete: special,
  prosumer: special,
  // Staff who act for a customer; the customer's own role adds the customer's rights.
  associate: ['shop', 'trackOrder', 'adjustPrice'],
  agent: ['associateMode'],
  editor: ['preview'],
};

/** Staff must not change a customer's lists (ASC-03). */
const withheld: { readonly [role in Role]?: readonly Action[] } = { associate: ['favorites', 'savedList'] };

/**
 * Whether the roles allow an action: one of them grants it and none withholds it.
 * Law: for any customer, an associate has no favorites and no saved list (AUTH-31, ASC-03).
 * Law: without staff a further role never takes a right away (AUTH-31).
 */
export const may = (held: readonly Role[], action: Action): boolean =>
  held.some((role) => grants[role].includes(action)) && !held.some((role) => withheld[role]?.includes(action) === true);
