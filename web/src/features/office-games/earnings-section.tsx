import { useState, type ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { serverNow } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { momentsOf, rangeOf, type DayRange } from '../../core/office/day-range.ts';
import { List, PAGE_SIZE } from '../../core/office/list.tsx';
import { useAddress } from '../../core/office/list-state.ts';
import { Loaded } from '../../core/office/loaded.tsx';
import { RangeForm } from '../../core/office/range-form.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Facts } from '../../core/ui/facts.tsx';

type Earnings = CallAnswer<'officeGames.earnings'>;

const MINOR = 100;

const Games = ({ games, total, range }: Earnings & { range: DayRange }): ReactNode => {
  const t = useMessages('office-games', 'main');
  const { count, percent } = useFormat();
  const { base, signed } = useDeskFormat();
  const heldOf = ({ staked, ggr }: Earnings['games'][number]): number | null =>
    staked === 0 ? null : (ggr / staked) * 100;
  return (
    <>
      <Facts
        facts={[
          [t('games'), count(total.games)],
          [t('earnings.staked'), base(total.staked)],
          [t('earnings.paid'), base(total.paid)],
          ['GGR', signed(total.ggr)],
        ]}
      />
      {total.games > games.length && <Note>{t('earnings.more', { shown: count(games.length) })}</Note>}
      <List
        label={t('part.earnings')}
        file={`games-${range.from}-${range.to}`}
        rows={games}
        keyOf={({ title, provider }) => `${provider} ${title}`}
        pageSize={PAGE_SIZE}
        search="public"
        empty={t('earnings.none')}
        columns={[
          { label: t('game'), key: 'game', value: ({ title }) => title, cell: ({ title }) => title },
          {
            label: t('provider'),
            key: 'provider',
            value: ({ provider }) => provider,
            cell: ({ provider }) => provider,
          },
          {
            label: t('earnings.staked'),
            isNumber: true,
            key: 'staked',
            value: ({ staked }) => staked / MINOR,
            cell: ({ staked }) => base(staked),
          },
          {
            label: t('earnings.paid'),
            isNumber: true,
            key: 'paid',
            value: ({ paid }) => paid / MINOR,
            cell: ({ paid }) => base(paid),
          },
          { label: 'GGR', isNumber: true, key: 'ggr', value: ({ ggr }) => ggr / MINOR, cell: ({ ggr }) => signed(ggr) },
          {
            label: t('earnings.held'),
            isNumber: true,
            key: 'held',
            value: heldOf,
            cell: (game) => {
              const held = heldOf(game);
              return held === null ? '—' : percent(held, 2);
            },
          },
        ]}
      />
    </>
  );
};

const Shown = ({ range }: { range: DayRange }): ReactNode => (
  <Loaded query={useCallQuery('officeGames.earnings', { ...range })}>
    {(earnings) => <Games {...earnings} range={range} />}
  </Loaded>
);

/** GGR of each provider's game over some days. */
export const EarningsSection = (): ReactNode => {
  const t = useMessages('office-games', 'main');
  const { params, put } = useAddress();
  const [now] = useState(serverNow);
  const range = rangeOf(params, now);
  return (
    <Section title={t('part.earnings')}>
      <Note>{t('earnings.text')}</Note>
      <RangeForm key={`${range.from} ${range.to}`} range={range} onChange={(next) => put({ ...next })} />
      {momentsOf(range) && <Shown range={range} />}
    </Section>
  );
};
