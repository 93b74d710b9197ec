import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { CodeField, PasswordField, TextField } from '../../core/ui/text-field.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Form } from '../../core/ui/form.tsx';
import { DataTable, type DataColumn } from '../../core/ui/data-table.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { Section } from '../../core/ui/page.tsx';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { Shelf } from '../../core/ui/shelf.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { TabLinks } from '../../core/ui/tab-links.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { ExhibitList, Held, LONG, nothing, type Exhibits } from './exhibit.tsx';

const options = [
  { value: 'a', label: 'a' },
  { value: 'b', label: LONG },
] as const;

const dialog = (name: string, props: { size?: 'wide'; dismissible?: boolean }, text: string) => (
  <Held first={false}>
    {(open, set) => (
      <>
        <Button onClick={() => set(true)}>{name}</Button>
        <Dialog {...props} open={open} onClose={() => set(false)} title={name}>
          <p>{text}</p>
          <Button onClick={() => set(false)}>onClose</Button>
        </Dialog>
      </>
    )}
  </Held>
);

const actDialog = (name: string, props: { reason?: string; problem?: string; busy?: boolean }) => (
  <Held first={false}>
    {(open, set) => (
      <>
        <Button onClick={() => set(true)}>{name}</Button>
        <ActDialog
          busy={false}
          problem={undefined}
          {...props}
          open={open}
          onClose={() => set(false)}
          title={name}
          text={LONG}
          submit="submit"
          onSubmit={() => set(false)}
        />
      </>
    )}
  </Held>
);

const links = [
  { to: '/dev/gallery/surfaces', label: 'present' },
  { to: '/dev/gallery/play', label: LONG },
];

const tableColumns: readonly DataColumn<(typeof options)[number]>[] = [
  { label: 'value', isCode: true, cell: ({ value }) => value },
  { label: 'label', isNumber: true, cell: ({ label }) => label },
];

const exhibits: Exhibits = {
  TabLinks: { default: <TabLinks label="TabLinks" links={links} /> },
  TextField: {
    default: <TextField label="default" />,
    placeholder: <TextField label="placeholder" placeholder="placeholder" />,
    hint: <TextField label="label" hint="hint" defaultValue="value" />,
    error: <TextField label="label" error="error" defaultValue="value" />,
    disabled: <TextField label="disabled" defaultValue="value" disabled />,
    'prefix suffix': <TextField label="prefix, suffix" prefix="prefix" suffix="suffix" defaultValue="value" />,
    hideLabel: <TextField label="hideLabel" hideLabel defaultValue="value" />,
    long: <TextField label={LONG} hint={LONG} defaultValue={LONG} />,
  },
  PasswordField: {
    'hidden shown': <PasswordField label="PasswordField" autoComplete="off" defaultValue="value" />,
    error: <PasswordField label="PasswordField" autoComplete="off" error="error" />,
  },
  CodeField: {
    digits: <CodeField label="digits" defaultValue="123456" />,
    recovery: <CodeField label="recovery" kind="recovery" defaultValue="abcd-efgh" />,
    error: <CodeField label="digits" error="error" defaultValue="12" />,
  },
  SelectField: {
    default: (
      <Held first="a">
        {(value, set) => <SelectField label="default" hint="hint" options={options} value={value} onChange={set} />}
      </Held>
    ),
    disabled: <SelectField label="disabled" options={options} value="a" disabled onChange={nothing} />,
    long: <SelectField label={LONG} hint={LONG} options={options} value="b" onChange={nothing} />,
  },
  Form: {
    default: (
      <Form onSubmit={() => toast.info('onSubmit')}>
        <TextField label="label" />
        <Button type="submit">submit</Button>
      </Form>
    ),
  },
  Section: {
    default: (
      <Section title="of a page">
        <p>children</p>
      </Section>
    ),
  },
  ProgressBar: {
    none: <ProgressBar label="none" done={0} of={3} />,
    some: <ProgressBar label="some" done={1} of={3} />,
    all: <ProgressBar label="all" done={3} of={3} />,
  },
  DataTable: {
    default: <DataTable label="rows" rows={options} keyOf={({ value }) => value} columns={tableColumns} />,
    cards: (
      <DataTable
        label="rows as cards"
        rows={options}
        keyOf={({ value }) => value}
        columns={[...tableColumns, { label: 'third', cell: () => LONG }, { label: 'fourth', cell: () => '4' }]}
      />
    ),
  },
  Facts: {
    grid: (
      <Facts
        facts={[
          ['name', 'value'],
          [LONG, LONG],
        ]}
      />
    ),
    'layout=rows': (
      <Facts
        layout="rows"
        facts={[
          ['name', 'value'],
          [LONG, LONG],
        ]}
      />
    ),
  },
  Badge: {
    default: <Badge>children</Badge>,
    'tone=told': <Badge tone="told">children</Badge>,
    'tone=good icon': (
      <Badge tone="good" icon={Check}>
        children
      </Badge>
    ),
    'tone=wait': <Badge tone="wait">children</Badge>,
    'tone=bad': <Badge tone="bad">children</Badge>,
  },
  CopyValue: {
    default: <CopyValue label="label" value="value" />,
    'note long': <CopyValue label="label" value={'9f86d081'.repeat(16)} note="note" />,
  },
  Card: { default: <Card>children</Card>, long: <Card>{LONG}</Card> },
  Dialog: {
    medium: dialog('medium', {}, 'children'),
    wide: dialog('wide', { size: 'wide' }, LONG),
    'dismissible=false': dialog('dismissible=false', { dismissible: false }, 'children'),
    scrolling: dialog('scrolling', {}, `${LONG} `.repeat(60)),
  },
  ActDialog: {
    plain: actDialog('plain', {}),
    reason: actDialog('reason', { reason: 'reason' }),
    problem: actDialog('problem', { reason: 'reason', problem: 'problem', busy: true }),
  },
  toast: {
    success: <Button onClick={() => toast.success('success')}>success</Button>,
    error: <Button onClick={() => toast.error('error')}>error</Button>,
    info: <Button onClick={() => toast.info(LONG)}>info</Button>,
  },
  Shelf: {
    default: (
      <Shelf id="shelf" title="title" previous="previous" next="next">
        {[1, 2, 3, 4, 5].map((place) => (
          <li key={place}>
            <Button>{place}</Button>
          </li>
        ))}
      </Shelf>
    ),
  },
  Skeleton: { line: <Skeleton />, block: <Skeleton width={120} height={96} /> },
  EmptyState: {
    default: <EmptyState>children</EmptyState>,
    action: <EmptyState action={<Button variant="primary">action</Button>}>{LONG}</EmptyState>,
  },
  ErrorState: {
    default: <ErrorState>children</ErrorState>,
    action: <ErrorState action={<Button>action</Button>}>{LONG}</ErrorState>,
  },
};

/** Fields and containers. */
export const SurfaceSection = (): ReactNode => <ExhibitList exhibits={exhibits} />;
