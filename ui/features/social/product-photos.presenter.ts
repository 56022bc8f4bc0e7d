import { makeAutoObservable } from 'mobx';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** The product tag of a product page, which is read deferred (PDP-20). */
export class ProductPhotosPresenter {
  /** Whether the tag was read, or cannot be: the gallery then has none (SOC-07). */
  isKnown = false;
  tag: string | undefined = undefined;
  readonly #productId: string;
  readonly #tasks: Tasks;

  constructor(productId: string, tasks: Tasks) {
    this.#productId = productId;
    this.#tasks = tasks;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stop = this.#tasks.start();
    this.#tasks.query('tag', (shop) => shop.social.galleryTag(this.#productId), {
      done: (tag) => this.show(tag),
      failed: () => this.show(undefined),
    });
    return stop;
  }

  private show(tag: string | undefined): void {
    this.tag = tag;
    this.isKnown = true;
  }
}
