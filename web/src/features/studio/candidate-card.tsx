import type { ReactNode } from 'react';
import type { VersionDetails, VersionResult } from 'server/contract';
import type { AnyGame } from 'games-engine';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useMoney } from '../../core/money/money.ts';
import { useShapeText } from '../../core/configs/field-text.ts';
import { useNumberText } from '../../core/configs/numbers.ts';
import tables from '../../core/configs/tables.module.css';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';
import { Note, Section } from '../../core/office/section.tsx';

const rows = ['rounds', 'players', 'stakes', 'payouts', 'rtp', 'interval', 'exact'] as const;
type RowName = (typeof rows)[number];

const useRowText = (): ((row: RowName, result: VersionResult) => string) => {
  const t = useMessages('configs', 'config');
  const number = useNumberText();
  const { format } = useMoney();
  const percent = (value: number | null): string => (value === null ? t('value.none') : number.share(value / 100));
  return (row, { rounds, players, stakeMinor, payoutMinor, rtpPercent, lowPercent, highPercent, exactRtpPercent }) => {
    const texts = {
      rounds: () => number.whole(rounds),
      players: () => number.whole(players),
      stakes: () => format(stakeMinor),
      payouts: () => format(payoutMinor),
      rtp: () => percent(rtpPercent),
      interval: () => (lowPercent === null ? t('value.none') : `${percent(lowPercent)} – ${percent(highPercent)}`),
      exact: () => percent(Number(exactRtpPercent)),
    } satisfies Record<RowName, () => string>;
    return texts[row]();
  };
};

/** True when a share of rounds plays a candidate, and not of players: all play a chain's round together. */
export const isByRound = (game: AnyGame): boolean => game.hosting === 'shared' && game.seeding === 'chain';

/** Result of a candidate's last run, beside the active version of the same time. */
export const CandidateCard = ({ version }: { version: VersionDetails }): ReactNode => {
  const t = useMessages('studio', 'main');
  const text = useShapeText();
  const moment = useMoment();
  const textOf = useRowText();
  const { game } = useGameStudio(version.game);
  const { data } = useCallQuery('studio.candidate.results', { game: version.game });
  const run = data?.run;
  if (!run || run.candidate.id !== version.id) return null;
  const { sharePpm, startedAt, endedAt, candidate, active } = run;
  return (
    <Section title={t('run.title')}>
      <Note>
        {t(isByRound(game) ? 'run.share.rounds' : 'run.share', {
          share: text.number({ unit: 'percent', decimals: 4 }, sharePpm),
        })}{' '}
        ·{' '}
        {endedAt === null
          ? t('run.since', { from: moment(startedAt) })
          : t('run.span', { from: moment(startedAt), to: moment(endedAt) })}
      </Note>
      {version.isWaiting && <Note>{t('run.waiting')}</Note>}
      <div className={tables.scroll} tabIndex={0} role="region" aria-label={t('run.title')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('run.title')}</span>
              </th>
              <th scope="col">{t('version.active', { version: active.version })}</th>
              <th scope="col">{t('run.candidate', { version: candidate.version })}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`run.${row}`)}</th>
                <td>{textOf(row, active)}</td>
                <td>{textOf(row, candidate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
};
