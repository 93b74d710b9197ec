import type { ReactNode } from 'react';
import {
  TRIAL_HOURS,
  TRIAL_PLAYERS,
  TRIAL_ROUNDS,
  TRIAL_TIMED_ROUNDS,
  type VersionDetails,
  type VersionTrial,
} from 'server/contract';
import { useNumberText } from '../../core/configs/numbers.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Note, Section } from '../../core/office/section.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { ProgressBar } from '../../core/ui/progress-bar.tsx';

const MILLION = 1_000_000;
const MINUTES = 60;

/** The gate of a version that could be activated next; undefined until it is known, and for every other version. */
export const useTrial = ({ id, status }: Pick<VersionDetails, 'id' | 'status'>): VersionTrial | undefined =>
  useCallQuery('studio.trial', { id }, { enabled: status === 'approved' || status === 'candidate' }).data;

/** Progress of a version’s trial, and who may do without. */
export const TrialProgress = ({ version }: { version: VersionDetails }): ReactNode => {
  const t = useMessages('studio', 'version');
  const number = useNumberText();
  const trial = useTrial(version);
  if (!trial?.isNeeded) return null;
  const { rounds, players, minutes, band, isOpen, isStopped } = trial;
  const share = (ppm: number): string => number.share(ppm / MILLION);
  const progress = (done: number, needed: number): ReactNode => (
    <>
      {t('gate.of', { done: number.whole(done), needed: number.whole(needed) })}
      <ProgressBar done={Math.min(done, needed)} of={needed} />
    </>
  );
  return (
    <Section title={t('gate.title')}>
      <Note>
        {t('gate.text', {
          rounds: number.whole(TRIAL_ROUNDS),
          players: TRIAL_PLAYERS,
          hours: TRIAL_HOURS,
          timed: TRIAL_TIMED_ROUNDS,
        })}
      </Note>
      <Facts
        facts={[
          [t('gate.rounds'), progress(rounds, TRIAL_ROUNDS)],
          [t('gate.players'), progress(players, TRIAL_PLAYERS)],
          [t('gate.hours'), progress(Math.floor(minutes / MINUTES), TRIAL_HOURS)],
          band !== null && [
            t('gate.return'),
            t('gate.band', { value: share(band.returnPpm), low: share(band.lowPpm), high: share(band.highPpm) }),
          ],
        ]}
      />
      {isStopped && <p role="status">{t('gate.stopped')}</p>}
      <Note>{t(isOpen ? 'gate.open' : 'gate.third')}</Note>
    </Section>
  );
};
