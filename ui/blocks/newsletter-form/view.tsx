import { useId, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '#ui/design/button-class.ts';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import section from '#ui/features/page/section.module.css';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import type { BlockProps } from '../registry.ts';
import { RichTextView } from '../rich-text.tsx';
import styles from './newsletter-block.module.css';

const LazyNewsletter = lazyView(() => import('#ui/features/account/newsletter/newsletter-sign-up.tsx'), 'account');

const neverChanges = () => () => undefined;
const inBrowser = (): boolean => true;
const onServer = (): boolean => false;

/** The form of the newsletter in a page (CNT-72). Until its code is loaded, and without script, a link to its page. */
export const View = ({ block: { id, title, richText } }: BlockProps<'newsletter-form'>): ReactNode => {
  const t = useTranslations('shell.newsletter');
  const titleId = useId();
  const isHydrated = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const link = (
    <AddressLink url="/newsletter" className={buttonClass({})}>
      {t('subscribe')}
    </AddressLink>
  );
  return (
    <section className={`${section.section} ${styles.newsletter}`} aria-labelledby={titleId}>
      <div className={styles.text}>
        <h2 id={titleId}>{title}</h2>
        {richText !== undefined && <RichTextView text={richText} />}
      </div>
      <div className={styles.form}>
        {isHydrated ? (
          <LazyNewsletter
            fallback={link}
            render={({ LoadedNewsletter }) => <LoadedNewsletter titleId={titleId} prefix={`${id}-newsletter`} />}
          />
        ) : (
          link
        )}
      </div>
    </section>
  );
};
