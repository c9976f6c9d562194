import './controls.css';
import { Button } from 'react-aria-components/Button';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { NumberField } from 'react-aria-components/NumberField';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { FieldError, Input, Label, Text, TextField } from 'react-aria-components/TextField';
import { Group } from 'react-aria-components/Group';
import { rig } from './rig.jsx';

const nothing = () => undefined;

// What each of the kit's controls consists of, as one would write it without the kit.
rig(({ isOn, amount }) => (
  <>
    <TextField className="field" value={String(amount)} onChange={nothing}>
      <Label className="label">Name</Label>
      <div className="box">
        <Input className="input" />
      </div>
      <FieldError className="error" />
      <Text className="note" slot="description">
        As on your passport.
      </Text>
    </TextField>
    <NumberField className="field" value={amount} onChange={nothing}>
      <Label className="label">Lots</Label>
      <Group className="box">
        <Input className="input" />
        <Button slot="decrement" className="step">
          <Sign d="M4 10h12" />
        </Button>
        <Button slot="increment" className="step">
          <Sign d="M4 10h12M10 4v12" />
        </Button>
      </Group>
      <FieldError className="error" />
      <Text className="note" slot="description">
        From one to nine.
      </Text>
    </NumberField>
    <CheckboxField className="field" isSelected={isOn} onChange={nothing}>
      <CheckboxButton className="line">
        {({ isSelected }) => (
          <>
            <span className="check">{isSelected && <Sign d="m4 10.5 4 4 8-9" />}</span>
            <span>Agreed</span>
          </>
        )}
      </CheckboxButton>
      <FieldError className="error" />
    </CheckboxField>
    <SwitchField className="field" isSelected={isOn} onChange={nothing}>
      <SwitchButton className="line">
        <span className="track">
          <span className="knob" />
        </span>
        <span>Remind me</span>
      </SwitchButton>
    </SwitchField>
  </>
));

function Sign({ d }) {
  return (
    <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}
