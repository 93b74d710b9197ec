import { useMessages } from '../../core/i18n/messages.ts';
import { useState, type ReactNode } from 'react';
import { toNumber, type Fraction } from 'games-engine';
import {
  newyearChances,
  newyearConfigSchema,
  newyearDefaultConfig,
  newyearExpected,
  type NewyearChance,
  type PrizeKind,
} from 'games-engine/newyear';
import {
  MAX_STATUS,
  robberyAmount,
  robberyChances,
  robberyConfigSchema,
  robberyDefaultConfig,
  robberyExpectedMinor,
  type RobberyConfig,
} from 'games-engine/robbery';
import { newyearDepositTickets, newyearTickets } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameConfig } from '../../core/game-kit/screen/use-game-config.ts';
import { List } from '../../core/office/list.tsx';
import styles from '../../core/office/office.module.css';
import { Section, Note } from '../../core/office/section.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { vipName } from '../../core/vip/vip-level.ts';
import { useWhole } from './whole-field.tsx';

const DAYS_OF_MONTH = 30;
const MAX_DRAWS = 10_000;
const MAX_DAYS = 366;
const MAX_DEPOSIT = 100_000_000;
const MINOR = 100n;

const levels = Array.from({ length: MAX_STATUS }, (_, index) => index + 1);
const PERCENT = 100;
const PLACES = 4; // decimals of a chance: the rarest prize is one in fifty thousand

const LevelTable = ({ config, draws }: { config: RobberyConfig; draws: number }): ReactNode => {
  const t = useMessages('office-bonus', 'expected');
  const { base } = useDeskFormat();
  const expected = (statusId: number): number => toNumber(robberyExpectedMinor(config, { statusId }));
  return (
    <List
      label={t('levels')}
      rows={levels}
      keyOf={String}
      columns={[
        { label: t('col.level'), cell: (level) => vipName(level) },
        { label: t('col.amount'), isNumber: true, cell: (level) => base(robberyAmount(config, level) ?? 0) },
        { label: t('col.each'), isNumber: true, cell: (level) => base(Math.round(expected(level))) },
        { label: t('col.all'), isNumber: true, cell: (level) => base(Math.round(expected(level) * draws)) },
      ]}
    />
  );
};

/** Robbery: the exact mean prize of a spin at each VIP level. */
export const RobberyExpected = (): ReactNode => {
  const t = useMessages('office-bonus', 'expected');
  const { percent } = useFormat();
  const { base } = useDeskFormat();
  const { config } = useGameConfig('robbery', robberyConfigSchema, robberyDefaultConfig);
  const draws = useWhole(t('draws'), DAYS_OF_MONTH, [1, MAX_DRAWS]);
  const [level, setLevel] = useState('1');
  const rows = robberyChances(config, { statusId: Number(level) }).map((chance, sector) => ({ ...chance, sector }));
  return (
    <>
      <Section title={t('kind.robbery')}>
        <div className={styles.filters}>{draws.field}</div>
        <LevelTable config={config} draws={draws.value ?? 0} />
        <Note>{t('draw.text')}</Note>
      </Section>
      <Section title={t('distribution')}>
        <SelectField
          label={t('col.level')}
          options={levels.map((each) => ({ value: String(each), label: vipName(each) ?? String(each) }))}
          value={level}
          onChange={setLevel}
        />
        <List
          label={t('distribution')}
          rows={rows}
          keyOf={({ sector }) => String(sector)}
          columns={[
            { label: t('col.prize'), isNumber: true, cell: ({ prizeMinor }) => base(Number(prizeMinor)) },
            {
              label: t('col.chance'),
              isNumber: true,
              cell: ({ probability }) => percent(toNumber(probability) * PERCENT, PLACES),
            },
          ]}
        />
      </Section>
    </>
  );
};

const accountOf: Readonly<Record<PrizeKind, string>> = { base: 'real', dic: 'dic', item: 'real' };

/** New Year drum: the exact mean cost of a player's tickets, for sign-ins and for deposits, by kind. */
export const NewyearExpected = (): ReactNode => {
  const t = useMessages('office-bonus', 'expected');
  const { percent, count } = useFormat();
  const { onAccount } = useDeskFormat();
  const { config } = useGameConfig('newyear', newyearConfigSchema, newyearDefaultConfig);
  const days = useWhole(t('newyear.days'), 1, [0, MAX_DAYS]);
  const deposit = useWhole(t('newyear.deposit'), 1_000, [0, MAX_DEPOSIT]);
  const playedMinor = BigInt(deposit.value ?? 0) * MINOR;
  const forDeposits = newyearDepositTickets({ playedMinor });
  const tickets = newyearTickets({ days: days.value ?? 0, playedMinor });
  const expectedOf = (kind: PrizeKind): number => toNumber(newyearExpected(config, kind)) * tickets;
  const prize = ({ kind, name, prizeMinor }: NewyearChance): string =>
    kind === 'item' ? name : onAccount(accountOf[kind], Number(prizeMinor));
  const chance = (probability: Fraction): string => percent(toNumber(probability) * PERCENT, PLACES);
  return (
    <>
      <Section title={t('kind.newyear')}>
        <div className={styles.filters}>
          {days.field}
          {deposit.field}
        </div>
        <Facts
          facts={[
            [t('tickets'), count(tickets)],
            [t('newyear.forDeposits'), count(forDeposits)],
            [t('newyear.base'), onAccount('real', Math.round(expectedOf('base')))],
            [t('newyear.dic'), onAccount('dic', Math.round(expectedOf('dic')))],
            [
              t('newyear.item'),
              expectedOf('item') === 0 ? '—' : t('oneIn', { times: count(Math.round(1 / expectedOf('item'))) }),
            ],
          ]}
        />
        <Note>{t('draw.text')}</Note>
      </Section>
      <Section title={t('distribution')}>
        <List
          label={t('distribution')}
          rows={newyearChances(config)}
          keyOf={({ name }) => name}
          columns={[
            { label: t('col.prize'), cell: prize },
            { label: t('col.chance'), isNumber: true, cell: ({ probability }) => chance(probability) },
          ]}
        />
      </Section>
    </>
  );
};
