import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { readPhoto } from '#adapters/browser/read-photo.ts';
import { MAX_PHOTOS } from '#core/contact/photo.ts';
import { Field } from '#ui/design/field.tsx';
import { Select } from '#ui/design/select.tsx';
import { NeedsScript } from '#ui/features/page/needs-script.tsx';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { TextArea } from '#ui/forms/text-area.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { MemberForm } from '../account/member-form.tsx';
import styles from './contact-view.module.css';
import { PhotoChooser } from './photo-chooser.tsx';
import { SentNotice } from './sent-notice.tsx';
import { WarrantyFormPresenter } from './warranty-form.presenter.ts';

type WarrantyFormProps = { readonly orderId: string; readonly onSent: (caseId: string) => void };

/** The form of a warranty request (ORD-22, ORD-23). The product is chosen from the order, or typed. */
const WarrantyForm = observer(({ orderId, onSent }: WarrantyFormProps): ReactNode => {
  const t = useTranslations('warranty');
  const ruleTexts = useRuleTexts();
  const presenter = usePresenter(
    (environment) =>
      new WarrantyFormPresenter({
        ...environment,
        ruleTexts,
        now: Date.now(),
        orderId,
        readPhoto,
        texts: {
          tooManyPhotos: t('tooManyPhotos', { max: MAX_PHOTOS }),
          unreadable: (name) => t('unreadable', { name }),
          notInOrder: t('notInOrder'),
        },
        onSent,
      }),
    orderId,
  );
  const { form, products } = presenter;
  return (
    <MemberForm
      form={form}
      labels={{
        productId: products.length > 0 ? t('product') : t('productNumber'),
        orderNumber: t('orderNumber'),
        purchaseDate: t('purchaseDate'),
        description: t('description'),
        email: t('email'),
      }}
      title="warranty-title"
      save={t('send')}
      busyText={t('sending')}
    >
      {(ties) => (
        <>
          {products.length > 0 ? (
            <Select
              {...ties('productId')}
              placeholder={t('choose')}
              options={products.map(({ productId, name }) => ({ value: productId, label: name }))}
            />
          ) : (
            <Field
              {...ties('productId')}
              hint={t('productHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
          <div className={styles.pair}>
            <Field
              {...ties('orderNumber')}
              hint={t('orderNumberHint')}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
            />
            <Field
              {...ties('purchaseDate')}
              inputMode="numeric"
              autoComplete="off"
              placeholder={t('purchaseDateFormat')}
              hint={t('purchaseDateHint')}
            />
          </div>
          <TextArea {...ties('description')} hint={t('descriptionHint')} />
          <PhotoChooser presenter={presenter} />
          <Field
            {...ties('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint={t('emailHint')}
          />
        </>
      )}
    </MemberForm>
  );
});

/**
 * The warranty request (RTE-44). `?order=` fills in an order; the id of a sent request is in the address, so that reload,
 * back and forward work.
 */
export const WarrantyView = (): ReactNode => {
  const t = useTranslations('warranty');
  const { locale } = useSite();
  const [query, setQuery] = useSearchParams();
  const caseId = /^W-\d{10}$/.exec(query.get('case') ?? '')?.[0];
  return (
    <>
      <PageHead title={t('title')} description={t('text')} noIndex={caseId !== undefined} />
      <h1 id="warranty-title" tabIndex={-1}>
        {t('title')}
      </h1>
      {caseId === undefined ? (
        <>
          <p className={styles.text}>{t('text')}</p>
          <NeedsScript />
          <div className={styles.columns}>
            <WarrantyForm orderId={query.get('order') ?? ''} onSent={(id) => setQuery({ case: id })} />
            <aside className={styles.aside} aria-labelledby="warranty-help">
              <h2 id="warranty-help">{t('help.title')}</h2>
              {!query.has('order') && <p>{t('help.text')}</p>}
              <ul>
                <li>
                  <Link to={`/${locale}/order-status`}>{t('help.order')}</Link>
                </li>
                <li>
                  <Link to={`/${locale}/help/repairs`}>{t('help.repairs')}</Link>
                </li>
                <li>
                  <Link to={`/${locale}/contact-us`}>{t('help.contact')}</Link>
                </li>
              </ul>
            </aside>
          </div>
        </>
      ) : (
        <SentNotice
          title={t('sent.title')}
          numberLabel={t('sent.number')}
          number={caseId}
          text={t('sent.text')}
          again={{ to: `/${locale}/warranty`, label: t('sent.again') }}
          home={{ to: `/${locale}`, label: t('sent.home') }}
        />
      )}
    </>
  );
};
