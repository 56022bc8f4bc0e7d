import type { ReactNode } from 'react';
import { tokensOf } from '#ui/design/tokens/brands.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { ColorRoom } from './color-room.tsx';
import { ControlRoom } from './control-room.tsx';
import { FormRoom } from './form-room.tsx';
import { MessageRoom } from './message-room.tsx';
import { ShapeRoom } from './shape-room.tsx';
import styles from './kit-page.module.css';

/**
 * The whole kit in all its states and in the colours of the site's brand: for those who build the shop, never for
 * shoppers, so its words are in one language.
 */
export const Component = (): ReactNode => {
  const { brand, brandName, locale } = useSite();
  const tokens = tokensOf(brand);
  return (
    <main id="main" className={styles.page} lang="en" tabIndex={-1}>
      <PageHead title="Kit" noIndex />
      <h1>The kit of {brandName}</h1>
      <ColorRoom tokens={tokens} />
      <ShapeRoom tokens={tokens} />
      <ControlRoom home={`/${locale}`} />
      <FormRoom />
      <MessageRoom />
    </main>
  );
};
