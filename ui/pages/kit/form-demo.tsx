import { useState, type ReactNode } from 'react';
import { Button } from '#ui/design/button.tsx';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { ErrorSummary } from '#ui/design/error-summary.tsx';
import { Field } from '#ui/design/field.tsx';
import { QuantityStepper } from '#ui/design/quantity-stepper.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { Select } from '#ui/design/select.tsx';
import { SizeRadios } from '#ui/design/size-radios.tsx';
import { longText } from './long-text.ts';
import { Demo, Sample } from './sample.tsx';

const nothing = (): void => undefined;
const countries = [
  { value: 'CA', label: 'Canada' },
  { value: 'GB', label: 'United Kingdom' },
  { value: 'AQ', label: 'Antarctica', disabled: true },
];
const sizes = [
  { value: '40', label: '40' },
  { value: '41', label: '41' },
  { value: '42', label: '42', soldOut: true },
  { value: '43', label: '43 ⅓' },
];

/** Form controls. Nothing is sent. */
export const FormDemo = (): ReactNode => {
  const [name, setName] = useState('');
  const [country, setCountry] = useState('');
  const [isTicked, setTicked] = useState(true);
  const [size, setSize] = useState('41');
  const [method, setMethod] = useState('standard');
  const [quantity, setQuantity] = useState(1);
  const [attempt, setAttempt] = useState(0);
  return (
    <Demo id="forms" title="Forms">
      <Sample
        title="Field"
        note="The border is darker on hover; an error is shown by a text, an icon and the border."
        wide
      >
        <Field
          id="kit-name"
          name="kit-name"
          label="Resting, optional"
          value={name}
          onValue={setName}
          placeholder="A placeholder"
          hint="A hint says what it is for."
        />
        <Field name="kit-accepted" label="Accepted" value="Ada Fjell" onValue={nothing} required accepted />
        <Field
          name="kit-wrong"
          label="With an error"
          value="ada@"
          onValue={nothing}
          required
          hint="For the receipt."
          error="Enter an email such as name@example.com."
        />
        <Field name="kit-off" label="Disabled" value="Not now" onValue={nothing} required disabled />
        <Field name="kit-long" label={longText} value={longText} onValue={nothing} required error={longText} />
      </Sample>
      <Sample title="Select" wide>
        <Select
          name="kit-country"
          label="Resting"
          value={country}
          onValue={setCountry}
          options={countries}
          placeholder="Choose"
          required
        />
        <Select
          name="kit-country-accepted"
          label="Accepted"
          value="CA"
          onValue={nothing}
          options={countries}
          required
          accepted
        />
        <Select
          name="kit-country-wrong"
          label="With an error"
          value=""
          onValue={nothing}
          options={countries}
          placeholder="Choose"
          required
          error="Choose a country."
        />
        <Select
          name="kit-country-off"
          label="Disabled"
          value="CA"
          onValue={nothing}
          options={countries}
          required
          disabled
        />
      </Sample>
      <Sample title="Checkbox" note="The whole label is clickable." wide>
        <Checkbox name="kit-tick" label="Ticked by a click" checked={isTicked} onChecked={setTicked} />
        <Checkbox name="kit-tick-off" label="Disabled" checked={false} onChecked={nothing} disabled />
        <Checkbox name="kit-tick-on" label="Disabled and ticked" checked onChecked={nothing} disabled />
        <Checkbox name="kit-tick-long" label={longText} checked={false} onChecked={nothing} />
      </Sample>
      <Sample title="Radio cards" wide>
        <RadioCards
          legend="Delivery"
          name="kit-method"
          value={method}
          onValue={setMethod}
          options={[
            { value: 'standard', label: 'Tue 1 to Thu 3 Dec', hint: 'Standard', aside: 'Free' },
            { value: 'express', label: longText, hint: 'Express', aside: '$15.00' },
            { value: 'never', label: 'Not to this address', disabled: true },
          ]}
        />
      </Sample>
      <Sample title="Size" note="Sold-out sizes are shown struck through and cannot be selected." wide>
        <SizeRadios id="kit-size" name="kit-size" legend="Size" value={size} onValue={setSize} options={sizes} />
        <SizeRadios
          id="kit-size-wrong"
          name="kit-size-wrong"
          legend="Size, with an error"
          value={undefined}
          onValue={nothing}
          options={sizes}
          error="Choose a size."
        />
      </Sample>
      <Sample title="Quantity">
        <QuantityStepper value={quantity} max={3} of="Kamm Trail 3" onValue={setQuantity} />
        <QuantityStepper value={1} max={1} of="the only one there is" onValue={nothing} />
      </Sample>
      <Sample
        title="Error summary"
        note="Shown above a refused form, with links to its fields; the first invalid field takes the focus."
        wide
      >
        <Button variant="secondary" compact onClick={() => setAttempt(attempt + 1)}>
          Refuse the form
        </Button>
        <ErrorSummary
          errors={
            attempt === 0
              ? []
              : [
                  { field: 'kit-name', message: 'Enter a name.' },
                  { field: 'kit-size', message: 'Choose a size.' },
                ]
          }
          attempt={attempt}
        />
      </Sample>
    </Demo>
  );
};
