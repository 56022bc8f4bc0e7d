import { Fragment, type ReactNode } from 'react';
import type { RichText, RichTextNode } from '#core/content/rich-text.ts';
import { AddressLink } from './address-link.tsx';

/** Renders one node. The type of the node is the allow-list of elements. */
const nodeView = (node: RichTextNode): ReactNode => {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br />;
  const children = childrenOf(node.children);
  if (node.tag === 'a') {
    return (
      <AddressLink url={node.href} newWindow={node.newWindow}>
        {children}
      </AddressLink>
    );
  }
  const Tag = node.tag;
  return <Tag>{children}</Tag>;
};

/** Keys are indexes: the order of a tree never changes. */
const childrenOf = (nodes: RichText): ReactNode =>
  nodes.map((node, place) => <Fragment key={place}>{nodeView(node)}</Fragment>);

/**
 * Renders rich text of managed content as elements; markup is never parsed here (CNT-41). It has no styles: the promo
 * bar, which is on every page, must not load the style sheet of content blocks.
 */
export const RichTextNodes = ({ text }: { readonly text: RichText }): ReactNode => childrenOf(text);
