/** A line about a picture (CNT-23). */
export type Caption = { readonly text: string; readonly color?: string; readonly position: 'top' | 'bottom' | 'off' };

/** The widest that captions of heroes and banners get, in rem (CNT-22, CFG-13). */
export const CAPTION_MAX_REM = 9.375;

/** A caption is shown unless it is off or has no words. */
export const shownCaption = (caption: Caption | undefined): Caption | undefined =>
  caption === undefined || caption.position === 'off' || caption.text.trim() === '' ? undefined : caption;
