import { memo, type ReactNode } from 'react';
import type { Navigation } from '#core/content/navigation.ts';
import { localizePath } from '#core/site/route-address.ts';
import { useFollowLinks } from '#ui/kernel/follow-links.ts';
import { CachedList } from '#ui/kernel/cached-markup.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './footer.module.css';
import { LanguageLinks } from './language-links.tsx';
import { FooterNewsletter } from './newsletter/footer-newsletter.tsx';

/** The newsletter, columns of links, also to social networks, languages, legal line (CNT-73). */
export const Footer = memo(({ navigation }: { readonly navigation: Navigation }): ReactNode => {
  const follow = useFollowLinks();
  const { locale } = useSite();
  const { columns, legalLine } = navigation.footer;
  return (
    <footer className={styles.footer}>
      <FooterNewsletter />
      <div className={styles.columns}>
        <BrandLink />
        {columns.map(({ title, links }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <CachedList of={links} className={styles.links} onClick={follow}>
              {links.map((link) => (
                <li key={link.url + link.title}>
                  <a href={localizePath(link.url, locale)} rel={link.url.startsWith('/') ? undefined : 'noopener'}>
                    {link.title}
                  </a>
                </li>
              ))}
            </CachedList>
          </section>
        ))}
      </div>
      <div className={styles.end}>
        <p>{legalLine}</p>
        <LanguageLinks />
      </div>
    </footer>
  );
});
