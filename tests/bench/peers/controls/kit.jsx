import '@duneline/ui/theme';
import { Checkbox, NumberField, Switch, TextField } from '@duneline/ui';
import { rig } from './rig.jsx';

const nothing = () => undefined;

rig(({ isOn, amount }) => (
  <>
    <TextField label="Name" description="As on your passport." value={String(amount)} onChange={nothing} />
    <NumberField label="Lots" description="From one to nine." value={amount} onChange={nothing} />
    <Checkbox isSelected={isOn} onChange={nothing}>
      Agreed
    </Checkbox>
    <Switch isSelected={isOn} onChange={nothing}>
      Remind me
    </Switch>
  </>
));
