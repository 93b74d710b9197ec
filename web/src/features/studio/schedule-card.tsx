import { houseMomentOf, houseTimeText } from 'games-engine';
import { useState, type ReactNode } from 'react';
import { scheduleRefusals, type VersionDetails, type VersionSchedule } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import { Note, Section } from '../../core/office/section.tsx';
import office from '../../core/office/office.module.css';
import { Facts } from '../../core/ui/facts.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useTrial } from './trial-progress.tsx';
import { STUDIO_CALLS } from './version-acts.ts';

const HOUR_MS = 3_600_000;

/** Full hour after the next one, as an input has it. */
const firstTime = (): string => houseTimeText(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS);

const endings = {
  done: 'schedule.done',
  cancelled: 'schedule.cancelled',
  refused: 'schedule.refused',
} as const;

const Last = ({ schedule }: { schedule: VersionSchedule }): ReactNode => {
  const t = useMessages('studio', 'version');
  const moment = useMoment();
  const { at, author, reason, isOverride, state, endedAt, endedBy, refusal } = schedule;
  const known = scheduleRefusals.find((code) => code === refusal);
  return (
    <>
      <Facts
        facts={[
          [t('schedule.at'), moment(at)],
          [t('schedule.by'), author],
          [t('schedule.reason'), reason],
          isOverride && [t('schedule.trial'), t('schedule.override')],
          state !== 'waiting' && [
            t('schedule.end'),
            `${t(endings[state])}, ${endedBy === null ? '' : `${endedBy}, `}${moment(endedAt ?? at)}`,
          ],
        ]}
      />
      {state === 'refused' && (
        <p role="status" className={office.problem}>
          {t(known ? `schedule.refused.${known}` : 'schedule.refused.other')}
        </p>
      )}
    </>
  );
};

const Plan = ({ version }: { version: VersionDetails }): ReactNode => {
  const t = useMessages('studio', 'version');
  const trial = useTrial(version);
  const [time, setTime] = useState(firstTime);
  const [isOverride, setOverride] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const at = houseMomentOf(time);
  const fault = (): string | undefined => {
    const isPast = !(at > Date.now());
    setWrong(isPast);
    return isPast ? '' : undefined;
  };
  return (
    <Act
      label={t('schedule.plan')}
      text={t('schedule.text')}
      done={t('schedule.planned')}
      rereads={STUDIO_CALLS}
      fault={fault}
      send={(send, reason) => send('studio.schedule', { id: version.id, at, reason, isOverride })}
    >
      <TextField
        label={t('schedule.at')}
        hint={t('schedule.zone')}
        type="datetime-local"
        error={isWrong ? t('schedule.past') : undefined}
        value={time}
        onChange={({ currentTarget: { value } }) => setTime(value)}
      />
      {trial && !trial.isOpen && trial.mayOverride && (
        <Switch label={t('schedule.override')} checked={isOverride} onChange={setOverride} />
      )}
    </Act>
  );
};

/** The time at which a version becomes active: to be planned, to be taken back, and what came of it. */
export const ScheduleCard = ({ version }: { version: VersionDetails }): ReactNode => {
  const t = useMessages('studio', 'version');
  const { id, schedule, status } = version;
  const isOpen = status === 'approved' || status === 'candidate';
  const isWaiting = schedule?.state === 'waiting';
  if (!isOpen && !schedule) return null;
  return (
    <Section title={t('schedule')}>
      {schedule ? <Last schedule={schedule} /> : <Note>{t('schedule.none')}</Note>}
      {(isOpen || isWaiting) && (
        <div className={office.actions}>
          {isWaiting ? (
            <Act
              label={t('schedule.cancel')}
              text={t('schedule.cancel.text')}
              reason={false}
              done={t('schedule.cancel.done')}
              rereads={STUDIO_CALLS}
              send={(send) => send('studio.unschedule', { id })}
            />
          ) : (
            <Plan version={version} />
          )}
        </div>
      )}
    </Section>
  );
};
