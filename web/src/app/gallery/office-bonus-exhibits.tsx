import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { HouseChangeRow, HouseField, HouseRecordRow, HouseSubject, WaitingBonus } from 'server/contract';
import { ChangesView } from '../../features/office-bonus/changes-section.tsx';
import { CostsView } from '../../features/office-bonus/costs-view.tsx';
import type { Costs } from '../../features/office-bonus/costs.maths.ts';
import { ExpectedSection } from '../../features/office-bonus/expected-section.tsx';
import { draftOf, readDraft } from '../../core/office/record-draft.ts';
import { RecordForm } from '../../core/office/record-form.tsx';
import { RecordsView } from '../../features/office-bonus/records-section.tsx';
import { useHouseText } from '../../features/office-bonus/use-house-text.ts';
import { WaitingView } from '../../features/office-bonus/waiting-section.tsx';
import { ExhibitList, Held, LONG, type Exhibits } from './exhibit.tsx';

const AT = Date.UTC(2026, 10, 23, 12);
const person = { userId: '1', nick: 'player' };

const waiting: WaitingBonus = {
  id: '1',
  player: person,
  bonus: 'introductory',
  period: '1',
  account: 'dicLocked',
  amount: 3_000_000,
  at: AT,
  isResting: true,
  others: [
    { ...person, nick: 'other', kind: 'device' },
    { ...person, nick: LONG, kind: 'device' },
    { ...person, nick: 'third', kind: 'destination' },
  ],
};

/** Every kind of field. */
const fields: readonly HouseField[] = [
  { key: 'integer', kind: 'integer', min: 1, max: 100 },
  { key: 'money', kind: 'money', min: 0, max: 100_000, isOptional: true },
  { key: 'text', kind: 'text', maxLength: 20 },
  { key: 'localisedText', kind: 'localisedText', maxLength: 40 },
  { key: 'date', kind: 'date' },
  { key: 'choice', kind: 'choice', choices: ['one', 'two'] },
  { key: 'isOn', kind: 'switch' },
  {
    key: 'table',
    kind: 'table',
    minRows: 1,
    maxRows: 3,
    columns: [
      { key: 'place', kind: 'integer', min: 1, max: 10 },
      { key: 'share', kind: 'integer', min: 1, max: 100 },
    ],
  },
];

const record = {
  integer: 5,
  money: 12_550,
  text: 'text',
  localisedText: { ru: '', en: 'English', ua: '', kz: '', uz: '', tr: '' },
  date: AT,
  choice: 'one',
  isOn: true,
  table: [
    { place: 1, share: 60 },
    { place: 2, share: 40 },
  ],
};

const subject: HouseSubject = { subject: 'gallery', fields: [...fields], facts: [], title: 'text', canAdd: true };
const row: HouseRecordRow = { key: 'text', record, facts: {}, extraFields: [] };

const change: HouseChangeRow = {
  id: 1,
  subject: 'gallery',
  key: 'text',
  fields: [...fields],
  title: 'text',
  before: record,
  after: { ...record, integer: 7, table: [{ place: 1, share: 100 }] },
  status: 'proposed',
  author: 'author',
  isOwn: false,
  reason: LONG,
  at: AT,
  decider: null,
  decision: '',
  decidedAt: null,
};
const decided = { decider: 'decider', decision: 'decision', decidedAt: AT };

const none = { granted: 0, released: 0, lapsed: 0, converted: 0, real: 0 };
const costs: Costs = {
  moved: [
    { ...none, period: '2026-11-21', bonus: 'cashback', account: 'real', granted: 250_000 },
    {
      ...none,
      period: '2026-11-22',
      bonus: 'introductory',
      account: 'dicLocked',
      granted: 3_000_000,
      released: 45_000,
    },
    { ...none, period: '2026-11-23', bonus: null, account: 'dic', converted: 45_000, real: 45_000 },
  ],
  brought: [
    { period: '2026-11-22', bonus: null, takers: 3, before: 0, after: 9_000_000 },
    { period: null, bonus: 'introductory', takers: 3, before: 0, after: 9_000_000 },
    { period: null, bonus: null, takers: 3, before: 0, after: 9_000_000 },
  ],
  outstanding: [{ bonus: 'introductory', account: 'dicLocked', grants: 3, amount: 2_955_000 }],
};
const range = { from: '2026-11-20', to: '2026-11-23' };

const Form = ({ first, isSent }: { first: object; isSent: boolean }): ReactNode => {
  const text = useHouseText('gallery');
  return (
    <Held first={draftOf(fields, { ...first })}>
      {(draft, set) => (
        <RecordForm
          fields={fields}
          draft={draft}
          faults={isSent ? readDraft(fields, draft).faults : []}
          text={text}
          onChange={set}
        />
      )}
    </Held>
  );
};

const Records = ({ name, records }: { name: string; records: readonly HouseRecordRow[] }): ReactNode => {
  const waiting = new Set(name === 'waiting' ? records.map(({ key }) => key) : []);
  return <RecordsView subject={subject} text={useHouseText(name)} waiting={waiting} records={records} />;
};

const exhibits: Exhibits = {
  WaitingView: { empty: <WaitingView waiting={[]} />, waiting: <WaitingView waiting={[waiting]} /> },
  ChangesView: {
    empty: <ChangesView changes={[]} />,
    proposed: <ChangesView changes={[change]} />,
    own: <ChangesView changes={[{ ...change, id: 4, isOwn: true, before: {} }]} />,
    decided: (
      <ChangesView
        changes={[
          { ...change, ...decided, id: 2, status: 'active' },
          { ...change, ...decided, id: 3, status: 'rejected' },
        ]}
      />
    ),
  },
  RecordsView: {
    empty: <Records name="empty" records={[]} />,
    default: <Records name="default" records={[row]} />,
    waiting: <Records name="waiting" records={[row]} />,
  },
  RecordForm: {
    empty: <Form first={{}} isSent={false} />,
    faults: <Form first={{}} isSent />,
    filled: <Form first={record} isSent />,
  },
  CostsView: {
    empty: <CostsView costs={{ moved: [], brought: [], outstanding: [] }} range={range} by="day" days={30} />,
    default: <CostsView costs={costs} range={range} by="day" days={30} />,
  },
  ExpectedSection: { default: <ExpectedSection /> },
};

/** Back-office screens of bonuses in their states, without calls. */
export const OfficeBonusSection = (): ReactNode => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  return (
    <QueryClientProvider client={client}>
      <ExhibitList exhibits={exhibits} />
    </QueryClientProvider>
  );
};
