import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { GALLERY_FAILED, galleryFrame, galleryHost, type PlacedGallery } from '#core/content/social-gallery.ts';
import { present } from '#core/kernel/present.ts';
import { mediaSource } from '#core/social/gallery-medium.ts';
import { Button } from '#ui/design/button.tsx';
import { useSite, useStorefront } from '#ui/stores/storefront-context.ts';
import { MediaGallery } from './media-gallery.tsx';
import styles from './social-gallery.module.css';

type ScriptGalleryProps = { readonly containerId: string; readonly address: string; readonly host: string };

/** Asks before the host of the script is contacted, and then runs the script in a frame (ANL-15, SOC-05). */
const ScriptGallery = ({ containerId, address, host }: ScriptGalleryProps): ReactNode => {
  const t = useTranslations('social');
  const { makeTasks } = useStorefront();
  const [isShown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!isShown) return undefined;
    frame.current?.focus();
    const listen = ({ source, data }: MessageEvent): void => {
      if (source === frame.current?.contentWindow && data === GALLERY_FAILED)
        void makeTasks().command((shop) => shop.social.logBrokenScript(containerId), { done: () => undefined });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [isShown, containerId, makeTasks]);
  if (isShown)
    return (
      <iframe
        ref={frame}
        className={styles.frame}
        src={address}
        title={t('frame')}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
      />
    );
  return (
    <div className={styles.question}>
      <p>{t('consent', { host })}</p>
      <Button variant="secondary" onClick={() => setShown(true)}>
        {t('show')}
      </Button>
    </div>
  );
};

type SocialGalleryProps = PlacedGallery & {
  /** The product whose pictures members may share here. */
  readonly productId?: string | undefined;
  /** Called when there are no pictures, or they cannot be read. */
  readonly onEmpty: () => void;
};

/** A gallery of the provider of its page: an outside script, or the media service (SOC-01). */
export const SocialGallery = ({ productId, onEmpty, ...gallery }: SocialGalleryProps): ReactNode => {
  const site = useSite();
  const { page, containerId, tag, filter } = gallery;
  const address = galleryFrame(site, gallery);
  return (
    <div id={containerId} className={styles.container}>
      {address === undefined ? (
        <MediaGallery
          source={mediaSource(present({ streamId: tag ?? filter }))}
          productId={productId}
          onEmpty={onEmpty}
        />
      ) : (
        <ScriptGallery key={address} containerId={containerId} address={address} host={galleryHost(site, page) ?? ''} />
      )}
    </div>
  );
};
