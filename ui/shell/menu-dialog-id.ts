/** Id of the menu dialog, for its buttons. */
export const MENU_DIALOG_ID = 'menu';
