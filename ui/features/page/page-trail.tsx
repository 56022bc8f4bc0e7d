import type { ReactNode } from 'react';
import type { Breadcrumb } from '#core/catalog/product.ts';
import { Breadcrumbs } from '#ui/design/breadcrumbs.tsx';

/** The breadcrumbs of the service's response. The last one is the current page and no link (PLP-11). */
export const PageTrail = ({ breadcrumbs }: { readonly breadcrumbs: readonly Breadcrumb[] }): ReactNode => (
  <Breadcrumbs
    trail={breadcrumbs.map(({ label, url }, index) =>
      url === undefined || index === breadcrumbs.length - 1 ? { label } : { label, to: url },
    )}
  />
);
