/** By which its buttons name the menu's dialog. */
export const MENU_DIALOG_ID = 'menu';
