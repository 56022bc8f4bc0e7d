import type { ReactNode } from 'react';
import type { PromoLine } from '#core/content/navigation.ts';
import { plainText } from '#core/content/rich-text.ts';
import { AddressLink } from '#ui/features/content/address-link.tsx';
import { RichTextNodes } from '#ui/features/content/rich-text-nodes.tsx';
import { PromoBarView } from '#ui/features/navigation/promo-bar.tsx';
import { useColorClass } from '../content-styles.ts';
import type { BlockOf, BlockProps } from '../registry.ts';
import styles from './promo-message.module.css';

type Message = BlockOf<'promo-bar'>['messages'][number];

/** A message with its links, or as one link to its first target (NAV-21). */
const MessageView = ({ message }: { readonly message: Message }): ReactNode => {
  const { richText, targets, clickable, textColor, background } = message;
  const colors = useColorClass({ text: textColor, background });
  const [first] = targets;
  return (
    <span className={[styles.message, colors].filter(Boolean).join(' ')}>
      {clickable && first !== undefined ? (
        <AddressLink url={first.url} newWindow={first.newWindow}>
          {plainText(richText)}
        </AddressLink>
      ) : (
        <>
          <RichTextNodes text={richText} />
          {targets.map(({ url, text, newWindow }) => (
            <AddressLink key={url + text} url={url} newWindow={newWindow}>
              {text}
            </AddressLink>
          ))}
        </>
      )}
    </span>
  );
};

const lineOf = ({ id, richText, sectionId }: Message): PromoLine => ({
  id,
  text: plainText(richText),
  ...(sectionId === undefined ? {} : { sectionId }),
});

/** The promo bar within a page (CNT-47, NAV-14). */
export const View = ({ block: { messages, autorotateTime, closable } }: BlockProps<'promo-bar'>): ReactNode => (
  <PromoBarView
    lines={{ messages: messages.map(lineOf), autorotateTime, closable }}
    label={plainText(messages[0]?.richText ?? [])}
    renderLine={({ id }) => {
      const message = messages.find((one) => one.id === id);
      return message && <MessageView message={message} />;
    }}
  />
);
