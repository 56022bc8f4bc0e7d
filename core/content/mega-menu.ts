/** The label settings of a menu entry (ENT-30). */
type LabeledEntry = { readonly titleVisibility?: string; readonly menuIcon?: string };

/**
 * Whether title and icon are shown: both only with title+icon.
 * Law: an entry is never without title and icon (NAV-09).
 */
export const menuLabel = ({
  titleVisibility,
  menuIcon,
}: LabeledEntry): { readonly title: boolean; readonly icon: boolean } => {
  const hasIcon = menuIcon !== undefined && menuIcon !== '';
  const icon = hasIcon && (titleVisibility === 'title+icon' || titleVisibility === 'icon');
  return { title: !icon || titleVisibility === 'title+icon', icon };
};
