/** A caption of a picture (CNT-23); `color` is that of its text. */
export type Caption = {
  readonly text: string;
  readonly position: 'top' | 'bottom' | 'off';
  readonly color?: string;
};
