import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { IntlProvider } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { ErrorSummary } from '#ui/design/error-summary.tsx';
import { Field } from '#ui/design/field.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { Price } from '#ui/design/price.tsx';
import { QuantityStepper } from '#ui/design/quantity-stepper.tsx';
import { SizeRadios } from '#ui/design/size-radios.tsx';
import messages from '#ui/messages/en-us.json' with { type: 'json' };

const draw = (view: ReactNode) =>
  render(
    <IntlProvider locale="en-US" messages={messages} timeZone="UTC">
      <MemoryRouter>{view}</MemoryRouter>
    </IntlProvider>,
  );

const nothing = (): void => undefined;
const picture = { name: 'products/NKTRAIL3FJO-1', alt: 'Kamm Trail 3', width: 960, height: 1200, color: '#c9c2b4' };

test('a busy button keeps its focus, announces its state, and ignores clicks', async () => {
  const user = userEvent.setup();
  let clicks = 0;
  draw(
    <Button busy busyText="Saving" onClick={() => (clicks += 1)}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await user.click(button);
  expect(clicks).toBe(0);
  expect(button).toHaveProperty('disabled', false);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Saving');
});

test('VAL-24 a field with an error is invalid and described by hint and error', () => {
  draw(
    <Field
      name="email"
      label="Email"
      value=""
      onValue={nothing}
      hint="For the receipt"
      error="This field is required"
      required
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['For the receipt', 'This field is required']);
});

test('VAL-24 an error summary focuses the first field it names, at each attempt', async () => {
  const user = userEvent.setup();
  const Form = (): ReactNode => {
    const [attempt, setAttempt] = useState(0);
    return (
      <>
        <ErrorSummary errors={attempt === 0 ? [] : [{ field: 'one', message: 'One is missing' }]} attempt={attempt} />
        <Field id="one" name="one" label="One" value="" onValue={nothing} required />
        <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
      </>
    );
  };
  draw(<Form />);
  for (const _ of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'One' }));
  }
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'One is missing' })).toBeTruthy();
});

test('WCAG 3.2.2 VAL-24 an error summary does not move the focus while fields are edited, but does at the next failed attempt', async () => {
  const user = userEvent.setup();
  const Form = (): ReactNode => {
    const [attempt, setAttempt] = useState(0);
    const [city, setCity] = useState('');
    return (
      <>
        <ErrorSummary
          errors={
            attempt === 0
              ? []
              : ['email', 'city']
                  .filter((name) => name !== 'city' || city.length < 4)
                  .map((field) => ({ field, message: `${field} is missing` }))
          }
          attempt={attempt}
        />
        <Field id="email" name="email" label="Email" value="" onValue={nothing} required />
        <Field id="city" name="city" label="City" value={city} onValue={setCity} required />
        <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
      </>
    );
  };
  draw(<Form />);
  for (const typed of ['Reno', 'Truckee']) {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
    await user.tab();
    const city = screen.getByRole('textbox', { name: 'City' });
    expect(document.activeElement).toBe(city);
    await user.keyboard(typed);
    expect(document.activeElement).toBe(city);
    expect(city).toHaveProperty('value', typed);
  }
});

test('a typed quantity applies on Enter and is limited to its bounds', async () => {
  const user = userEvent.setup();
  const asked: number[] = [];
  draw(<QuantityStepper value={2} max={10} of="Kamm Trail 3" onValue={(value) => asked.push(value)} />);
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, '25{Enter}');
  await user.click(screen.getByRole('button', { name: 'Decrease quantity' }));
  await user.clear(field);
  await user.type(field, 'abc{Tab}');
  expect(asked).toEqual([10, 1]);
  expect(field).toHaveProperty('value', '2');
});

test('PR-12 a reduced price has "now" and "was" for screen readers', () => {
  const { container } = draw(<Price sale="$119.00" struck="$149.00" />);
  expect(container.textContent).toBe('Now $119.00 Was $149.00');
  expect(container.querySelector('s')?.textContent).toBe('Was $149.00');
});

test('a picture requests only served widths, none above its own', () => {
  draw(<PictureView picture={picture} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Kamm Trail 3' });
  expect(
    image
      .getAttribute('srcset')
      ?.split(', ')
      .map((part) => part.split(' ')[1]),
  ).toEqual(['320w', '480w', '640w', '960w']);
  expect([image.getAttribute('width'), image.getAttribute('height'), image.getAttribute('loading')]).toEqual([
    '960',
    '1200',
    'lazy',
  ]);
});

test('a sold-out size is visible and cannot be chosen', async () => {
  const user = userEvent.setup();
  const asked: string[] = [];
  draw(
    <SizeRadios
      legend="Size"
      value={undefined}
      onValue={(value) => asked.push(value)}
      options={[
        { value: 'a', label: '41' },
        { value: 'b', label: '42', soldOut: true },
      ]}
    />,
  );
  await user.click(screen.getByRole('radio', { name: /42/ }));
  await user.click(screen.getByRole('radio', { name: '41' }));
  expect(asked).toEqual(['a']);
  expect(screen.getByRole('radio', { name: '42 Sold out' })).toHaveProperty('disabled', true);
});

test('the error of a missing size leads to the first size that can be selected', () => {
  const options = [
    { value: 'a', label: '41', soldOut: true },
    { value: 'b', label: '42' },
    { value: 'c', label: '43' },
  ];
  draw(
    <SizeRadios
      id="size"
      legend="Size"
      value={undefined}
      onValue={() => undefined}
      onSoldOut={() => undefined}
      options={options}
    />,
  );
  expect(document.getElementById('size')).toBe(screen.getByRole('radio', { name: '42' }));
});

test('a sold-out size links to the back-in-stock form, if there is one', async () => {
  const user = userEvent.setup();
  const asked: string[] = [];
  const options = [
    { value: 'a', label: '41' },
    { value: 'b', label: '42', soldOut: true },
  ];
  draw(
    <SizeRadios
      legend="Size"
      value={undefined}
      onValue={() => undefined}
      onSoldOut={(value) => asked.push(value)}
      awaited="b"
      options={options}
    />,
  );
  await user.click(screen.getByRole('button', { name: '42 Sold out, notify me', pressed: true }));
  expect(asked).toEqual(['b']);
});

const Opener = ({ dismissible = true }: { readonly dismissible?: boolean }): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog open title="Filters" dismissible={dismissible} onClose={() => setOpen(false)}>
          <p>Inside</p>
        </Dialog>
      )}
    </>
  );
};

test('DLG-19 a dialog has an accessible name, starts at its heading, and closes by its button', async () => {
  const user = userEvent.setup();
  draw(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog', { name: 'Filters' });
  expect(document.activeElement).toBe(within(dialog).getByRole('heading', { name: 'Filters' }));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('DLG-19 the backdrop closes a dialog, but not one that must be answered', async () => {
  const user = userEvent.setup();
  const { unmount } = draw(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  draw(<Opener dismissible={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Close' })).toBeNull();
});

test('DLG-19 a press that begins in a dialog and ends on the backdrop, as when text is selected, does not close it', async () => {
  const user = userEvent.setup();
  draw(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog');
  await user.pointer([
    { keys: '[MouseLeft>]', target: within(dialog).getByRole('heading') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  expect(screen.getByRole('dialog')).toBe(dialog);
});

test('a dialog that the browser opened before hydration stays open', () => {
  const { container } = draw(
    <Dialog open={false} title="Menu" onClose={nothing}>
      Inside
    </Dialog>,
  );
  const dialog = container.querySelector('dialog');
  dialog?.showModal();
  expect(dialog?.open).toBe(true);
});
