// More of what somebody writes at first, with the types of their own state: React Aria's keys and selections, props that may be
// `undefined`, panels that close themselves, and controls that have a name and no visible label.
import {
  Alert,
  AlertDialog,
  Avatar,
  Button,
  Card,
  Carousel,
  CheckboxGroup,
  ComboBox,
  ContextMenu,
  copy,
  DatePicker,
  DateRangePicker,
  DateText,
  DescriptionList,
  Dialog,
  Drawer,
  type DrawerProps,
  EmptyState,
  ErrorState,
  FileDrop,
  Form,
  FormSummary,
  Grid,
  HoverCard,
  IconButton,
  Inline,
  KitProvider,
  Link,
  Menu,
  Meter,
  MultiSelect,
  Popover,
  Progress,
  RangeCalendar,
  RangeSlider,
  RelativeTime,
  SearchField,
  SegmentedControl,
  Select,
  Slider,
  Splitter,
  Stack,
  Stepper,
  Switch,
  Table,
  Tabs,
  TagGroup,
  TextArea,
  TextField,
  TimeField,
  Timeline,
  toast,
  ToggleButton,
  ToggleGroup,
  Toolbar,
  Tooltip,
  trash,
  Tree,
} from '@duneline/ui';
import { useState } from 'react';
import type { Key, Selection, SortDescriptor } from 'react-aria-components';
import { Controller, useForm } from 'react-hook-form';

const items = [
  { id: 'pt', label: 'Portugal' },
  { id: 'es', label: 'Spain' },
];

interface Missing {
  readonly hint?: string;
  readonly error?: string;
  readonly isLocked?: boolean;
  readonly locale?: string;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

export function Collections() {
  const [country, setCountry] = useState<Key | null>('pt');
  const [selected, setSelected] = useState<Selection>(new Set(['pt']));
  const [align, setAlign] = useState<Set<Key>>(new Set(['pt']));
  const [view, setView] = useState<Key>('pt');
  const [sort, setSort] = useState<SortDescriptor>({ column: 'label', direction: 'ascending' });
  const { control } = useForm<{ method: string; topics: string[] }>();
  return (
    <>
      <Select label="Country" items={items} value={country} onChange={setCountry} disabledKeys={['es']} />
      <Select label="Country" items={items} selectedKey={country} onSelectionChange={setCountry} />
      <ComboBox label="Country" items={items} selectedKey={country} onSelectionChange={setCountry} />
      <Select aria-label="Owner" items={[{ id: 4, label: 'Ana' }]} defaultValue={4} />
      <ComboBox label="Country" items={items} value={country} onChange={setCountry} menuTrigger="focus" />
      <MultiSelect label="Topics" items={items} defaultValue={['pt']} onChange={(topics) => topics.join()} />
      <SegmentedControl aria-label="View" size="sm" items={items} selectedKey={view} onSelectionChange={setView} />
      <Tabs aria-label="Account" items={items.map((tab) => ({ ...tab, content: tab.label }))} disabledKeys={['es']} />
      <TagGroup
        label="Filters"
        items={items}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
        onRemove={(keys) => keys.has('pt')}
        renderEmptyState={() => 'None'}
      />
      <ToggleGroup aria-label="Text" items={items} selectedKeys={align} onSelectionChange={setAlign} disallowEmptySelection />
      <Table
        aria-label="Countries"
        columns={[
          { id: 'label', label: 'Name', allowsSorting: true },
          { id: 'id', label: 'Code', align: 'end', cell: ({ id }) => id.toUpperCase() },
        ]}
        rows={items}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={setSelected}
        sortDescriptor={sort}
        onSortChange={setSort}
        onRowAction={(key) => key.length}
        renderEmptyState={() => <EmptyState title="No countries" />}
      />
      <Tree
        aria-label="Files"
        items={[{ id: 'a', label: 'A', children: [] }]}
        defaultExpandedKeys={['a']}
        selectionMode="multiple"
        defaultSelectedKeys={['a']}
        disabledKeys={['a']}
        onAction={(id) => id.length}
      />
      <Menu trigger={<Button>More</Button>} items={[{ id: 'end', label: 'End', tone: 'danger' }]} disabledKeys={['end']} />
      <Stepper aria-label="Order" items={items} current="pt" onAction={(id) => id} />
      <Timeline aria-label="History" items={[{ id: 'a', title: 'Sent', description: 'By mail', tone: 'success' }]} />
      <DescriptionList items={[{ id: 'number', label: 'Number', value: 4 }]} />
      <Controller name="method" control={control} render={({ field }) => <Select label="Method" items={items} {...field} />} />
      <Controller name="topics" control={control} render={({ field }) => <MultiSelect label="A" items={items} {...field} />} />
    </>
  );
}

export function Fields({ hint, error, isLocked, locale, onOpenChange }: Missing) {
  return (
    <KitProvider locale={locale}>
      <Form validationErrors={{ email: 'Taken.' }}>
        <FormSummary />
        <TextField label="E-mail" description={hint} errorMessage={error} isDisabled={isLocked} />
        <TextField aria-label="E-mail" validate={(text) => (text.includes('@') ? null : 'Write it with an @.')} />
        <TextArea label="Why?" isReadOnly={isLocked} placeholder={hint} />
        <SearchField aria-label="Search" onChange={(text) => text.trim()} />
        <CheckboxGroup label="By" items={items} validate={(ids) => (ids.length > 0 ? null : 'Choose one.')} />
        <DatePicker label="Day" validate={(day) => (day === null ? 'Choose a day.' : null)} isRequired={isLocked} />
        <DateRangePicker label="Days" validate={(range) => (range === null ? 'Choose two.' : null)} />
        <FileDrop label="Proof" acceptedFileTypes={['image/png']} allowsMultiple />
        <TimeField label="Start" defaultValue="14:30" onChange={(time) => time?.length} granularity="minute" hourCycle={24} />
        <RangeCalendar aria-label="Stay" onChange={({ start, end }) => start < end} minValue="2026-11-01" />
        <Slider label="Share" formatOptions={{ style: 'percent' }} maxValue={1} step={0.1} onChangeEnd={(share) => share > 0} />
        <RangeSlider label="Price" maxValue={500} formatOptions={{ style: 'currency', currency: 'EUR' }} startName="from" />
        <Switch isSelected={isLocked}>Remind me</Switch>
        <Button type="submit" isPending={isLocked}>
          Send
        </Button>
      </Form>
      <Popover aria-label="Filters" offset={4} trigger={<Button>Filters</Button>} onOpenChange={onOpenChange}>
        {({ close }) => <Button onPress={close}>Done</Button>}
      </Popover>
    </KitProvider>
  );
}

const sent = new Date('2026-11-21T16:05:00Z');
const apply: DrawerProps['actions'] = ({ close }) => <Button onPress={close}>Apply</Button>;

export function Pages({ hint, isLocked }: Missing) {
  return (
    <Stack gap="md">
      <Inline gap="sm" justify="space-between">
        <Avatar name="Ana" size="lg" />
        <IconButton aria-label="Copy" icon={copy} onPress={() => toast({ title: 'Copied', description: 'To the clipboard.' })} />
        <Button icon={trash} onPress={() => toast({ title: 'Removed', action: { label: 'Undo', onPress: () => undefined } })}>
          Remove
        </Button>
      </Inline>
      <Toolbar aria-label="Text">
        <ToggleButton isSelected={isLocked}>Preview</ToggleButton>
      </Toolbar>
      <Grid columns={2} gap="lg">
        <Card>{hint}</Card>
      </Grid>
      <Carousel
        aria-label="Plans"
        items={[{ id: 'a', content: <Card>Team</Card> }]}
        slidesPerView={2}
        onIndexChange={(index) => index + 1}
      />
      <Splitter aria-label="Width of the list" start="List" end="Record" defaultValue={30} onChangeEnd={(share) => share > 0} />
      <ContextMenu aria-label="Order" items={[{ id: 'copy', label: 'Copy' }]} onAction={(id) => id.length}>
        <Card>Order 4</Card>
      </ContextMenu>
      <HoverCard aria-label="Ana" content="Two accounts" delay={300}>
        <Link href="/ana">Ana</Link>
      </HoverCard>
      <Tooltip content="Copy the link" placement="top" delay={300}>
        <IconButton icon={copy} aria-label="Copy the link" variant="quiet" />
      </Tooltip>
      <Alert>Two invoices were not sent.</Alert>
      <Alert tone="warning" title={hint} />
      <Progress label="Upload" value={4} minValue={0} maxValue={10} />
      <Progress aria-label="Export" isIndeterminate />
      <Meter label="Storage" value={4} maxValue={10} valueLabel="4 GB" valueText="4 GB" />
      <ErrorState title="Not loaded" isPending={isLocked} onRetry={() => undefined} />
      <DateText value={sent} />
      <RelativeTime value={sent} />
      <AlertDialog
        trigger={<Button variant="danger">Delete</Button>}
        title="Delete?"
        confirmLabel="Delete"
        onConfirm={() => undefined}
      >
        It cannot be undone.
      </AlertDialog>
      <Dialog title="Terms" size="lg" trigger={<Button>Terms</Button>}>
        {({ close }) => <Button onPress={close}>Accept</Button>}
      </Dialog>
      <Drawer title="Filters" isOpen={isLocked} actions={apply}>
        Fields
      </Drawer>
    </Stack>
  );
}

// @ts-expect-error: a field that nothing names.
export const nameless = <TextField placeholder="E-mail" />;

// @ts-expect-error: a table that nothing names.
export const unnamed = <Table columns={[]} rows={[]} />;
