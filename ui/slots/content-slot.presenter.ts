import { makeAutoObservable, runInAction } from 'mobx';
import type { PageName } from '#core/content/page.ts';
import type { ContentPageView } from '#core/content/use-cases/content-use-cases.ts';
import { prepareBlocks } from '#ui/blocks/page-blocks.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** The sections of a named page for one place of a page of the shop; none if they cannot be read (CNT-74). */
export class ContentSlotPresenter {
  sections: ContentPageView['sections'] = [];
  readonly #tasks: Tasks;
  readonly #name: PageName;
  readonly #place: string;

  constructor({ tasks, name, place }: { readonly tasks: Tasks; readonly name: PageName; readonly place: string }) {
    this.#tasks = tasks;
    this.#name = name;
    this.#place = place;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stop = this.#tasks.start();
    void this.#tasks.query('content', (shop) => shop.content.viewSlot(this.#name, this.#place), {
      done: (sections) => void this.#show(sections),
      failed: () => undefined,
    });
    return stop;
  }

  /** Shows the sections once the code of their blocks is loaded, so that they appear together. */
  async #show(sections: ContentPageView['sections']): Promise<void> {
    await prepareBlocks({ sections });
    runInAction(() => {
      this.sections = sections;
    });
  }
}
