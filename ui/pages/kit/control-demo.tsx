import { useState, type ReactNode } from 'react';
import { Accordion } from '#ui/design/accordion.tsx';
import { Badge } from '#ui/design/badge.tsx';
import { Breadcrumbs } from '#ui/design/breadcrumbs.tsx';
import { Button } from '#ui/design/button.tsx';
import { Carousel } from '#ui/design/carousel.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { IconButton } from '#ui/design/icon-button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { Price } from '#ui/design/price.tsx';
import { Swatch } from '#ui/design/swatch.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { longText } from './long-text.ts';
import { Demo, Sample } from './sample.tsx';
import styles from './control-demo.module.css';

const sides = [undefined, 'end', 'start', 'full'] as const;

const Dialogs = (): ReactNode => {
  const [shown, setShown] = useState<(typeof sides)[number] | 'none'>('none');
  return (
    <>
      {sides.map((side) => (
        <Button key={side ?? 'middle'} variant="secondary" compact onClick={() => setShown(side)}>
          Dialog: {side ?? 'middle'}
        </Button>
      ))}
      {shown !== 'none' && (
        <Dialog
          open
          title="A dialog"
          {...(shown === undefined ? {} : { side: shown })}
          onClose={() => setShown('none')}
          footer={
            <Button wide onClick={() => setShown('none')}>
              Done
            </Button>
          }
        >
          <p>{longText}</p>
        </Dialog>
      )}
    </>
  );
};

/** Buttons, expandable sections and links. */
export const ControlDemo = ({
  home,
}: {
  /** Address of the shop's home page, as a target for sample links. */
  readonly home: string;
}): ReactNode => (
  <Demo id="controls" title="Controls">
    <Sample
      title="Button"
      note="48 pixels high, compact ones 44. Darker on hover, moved down by a pixel while pressed. A busy button keeps the focus, announces its state and ignores clicks."
    >
      <Button>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button compact>Compact</Button>
      <Button disabled>Disabled</Button>
      <Button variant="secondary" disabled>
        Disabled, secondary
      </Button>
      <Button busy busyText="Saving the first one">
        Busy
      </Button>
      <Button variant="secondary" busy busyText="Saving the second one">
        Busy, secondary
      </Button>
      <LinkButton to={home}>A link that reads as one</LinkButton>
    </Sample>
    <Sample
      title="Focus"
      note="Two rings of 2 pixels: the outer one is visible on light, the inner one on dark surfaces. Shown here without focus."
    >
      <span className={styles.focused}>
        <Button variant="secondary">On paper</Button>
      </span>
      <span className={`${styles.focused} ${styles.brand}`}>
        <Button tone="light">On pine</Button>
      </span>
    </Sample>
    <Sample title="Light button" note="On pictures and dark surfaces.">
      <div className={styles.brand}>
        <Button tone="light">Primary</Button>
        <Button tone="light" variant="secondary">
          Secondary
        </Button>
        <Button tone="light" disabled>
          Disabled
        </Button>
        <Button tone="light" busy busyText="Saving the third one">
          Busy
        </Button>
      </div>
    </Sample>
    <Sample title="Button with a long text" wide>
      <Button wide>Continue to the summary of all that was chosen on the pages before this one</Button>
    </Sample>
    <Sample title="Icon button" note="44 pixels square; its name is for screen readers.">
      <IconButton icon="heart" label="Keep" />
      <IconButton icon="trash" label="Remove" disabled />
    </Sample>
    <Sample
      title="Badge, price, swatch"
      note="Red is for reduced prices only. Screen readers announce “now” and “was”."
    >
      <Badge>New</Badge>
      <Badge sale>−20 %</Badge>
      <Price sale="$149.00" />
      <Price sale="$119.00" struck="$149.00" />
      <Price sale="$1,119.00" struck="$1,149.00" size="large" />
      <span className={styles.swatches}>
        <Swatch color="#355966" />
        <Swatch color="#d9532b" selected />
        <VisuallyHidden>Fjord; ember, chosen</VisuallyHidden>
      </span>
    </Sample>
    <Sample title="Breadcrumbs" wide>
      <Breadcrumbs trail={[{ label: 'Home', to: home }, { label: 'Kit' }]} />
    </Sample>
    <Sample title="Accordion" wide>
      <Accordion
        items={[
          { id: 'open', title: 'Open', body: longText, open: true },
          {
            id: 'shut',
            title: 'Shut, with a title that is long enough to need a second line on a phone',
            body: 'Wash cold.',
          },
        ]}
      />
      <Accordion compact items={[{ id: 'compact', title: 'Compact', body: 'Beside a list.' }]} />
    </Sample>
    <Sample
      title="Dialog"
      note="The native element: it traps the focus, focuses its heading, closes on Escape, and returns the focus."
    >
      <Dialogs />
    </Sample>
    <Sample
      title="Carousel"
      note="Native scrolling with snap points; the buttons are the alternative to dragging."
      wide
    >
      <Carousel
        label="Numbers"
        slides={['one', 'two', 'three', 'four'].map((id) => ({ id, content: <p className={styles.slide}>{id}</p> }))}
      />
    </Sample>
  </Demo>
);
