import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#ui/design/icon.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import styles from './contact-view.module.css';

type SentNoticeProps = {
  readonly title: string;
  readonly numberLabel: string;
  readonly number: string;
  readonly text: string;
  /** Link to an empty form, and to the home page. */
  readonly again: { readonly to: string; readonly label: string };
  readonly home: { readonly to: string; readonly label: string };
};

/** A request that was received, with the number that names it (CASE-05, ORD-23). Takes the focus of the form. */
export const SentNotice = ({ title, numberLabel, number, text, again, home }: SentNoticeProps): ReactNode => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  return (
    <section className={styles.sent} aria-labelledby="sent-title">
      <span className={styles.mark}>
        <Icon name="check" size={28} />
      </span>
      <h2 ref={heading} id="sent-title" tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.number}>
        {numberLabel} <strong>{number}</strong>
      </p>
      <p className={styles.text}>{text}</p>
      <div className={styles.ways}>
        <LinkButton to={home.to}>{home.label}</LinkButton>
        <LinkButton to={again.to} variant="secondary">
          {again.label}
        </LinkButton>
      </div>
    </section>
  );
};
