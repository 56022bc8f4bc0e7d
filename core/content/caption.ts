/** A caption of a picture (CNT-23). */
export type Caption = { readonly text: string; readonly position: 'top' | 'bottom' | 'off' };
