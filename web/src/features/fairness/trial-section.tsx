import type { AnyGame, RoundRecord } from 'games-engine';
import type { ReactNode } from 'react';
import type { PublicRound } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import { CopyValue } from '../../core/ui/copy-value.tsx';
import { Mark } from './mark.tsx';
import { trialOf } from './round-trial.ts';
import { roundMessages } from './round.messages.ts';
import styles from './round.module.css';

interface TrialSectionProps {
  game: AnyGame;
  record: RoundRecord;
  trial: NonNullable<PublicRound['trial']>;
}

/** Which version the lottery of a trial gives this round, drawn again here. */
export const TrialSection = ({ game, record, trial }: TrialSectionProps): ReactNode => {
  const t = useMessages(roundMessages);
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
