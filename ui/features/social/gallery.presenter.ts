import { makeAutoObservable } from 'mobx';
import type { FlagReason } from '#core/reviews/review.ts';
import {
  MAX_SELECTED,
  type GalleryMedia,
  type GalleryMedium,
  type MediaSource,
  type MediaStream,
} from '#core/social/gallery-medium.ts';
import type { MediumDetails, OpenGallery } from '#core/social/use-cases/social-use-cases.ts';
import { PagedList, type ListPage } from '#ui/kernel/paged-list.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

/** Pictures of a part. */
const COUNT = 8;

type GalleryParts = {
  readonly tasks: Tasks;
  readonly shell: Pick<Shell, 'dialogs'>;
  readonly source: MediaSource;
  /** The product whose pictures members may share here. */
  readonly productId?: string | undefined;
  /** Called when the gallery has no pictures, or they cannot be read. */
  readonly onEmpty: () => void;
};

/** A gallery of pictures of shoppers, with the picture that the dialog shows and reports (SOC-09). */
export class GalleryPresenter {
  readonly list: PagedList<GalleryMedium, OpenGallery | GalleryMedia>;
  reasons: readonly FlagReason[] = [];
  /** The stream that the shopper has chosen in the dialog. */
  stream: MediaStream | undefined = undefined;
  /** Id of the picture in the dialog. */
  shownId: string | undefined = undefined;
  details: { readonly [mediaId: string]: MediumDetails } = {};
  isReporting = false;
  isSaving = false;
  private acceptsUploads = false;
  /** The dialog by which a picture is shared, and whether one was sent. */
  sharing: 'closed' | 'open' | 'sent' = 'closed';
  /** Whether the dialog was opened and nothing is sent yet: it then keeps what was typed while it is closed. */
  hasDraft = false;
  reported: readonly string[] = [];
  /** Ids of the pictures that the shopper selects in the dialog. */
  selected: readonly string[] = [];
  readonly #parts: GalleryParts;

  constructor(parts: GalleryParts) {
    const { tasks } = parts;
    this.#parts = parts;
    this.list = new PagedList<GalleryMedium, OpenGallery | GalleryMedia>({
      tasks,
      read: (start) => (shop) =>
        start === 0
          ? shop.social.openGallery({ source: this.source, count: COUNT })
          : shop.social.moreMedia({ source: this.source, start, count: COUNT }),
      pageIn: (found) => this.pageIn(found),
      keyOf: ({ id }) => id,
      toastsMore: true,
    });
    makeAutoObservable(this, { list: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stop = this.#parts.tasks.start();
    if (this.list.status === 'pending') this.list.reset();
    return stop;
  }

  private get source(): MediaSource {
    return this.stream === undefined ? this.#parts.source : { _tag: 'stream', streamId: this.stream.streamId };
  }

  get shown(): GalleryMedium | undefined {
    return this.list.items.find(({ id }) => id === this.shownId);
  }

  /** Whether the dialog has buttons for other pictures. */
  get hasSeveral(): boolean {
    return this.list.items.length > 1;
  }

  /** Shows the next or previous loaded picture; the first one follows the last, so that the buttons stay. */
  step(by: 1 | -1): void {
    const { items } = this.list;
    const next = items.at((items.findIndex(({ id }) => id === this.shownId) + by) % items.length);
    if (next !== undefined) this.open(next);
  }

  open(medium: GalleryMedium): void {
    this.shownId = medium.id;
    if (this.details[medium.id] !== undefined) return;
    this.#parts.tasks.query('medium', (shop) => shop.social.viewMedium(medium), {
      done: (found) => {
        this.details = { ...this.details, [medium.id]: found };
      },
      // The picture is shown without them.
      failed: () => undefined,
    });
  }

  close(): void {
    this.shownId = undefined;
  }

  /** Shows the pictures of one stream, or those of the gallery again. */
  choose(stream: MediaStream | undefined): void {
    this.close();
    this.stream = stream;
    this.list.reset();
  }

  /** Adds a picture to the selection, or removes it. */
  toggleSelected(mediaId: string): void {
    if (this.selected.includes(mediaId)) this.selected = this.selected.filter((one) => one !== mediaId);
    else if (this.selected.length < MAX_SELECTED) this.selected = [...this.selected, mediaId];
  }

  /** Saves the selection and shows it as a stream with this title; it stays if that fails. */
  saveSelection(title: string): void {
    this.isSaving = true;
    this.#parts.tasks.command((shop) => shop.social.saveSelection(this.selected), {
      done: (streamId) => {
        this.selected = [];
        this.choose({ streamId, title });
      },
      finally: () => {
        this.isSaving = false;
      },
    });
  }

  /** The product whose pictures can be shared; undefined if none can. */
  get sharedProduct(): string | undefined {
    return this.acceptsUploads ? this.#parts.productId : undefined;
  }

  /** Opens the form to share a picture, or the sign-in, since only members have a user of the media service. */
  share(): void {
    const { tasks, shell } = this.#parts;
    tasks.command((shop) => shop.session.isMember, {
      done: (isMember) => {
        if (isMember) {
          this.sharing = 'open';
          this.hasDraft = true;
        } else shell.dialogs.openLink('#modal-sign-in');
      },
    });
  }

  closeShare(): void {
    if (this.sharing === 'open') this.sharing = 'closed';
  }

  noteShared(): void {
    this.sharing = 'sent';
    this.hasDraft = false;
  }

  openReport(): void {
    this.isReporting = true;
  }

  closeReport(): void {
    this.isReporting = false;
  }

  report(reason: FlagReason): void {
    const mediaId = this.shownId;
    this.isReporting = false;
    if (mediaId === undefined || this.reported.includes(mediaId)) return;
    this.reported = [...this.reported, mediaId];
    this.#parts.tasks.command((shop) => shop.social.reportMedium({ mediaId, reason }), {
      done: () => undefined,
      rollback: () => {
        this.reported = this.reported.filter((one) => one !== mediaId);
      },
    });
  }

  private pageIn(found: OpenGallery | GalleryMedia): ListPage<GalleryMedium> {
    if ('reportReasons' in found) {
      this.reasons = found.reportReasons;
      this.acceptsUploads = found.acceptsUploads;
    }
    if (found.total === 0 && this.stream === undefined && this.sharedProduct === undefined) this.#parts.onEmpty();
    return { items: found.media, total: found.total };
  }
}
