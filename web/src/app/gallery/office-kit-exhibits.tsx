import { useState, type ReactNode } from 'react';
import { Act } from '../../core/office/act.tsx';
import { ChangeItem, Changes, Differences, type Change } from '../../core/office/changes.tsx';
import { FilterForm, type FilterField } from '../../core/office/filter-form.tsx';
import { useFilterValues, useListState } from '../../core/office/list-state.ts';
import { List, type Column } from '../../core/office/list.tsx';
import { Row, Rows } from '../../core/office/rows.tsx';
import { Back, Note, Section } from '../../core/office/section.tsx';
import { Trail } from '../../core/office/trail.tsx';
import { Badge } from '../../core/ui/badge.tsx';
import { ExhibitList, LONG, type Exhibits } from './exhibit.tsx';

interface Item {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
}

const MANY = 1_000_000;
const itemAt = (id: number): Item => ({ id, name: `item ${id}`, amount: (id * 37) % 101 });
const items = Array.from({ length: 12 }, (_, at) => itemAt(at + 1));
const SIZE = 5;

const columns: readonly Column<Item>[] = [
  { label: 'name', key: 'name', value: ({ name }) => name, cell: ({ name, id }) => <a href={`#${id}`}>{name}</a> },
  { label: 'amount', key: 'amount', isNumber: true, value: ({ amount }) => amount, cell: ({ amount }) => amount },
  { label: 'kind', cell: () => <Badge tone="good">good</Badge> },
  { label: 'words', cell: () => LONG },
];
const shared = { columns, keyOf: ({ id }: Item) => String(id) };

/** A million rows, of which a server would send a page in the order that is asked for. */
const ServerList = (): ReactNode => {
  const [{ page, sort }, put] = useListState('server.');
  const isDown = sort?.isDown === true;
  const rows = Array.from({ length: SIZE }, (_, at) => {
    const place = (page - 1) * SIZE + at + 1;
    return itemAt(isDown ? MANY + 1 - place : place);
  });
  return (
    <List
      {...shared}
      label="server"
      name="server."
      rows={rows}
      file="server"
      readAll={async () => items}
      pages={{ page, size: SIZE, total: MANY, onPage: (next) => put({ page: next }) }}
    />
  );
};

const fields: readonly FilterField[] = [
  { name: 'email', label: 'email', isPrivate: true },
  { name: 'state', label: 'state', options: ['', 'a', 'b'].map((value) => ({ value, label: value || 'all' })) },
  { name: 'from', label: 'from', input: { type: 'datetime-local' }, error: 'error' },
];

const Filters = (): ReactNode => {
  const [values, put] = useFilterValues(fields);
  return (
    <>
      <FilterForm fields={fields} values={values} onApply={put} />
      <output>{JSON.stringify(values)}</output>
    </>
  );
};

const Acts = (): ReactNode => {
  const [sent, setSent] = useState('');
  const act = { text: LONG, done: 'done', rereads: [] };
  return (
    <>
      <Act {...act} label="reasoned" send={async (_call, reason) => ({ answer: setSent(reason) })} />
      <Act {...act} label="plain" reason={false} isPrimary send={async () => ({ answer: setSent('plain') })} />
      <Act {...act} label="faulty" fault={() => 'fault'} send={async () => ({})} />
      <output>{sent}</output>
    </>
  );
};

const change: Change = {
  id: 1,
  name: 'change',
  status: 'proposed',
  isOwn: false,
  author: 'author',
  at: 0,
  reason: LONG,
  decider: null,
  decidedAt: null,
  decision: '',
  differences: null,
};

const rows = [{ name: 'field', before: 'before', after: 'after' }];

const changeOf = (label: string, part: Partial<Change>): ReactNode => {
  const differences = <Differences label={label} rows={rows} />;
  return (
    <Changes empty="empty">
      {[<ChangeItem key="1" change={{ ...change, ...part, differences }} rereads={[]} decide={async () => ({})} />]}
    </Changes>
  );
};

const exhibits: Exhibits = {
  List: {
    empty: <List {...shared} label="empty" rows={[]} />,
    public: (
      <List {...shared} label="public" name="public." rows={items} pageSize={SIZE} search="public" file="items" />
    ),
    private: <List {...shared} label="private" name="private." rows={items} pageSize={SIZE} search="private" />,
    server: <ServerList />,
  },
  FilterForm: { default: <Filters /> },
  Rows: {
    default: (
      <Rows label="rows">
        {items.slice(0, 2).map(({ id, name }) => (
          <Row
            key={id}
            to="#"
            title={name}
            badges={<Badge>badge</Badge>}
            text={LONG}
            facts={['fact', LONG]}
            end="end"
          />
        ))}
      </Rows>
    ),
  },
  Section: {
    default: (
      <Section title="title">
        <Back to="#">back</Back>
        <Note>{LONG}</Note>
      </Section>
    ),
  },
  Trail: {
    empty: <Trail events={[]} empty="empty" />,
    default: (
      <Trail events={[{ key: 1, title: LONG, text: 'text', facts: ['fact', '', LONG], children: 'children' }]} />
    ),
  },
  Act: { default: <Acts /> },
  Changes: {
    empty: <Changes empty="empty">{[]}</Changes>,
    proposed: changeOf('proposed', {}),
    own: changeOf('own', { isOwn: true }),
    decided: changeOf('decided', { status: 'active', decider: 'decider', decidedAt: 0, decision: 'decision' }),
  },
};

export const OfficeKitSection = (): ReactNode => <ExhibitList exhibits={exhibits} />;
