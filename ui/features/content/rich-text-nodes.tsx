import { Fragment, type ReactNode } from 'react';
import type { RichText, RichTextNode } from '#core/content/rich-text.ts';
import { AddressLink } from './address-link.tsx';

/** One node of the tree; the allow-list of elements is the type itself. */
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

/** A tree never changes its order, so a place in it names a node. */
const childrenOf = (nodes: RichText): ReactNode =>
  nodes.map((node, place) => <Fragment key={place}>{nodeView(node)}</Fragment>);

/**
 * Rich text of managed content as elements: no markup is ever parsed here (CNT-41). It has no style of its own: the
 * promo bar, which every page draws, must not load the style sheet of content blocks.
 */
export const RichTextNodes = ({ text }: { readonly text: RichText }): ReactNode => childrenOf(text);
