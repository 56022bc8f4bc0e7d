/** The dialogs of the shop that a link `#modal-{name}` opens on every page (RTE-17). */
const shopDialogs = ['sign-in', 'sign-up', 'forgot-password', 'enrollment', 'pay-later'] as const;
type ShopDialog = (typeof shopDialogs)[number];

export const isShopDialog = (id: string): id is ShopDialog => shopDialogs.some((name) => name === id);
