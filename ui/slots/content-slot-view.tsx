import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PageName } from '#core/content/page.ts';
import { BlockList } from '#ui/blocks/block-list.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { ContentSlotPresenter } from './content-slot.presenter.ts';
import styles from './content-slot.module.css';

/** The blocks of a place, as wide as the page around it. */
export const ContentSlotView = observer(
  ({ name, place }: { readonly name: PageName; readonly place: string }): ReactNode => {
    const { sections } = usePresenter(({ tasks }) => new ContentSlotPresenter({ tasks, name, place }), name + place);
    return sections.length === 0 ? null : (
      <div className={styles.slot} data-slot={`${name} ${place}`}>
        <BlockList sections={sections} />
      </div>
    );
  },
);
