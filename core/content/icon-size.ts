/** Icon sizes of content by the names of the design's sizes (CNT-59). */
export const iconSizes = { small: 'md', medium: 'lg', large: '3xl' } as const;
export type IconSize = keyof typeof iconSizes;

/** Icons that content may use. */
export const contentIcons = [
  'layers',
  'drop',
  'wind',
  'snow',
  'wash',
  'patch',
  'truck',
  'return',
  'gift',
  'code',
  'hours',
  'store',
  'keyboard',
  'text-size',
  'contrast',
  'eye',
  'pause',
  'page',
  'message',
] as const;
