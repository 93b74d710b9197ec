import { useMessages } from '../../../core/i18n/messages.ts';
import { toNumber } from 'games-engine';
import { newyearExpected, type NewyearConfig } from 'games-engine/newyear';
import type { ReactNode } from 'react';
import type { NewyearListedPrize } from 'server/contract';
import type { DialogProps } from '../../../core/features/feature.ts';
import { useFormat } from '../../../core/format/use-format.ts';
import { useActiveGame } from '../../../core/games/active-game.ts';
import { DataTable } from '../../../core/ui/data-table.tsx';
import { useBonusAmount } from '../bonus-amount.ts';
import styles from '../bonus.module.css';
import { LoadError, Loading } from '../loading.tsx';
import { LoadingDialog } from '../loading-dialog.tsx';
import { useNewyearPrizes } from './use-newyear.ts';

const THING = 3;
const RARE_PLACES = 3; // decimals of a rare percent: 0.002 %

/** The average prize of a ticket, money and DIC in hundredths, and the average number of tickets per physical prize. */
const averageOf = (config: NewyearConfig) => {
  const things = toNumber(newyearExpected(config, 'item'));
  return {
    money: Math.round(toNumber(newyearExpected(config, 'base'))),
    dic: Math.round(toNumber(newyearExpected(config, 'dic'))),
    tickets: things === 0 ? 0 : Math.round(1 / things),
  };
};

/** The drum's prizes with chances and stock. */
export const PrizeTable = ({
  prizes,
  config,
}: {
  prizes: readonly NewyearListedPrize[];
  config: NewyearConfig;
}): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const written = useBonusAmount();
  const { percent, count } = useFormat();
  const weights = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const average = averageOf(config);
  const named = ({ type, title, amount }: NewyearListedPrize): string =>
    type === THING ? title : written(type === 2 ? 'dic' : 'real', amount);
  return (
    <>
      <DataTable
        label={t('prizes')}
        rows={prizes}
        keyOf={({ name }) => name}
        columns={[
          { label: t('prizes.prize'), cell: named },
          {
            label: t('prizes.chance'),
            cell: ({ weight }) => percent((weight / weights) * 100, RARE_PLACES),
            isNumber: true,
          },
          {
            label: t('prizes.left'),
            cell: (prize) => (prize.type === THING ? count(prize.count) : t('prizes.endless')),
          },
          {
            label: t('prizes.instead'),
            cell: ({ equivalent }) => (equivalent > 0 ? written('real', equivalent) : ''),
            isNumber: true,
          },
        ]}
      />
      <p>
        {t('average', {
          money: written('real', average.money),
          dic: written('dic', average.dic),
          tickets: count(average.tickets),
        })}
      </p>
      <p className={styles.note}>{t('terms.stock')}</p>
    </>
  );
};

const Body = (): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const [list, game] = [useNewyearPrizes(), useActiveGame('newyear')];
  const error = list.error ?? game.error;
  const retry = (): void => void [list, game].map((query) => query.refetch());
  if (!list.data || !game.data) return error ? <LoadError error={error} retry={retry} /> : <Loading />;
  const { prizes } = list.data;
  if (prizes.length === 0) return <p className={styles.notice}>{t('notRunning')}</p>;
  return <PrizeTable prizes={prizes} config={game.data.config as NewyearConfig} />;
};

/** The prize list of the New Year drum. */
export const NewyearPrizesDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  return (
    <LoadingDialog open={open} onClose={onClose} title={t('prizes')} size="wide">
      <Body />
    </LoadingDialog>
  );
};
