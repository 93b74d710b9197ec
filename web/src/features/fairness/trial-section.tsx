import { lotteryInput, lotterySubject, placeInLottery, type AnyGame, type RoundRecord } from 'games-engine';
import type { ReactNode } from 'react';
import type { PublicRound } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy.tsx';
import { Mark } from './mark.tsx';
import styles from './round.module.css';

/** A lottery as it falls out, and whether the round keeps to it. */
export interface DrawnTrial {
  input: string; // hashed text
  place: number; // 0 to 999,999
  due: number; // the version
  isRight: boolean;
}

/** Draws the lottery of a trial again; undefined for a room that nobody bet in, which has none. */
export const trialOf = (
  game: AnyGame,
  record: RoundRecord,
  trial: NonNullable<PublicRound['trial']>,
): DrawnTrial | undefined => {
  const subject = game.hosting === 'shared' ? lotterySubject(game, record) : undefined;
  if (subject === undefined) return undefined;
  const place = placeInLottery(game.id, trial, subject);
  const due = place < trial.sharePpm ? trial.version : trial.activeVersion;
  return { input: lotteryInput(game.id, trial, subject), place, due, isRight: record.config.version === due };
};

interface TrialSectionProps {
  game: AnyGame;
  record: RoundRecord;
  trial: NonNullable<PublicRound['trial']>;
}

/** Version that the lottery of a trial gives this round, drawn again here. */
export const TrialSection = ({ game, record, trial }: TrialSectionProps): ReactNode => {
  const t = useMessages('fairness', 'round');
  const { percent } = useFormat();
  const drawn = trialOf(game, record, trial);
  if (!drawn) return null;
  const { due, input, isRight, place } = drawn;
  return (
    <Card className={styles.card}>
      <h2>{t('trial')}</h2>
      <p className={styles.note}>
        {t('trial.text', {
          tried: trial.version,
          active: trial.activeVersion,
          share: percent(String(trial.sharePpm / 10_000)),
        })}
      </p>
      <CopyValue label="SHA256" value={input} />
      <Mark state={isRight ? 'pass' : 'fail'}>{t(isRight ? 'trial.pass' : 'trial.fail', { place, version: due })}</Mark>
    </Card>
  );
};
