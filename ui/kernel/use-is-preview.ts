import { useLocation } from 'react-router';
import { useStorefront } from '#ui/stores/storefront-context.ts';

/** Whether the page shows content that is not published yet (SHOW-10): links lead out of a preview. */
export const useIsPreview = (): boolean => {
  const { isPreview = false } = useStorefront();
  const { search } = useLocation();
  return isPreview && new URLSearchParams(search).get('preview') === 'true';
};
