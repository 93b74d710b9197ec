import type { ReactNode } from 'react';
import type { CallAnswer } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { List, PAGE_SIZE, type Column } from '../../core/office/list.tsx';
import { Section, Note } from '../../core/office/section.tsx';
import { PlayerLink } from '../../core/office/player-link.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { HeldWins } from './held-wins.tsx';
import { Loaded } from '../../core/office/loaded.tsx';

const FRESH_MS = 10_000;

type Unsettled = CallAnswer<'officeCasino.unsettled'>;

const useColumns = (): readonly Column<Unsettled['rounds'][number]>[] => {
  const t = useMessages('catalogue', 'unsettled');
  const moment = useMoment();
  const { base } = useDeskFormat();
  return [
    { label: t('player'), cell: ({ player }) => <PlayerLink player={player} /> },
    { label: t('game'), cell: ({ game, provider }) => t('game.of', { game, provider }) },
    {
      label: t('staked'),
      isNumber: true,
      key: 'staked',
      value: ({ staked }) => staked / 100,
      cell: ({ staked }) => base(staked),
    },
    { label: t('paid'), isNumber: true, key: 'paid', value: ({ paid }) => paid / 100, cell: ({ paid }) => base(paid) },
    { label: t('account'), cell: ({ account }) => t(`account.${account}`) },
    { label: t('state'), cell: ({ state }) => t(`state.${state}`) },
    { label: t('last'), key: 'last', value: ({ lastAt }) => lastAt, cell: ({ lastAt }) => moment(lastAt) },
    { label: t('round'), isCode: true, key: 'round', value: ({ round }) => round, cell: ({ round }) => round },
  ];
};

const Rounds = ({ rounds }: Pick<Unsettled, 'rounds'>): ReactNode => {
  const t = useMessages('catalogue', 'unsettled');
  return (
    <List
      label={t('title')}
      file="provider-rounds"
      rows={rounds}
      pageSize={PAGE_SIZE}
      keyOf={({ id }) => id}
      columns={useColumns()}
      search="public"
    />
  );
};

const useProviderColumns = (): readonly Column<Unsettled['providers'][number]>[] => {
  const t = useMessages('catalogue', 'unsettled');
  const { count } = useFormat();
  const { base } = useDeskFormat();
  return [
    { label: t('provider'), cell: ({ provider }) => provider },
    { label: t('state.open'), isNumber: true, cell: ({ open }) => count(open) },
    { label: t('state.closed'), isNumber: true, cell: ({ closed }) => count(closed) },
    { label: t('state.late'), isNumber: true, cell: ({ late }) => count(late) },
    { label: t('staked.left'), isNumber: true, cell: ({ staked }) => base(staked) },
  ];
};

/** Providers that leave rounds without a result, and then each of them. */
export const UnsettledView = ({ rounds, providers }: Unsettled): ReactNode => {
  const t = useMessages('catalogue', 'unsettled');
  const { count } = useFormat();
  const columns = useProviderColumns();
  const all = providers.reduce((sum, { open, closed, late }) => sum + open + closed + late, 0);
  if (rounds.length === 0) return <Note>{t('none')}</Note>;
  return (
    <>
      <h3>{t('providers')}</h3>
      <List label={t('providers')} rows={providers} keyOf={({ provider }) => provider} columns={columns} />
      <h3>{t('rounds')}</h3>
      {rounds.length < all && <p>{t('shown', { shown: count(rounds.length), all: count(all) })}</p>}
      <Rounds rounds={rounds} />
    </>
  );
};

/** /office/provider-rounds: rounds of provider games whose result did not arrive in time. */
export const UnsettledScreen = (): ReactNode => {
  const t = useMessages('catalogue', 'unsettled');
  const query = useCallQuery('officeCasino.unsettled', {}, { refetchInterval: FRESH_MS });
  return (
    <Loaded query={query}>
      {(unsettled) => (
        <>
          <HeldWins />
          <Section title={t('title')}>
            <Note>{t('text')}</Note>
            <UnsettledView {...unsettled} />
          </Section>
        </>
      )}
    </Loaded>
  );
};
