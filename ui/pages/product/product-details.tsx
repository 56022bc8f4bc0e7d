import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { Accordion } from '#ui/design/accordion.tsx';
import styles from './product-details.module.css';

/** The details of a product in an accordion; the description is open (ux 33). */
export const ProductDetails = ({ product }: { readonly product: ProductPage }): ReactNode => {
  const t = useTranslations('catalog');
  const { description, features, materials, care } = product;
  const about = (
    <div className={styles.about}>
      <p>{description}</p>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <Accordion
      items={[
        { id: 'details', title: t('details'), body: about, open: true },
        ...(materials === undefined ? [] : [{ id: 'materials', title: t('materials'), body: <p>{materials}</p> }]),
        ...(care === undefined ? [] : [{ id: 'care', title: t('care'), body: <p>{care}</p> }]),
      ]}
    />
  );
};
