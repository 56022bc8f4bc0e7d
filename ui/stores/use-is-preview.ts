import { useLocation } from 'react-router';
import { useStorefront } from './storefront-context.ts';

/** Whether the page shows content that is not published yet (SHOW-10): links lead out of a preview. */
export const useIsPreview = (): boolean => {
  const { isPreview = false } = useStorefront();
  return useLocation().search.includes('preview=true') && isPreview;
};
