import type { ReactNode } from 'react';
import type { PageName } from '#core/content/page.ts';
import { lazyView } from '#ui/messages/lazy-view.tsx';

const View = lazyView(() => import('./content-slot-view.tsx'));

/**
 * Managed content on a page of the shop: the sections of the named page whose id is the place, such as `empty` of the
 * page `cart`. It loads after the page's own data, so it belongs below them.
 */
export const ContentSlot = ({ name, place }: { readonly name: PageName; readonly place: string }): ReactNode => (
  <View render={({ ContentSlotView }) => <ContentSlotView name={name} place={place} />} />
);
