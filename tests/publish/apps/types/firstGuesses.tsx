// What somebody writes at first who knows React Aria, Mantine, MUI or Radix. Each line did not compile before the conventions of
// packages/ui/README.md.
import {
  Alert,
  Badge,
  Checkbox,
  CheckboxGroup,
  ComboBox,
  DatePicker,
  Dialog,
  Disclosure,
  Form,
  KitProvider,
  Menu,
  NumberField,
  OneTimeCode,
  PasswordField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Button,
  Table,
  Tabs,
  TextArea,
  TextField,
  toast,
  ToggleGroup,
  Tree,
} from '@duneline/ui';
import { Drawer } from '@duneline/ui/Drawer';
import { Controller, useForm } from 'react-hook-form';

const items = [
  { id: 'bank', label: 'Bank' },
  { id: 'upi', label: 'UPI' },
];
const note = (key: unknown) => void key;

export const guesses = (
  <>
    {/* 1 */} <TextField label="E-mail" isInvalid errorMessage="Write it with an @." />
    {/* 2 */} <Select label="Method" items={items} value="bank" onChange={note} />
    {/* 3 */} <ComboBox label="Country" items={items} defaultValue="upi" />
    {/* 4 */} <RadioGroup label="Method" items={items} value="bank" onChange={note} errorMessage="Choose one." />
    {/* 5 */} <CheckboxGroup label="Methods" items={items} defaultValue={['upi']} isInvalid />
    {/* 6 */} <SegmentedControl aria-label="Method" items={items} selectedKey="upi" onSelectionChange={note} />
    {/* 7 */}{' '}
    <ToggleGroup aria-label="Methods" items={items} selectionMode="multiple" selectedKeys={['upi']} onSelectionChange={note} />
    {/* 8 */} <Tabs aria-label="Account" items={[{ id: 'a', label: 'Overview', content: null }]} defaultSelectedKey="a" />
    {/* 9 */}{' '}
    <Dialog title="Terms" defaultOpen>
      Nothing is lost.
    </Dialog>
    {/* 10 */}{' '}
    <Disclosure title="Why?" defaultOpen>
      Because.
    </Disclosure>
    {/* 11 */} <Alert tone="danger" title="Payment declined." />
    {/* 12 */} <Badge tone="success">Paid</Badge>
    {/* 13 */} <ComboBox label="Country" items={items} isPending />
    {/* 14 */} <SearchField label="Search" />
    {/* 15 */}{' '}
    <Form validationErrors={{ email: 'Taken.' }} validationBehavior="native">
      Fields
    </Form>
    {/* 16 */}{' '}
    <KitProvider locale="ar-EG" direction="rtl">
      Page
    </KitProvider>
    {/* 17 */}{' '}
    <Drawer title="Filters" defaultOpen onOpenChange={note}>
      Fields
    </Drawer>
    {/* 18 */}{' '}
    <Tree aria-label="Referrals" items={[]} selectedKeys={['a']} defaultExpandedKeys={new Set(['a'])} onSelectionChange={note} />
    {/* More of the kind, which compiled before as well. */}
    <Checkbox isInvalid errorMessage="Accept them to go on.">
      I accept
    </Checkbox>
    <DatePicker label="Day" isInvalid errorMessage="Choose a day." />
    <Menu trigger={<Button>Account</Button>} items={items} onAction={note} />
    <Table aria-label="Orders" columns={[]} rows={[]} rowKey={String} isPending />
    <Button onPress={() => toast({ tone: 'danger', title: 'Copy failed.' })}>Copy</Button>
  </>
);

/** 19: with React Hook Form. */
export function Hooked() {
  const { control, register } = useForm<{
    email: string;
    secret: string;
    why: string;
    code: string;
    find: string;
    amount: number | null;
  }>();
  return (
    <form>
      <TextField label="E-mail" {...register('email', { required: true })} />
      <PasswordField label="Password" {...register('secret')} strength={null} />
      <TextArea label="Why?" {...register('why')} />
      <SearchField aria-label="Search" {...register('find')} />
      <OneTimeCode label="Code" {...register('code')} />
      <Controller name="email" control={control} render={({ field }) => <TextField label="E-mail" {...field} />} />
      <Controller name="amount" control={control} render={({ field }) => <NumberField label="Amount" {...field} />} />
    </form>
  );
}
