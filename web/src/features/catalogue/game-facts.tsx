import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { catalogueMessages } from './catalogue.messages.ts';
import type { Tile } from './tile.ts';

const MIN_STATED_RTP = 1; // percent: smaller values mean that none is stated
const PLACES = 2;

const TOURNAMENTS = '/helpdesk/tournaments';

/** A game's stated and measured RTP, its promotions, and whether it counts towards wagering. */
export const GameFacts = ({ game: { rtp, measured, ...marks } }: { game: Tile }): ReactNode => {
  const t = useMessages(catalogueMessages);
  const { percent, count } = useFormat();
  const hasStated = rtp >= MIN_STATED_RTP;
  return (
    <>
      {hasStated && <p>{t('rtp.stated', { rtp: percent(rtp, PLACES) })}</p>}
      {measured && (
        <p>
          {t('rtp.measured', {
            rtp: percent(measured.rtp, PLACES),
            rounds: count(measured.rounds),
            count: measured.days,
          })}
        </p>
      )}
      {!hasStated && !measured && <p>{t('rtp.unknown')}</p>}
      {!marks.counts && <p>{t('mark.uncounted.text')}</p>}
      {marks.cashback && <p>{t('mark.cashback.text')}</p>}
      {marks.tournament && <Link to={TOURNAMENTS}>{t('mark.tournament.text')}</Link>}
    </>
  );
};
