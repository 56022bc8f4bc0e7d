import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { IntlProvider } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Carousel } from '#ui/design/carousel.tsx';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { Field } from '#ui/design/field.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { Select } from '#ui/design/select.tsx';
import { ToastView } from '#ui/design/toast-view.tsx';
import messages from '#ui/messages/en-us.json' with { type: 'json' };
import { axeFindings } from '../axe.ts';

const draw = (view: ReactNode) =>
  render(
    <IntlProvider locale="en-US" messages={messages} timeZone="UTC">
      <MemoryRouter>{view}</MemoryRouter>
    </IntlProvider>,
  );

const nothing = (): void => undefined;

test('an error toast is an item of its list, and its text is the alert', async () => {
  const { container } = draw(
    <ol>
      <ToastView title="Not saved" text="Try again" tone="error" onDismiss={nothing} />
      <ToastView title="Saved" tone="success" onDismiss={nothing} />
    </ol>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Not savedTry again']);
  expect(await axeFindings(container)).toEqual([]);
});

test('ux 78 the buttons of a carousel scroll by a page, with the scroll behavior of the sheet, which respects reduced motion', async () => {
  const user = userEvent.setup();
  draw(<Carousel label="Like this" slides={['1', '2', '3'].map((id) => ({ id, content: `Slide ${id}` }))} />);
  const list = screen.getByRole('list', { name: 'Like this' });
  const moved = vi.fn<(way: ScrollToOptions) => void>();
  Object.assign(list, { scrollBy: moved });
  Object.defineProperty(list, 'clientWidth', { value: 300 });
  // It keeps the focus at the end of the row.
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(moved.mock.calls).toEqual([[{ left: 270 }]]);
});

test('disabled controls cannot be focused, edited or chosen', async () => {
  const user = userEvent.setup();
  const asked: unknown[] = [];
  const note = (value: unknown): void => void asked.push(value);
  draw(
    <>
      <Field name="name" label="Name" value="" onValue={note} required disabled />
      <Select
        name="state"
        label="State"
        value="CA"
        onValue={note}
        options={[{ value: 'CA', label: 'California' }]}
        required
        disabled
      />
      <Checkbox name="same" label="Same" checked={false} onChecked={note} disabled />
      <RadioCards
        legend="Delivery"
        name="method"
        value={undefined}
        onValue={note}
        options={[{ value: 'a', label: 'Soon', disabled: true }]}
      />
      <Button disabled onClick={() => note('pressed')}>
        Send
      </Button>
    </>,
  );
  const controls = [
    screen.getByRole('textbox', { name: 'Name' }),
    screen.getByRole('combobox', { name: 'State' }),
    screen.getByRole('checkbox', { name: 'Same' }),
    screen.getByRole('radio', { name: 'Soon' }),
    screen.getByRole('button', { name: 'Send' }),
  ];
  for (const control of controls) await user.click(control);
  await user.tab();
  expect(controls.map((control) => control.hasAttribute('disabled'))).toEqual([true, true, true, true, true]);
  expect([asked, controls.some((control) => control === document.activeElement)]).toEqual([[], false]);
});

test('ux 85 an error notice is announced at once, others politely, and each can be dismissed', async () => {
  const user = userEvent.setup();
  let closed = 0;
  draw(
    <>
      <NoticeBar tone="error" onClose={() => (closed += 1)}>
        Refused
      </NoticeBar>
      <NoticeBar tone="info">For your information</NoticeBar>
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe('For your information');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Dismiss' }));
  expect(closed).toBe(1);
});

test('DLG-19 a dialog that its address has opened returns the focus to its link, else to the content', async () => {
  const page = (isOpen: boolean, id: string) => (
    <IntlProvider locale="en-US" messages={messages} timeZone="UTC">
      <a href="#modal-feet">How to measure</a>
      <main id="main" tabIndex={-1} />
      <Dialog id={id} open={isOpen} onClose={nothing} title="Feet">
        Text
      </Dialog>
    </IntlProvider>
  );
  for (const [id, focused] of [
    ['modal-feet', 'How to measure'],
    ['modal-chest', ''],
  ] as const) {
    const { rerender, unmount } = render(page(true, id));
    // A browser leaves the focus on the body, since nothing had it before the dialog opened.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    rerender(page(false, id));
    await Promise.resolve();
    expect([document.activeElement?.tagName, document.activeElement?.textContent]).toEqual([
      focused === '' ? 'MAIN' : 'A',
      focused,
    ]);
    unmount();
  }
});
