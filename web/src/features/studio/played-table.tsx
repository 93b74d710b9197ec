import type { ReactNode } from 'react';
import { MAX_TRAFFIC_BETS, type PlayedTraffic } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useMoney } from '../../core/money/money.ts';
import { useNumberText } from '../../core/configs/numbers.ts';
import office from '../../core/office/office.module.css';
import tables from '../../core/configs/tables.module.css';
import { useGameStudio, useOwnWords } from '../../core/configs/use-game-studio.ts';

export interface PlayedTableProps {
  game: string;
  traffic: PlayedTraffic;
  nameOf: (classId: string) => string;
}

/** Recent traffic of a game, and its estimated part. */
export const PlayedTable = ({ game, traffic, nameOf }: PlayedTableProps): ReactNode => {
  const t = useMessages('studio', 'measures');
  const studio = useGameStudio(game);
  const words = useOwnWords(game);
  const number = useNumberText();
  const moment = useMoment();
  const { format } = useMoney();
  const { since, bets, counted, classes } = traffic;
  if (classes.length === 0)
    return (
      <p role="status" className={office.note}>
        {t(bets === 0 ? 'played.none' : 'played.closed', { since: moment(since) })}
      </p>
    );
  const all = classes.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <>
      <div className={tables.scroll} tabIndex={0} role="region" aria-label={t('played')}>
        <table className={tables.table}>
          <caption>{t('played')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('class')}</th>
              <th scope="col">{t('played.share')}</th>
              <th scope="col">{t('played.stake')}</th>
            </tr>
          </thead>
          <tbody>
            {classes.map(({ id, weight, stakeMinor }) => (
              <tr key={id}>
                <th scope="row">{nameOf(id)}</th>
                <td>{number.share(weight / all)}</td>
                <td>{format(stakeMinor)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={office.faint}>
        {t('played.text', {
          since: moment(since),
          bets: number.whole(bets),
          counted: number.whole(counted),
          most: number.whole(MAX_TRAFFIC_BETS),
        })}{' '}
        {words('played')}
        {studio.game.hosting === 'shared' && t('played.shared')}
      </p>
    </>
  );
};
