import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CallAnswer, VersionDetails } from 'server/contract';
import type { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import { rereadCalls } from '../../core/office/rereads.ts';
import { Button } from '../../core/ui/button.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { readNumber } from './config-draft.ts';
import office from '../../core/office/office.module.css';
import { useAct } from '../../core/ui/use-act.ts';
import { useTrial } from './trial-progress.tsx';
import { actsOf, STUDIO_CALLS, type VersionAct } from './version-acts.ts';
import { Note } from '../../core/office/section.tsx';

/** Act that needs a reason. */
type ReasonedAct = Exclude<VersionAct, 'edit' | 'check'>;

const SHARE_DECIMALS = 4; // decimals of a percent: millionths
const FIRST_SHARE = '5';

const run = (
  send: typeof call,
  act: ReasonedAct,
  { id, game }: VersionDetails,
  { reason, sharePpm }: { reason: string; sharePpm: number },
) => {
  const works = {
    approve: () => send('studio.approve', { id, reason }),
    activate: () => send('studio.activate', { id, reason }),
    override: () => send('studio.activate', { id, reason, isOverride: true }),
    start: () => send('studio.candidate.start', { id, sharePpm, reason }),
    stop: () => send('studio.candidate.stop', { game, reason }),
    rollback: () => send('studio.rollback', { game, to: id, reason }),
    reject: () => send('studio.reject', { id, reason }),
  } satisfies Record<ReasonedAct, () => Promise<unknown>>;
  return works[act]();
};

/**
 * Subject of a candidate's trial: a share of players; of rounds, where all play together; nobody, where nothing is
 * staked.
 */
export type TriedBy = 'player' | 'round' | 'nobody';

const actName = <Act extends VersionAct>(act: Act, triedBy: TriedBy): `act.${Act}` | 'act.start.rounds' =>
  act === 'start' && triedBy === 'round' ? 'act.start.rounds' : `act.${act}`;

interface ReasonedActProps {
  act: ReasonedAct;
  version: VersionDetails;
  triedBy: TriedBy;
  isPrimary: boolean;
}

/** A button that asks why, and does it; a trial has a share, too. */
const ReasonedActButton = ({ act, version, triedBy, isPrimary }: ReasonedActProps): ReactNode => {
  const t = useMessages('studio', 'acts');
  const name = actName(act, triedBy);
  const [share, setShare] = useState(FIRST_SHARE);
  const [isWrong, setWrong] = useState(false);
  const sharePpm = readNumber(share, SHARE_DECIMALS);
  const fault = (): string | undefined => {
    const lacks = act === 'start' && !(sharePpm >= 1 && sharePpm < 1_000_000);
    setWrong(lacks);
    return lacks ? '' : undefined;
  };
  return (
    <Act
      label={t(name)}
      text={t(`${name}.text`)}
      done={t(`act.${act}.done`)}
      rereads={STUDIO_CALLS}
      isPrimary={isPrimary}
      fault={fault}
      send={(send, reason) => run(send, act, version, { reason, sharePpm })}
    >
      {act === 'start' && (
        <TextField
          label={t(triedBy === 'round' ? 'candidate.share.rounds' : 'candidate.share')}
          hint={t('candidate.share.hint')}
          error={isWrong ? t('candidate.share.wrong') : undefined}
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          value={share}
          onChange={(event) => setShare(event.currentTarget.value)}
        />
      )}
    </Act>
  );
};

export interface VersionActionsProps {
  version: VersionDetails;
  triedBy: TriedBy;
  onEdit(): void; // the version becomes what is written from
}

const ofTrials: readonly VersionAct[] = ['start', 'stop'];

/** Acts on a version in its state. */
export const VersionActions = ({ version, triedBy, onEdit }: VersionActionsProps): ReactNode => {
  const t = useMessages('studio', 'acts');
  const words = useMessages('studio', 'main');
  const navigate = useNavigate();
  const checking = useAct<CallAnswer<'studio.check'>>(() => rereadCalls(STUDIO_CALLS));
  const { game, id, isOwn, status } = version;
  const acts = actsOf(version, useTrial(version)).filter((act) => triedBy !== 'nobody' || !ofTrials.includes(act));
  const edit = (): void => {
    onEdit();
    void navigate(`/studio/${game}/design`);
  };
  const check = async (): Promise<void> => {
    const checked = await checking.run((send) => send('studio.check', { id }));
    if (checked?.version.status === 'checked') toast.success(t('act.check.done'));
    else if (checked) toast.error(t('act.check.failed'));
  };
  return (
    <>
      {status === 'checked' && isOwn && <Note>{words('own')}</Note>}
      <div className={office.actions}>
        {acts.map((act, index) => {
          if (act === 'edit' || act === 'check')
            return (
              <Button
                key={act}
                variant={index === 0 && act === 'check' ? 'primary' : 'secondary'}
                loading={act === 'check' && checking.busy}
                onClick={() => (act === 'edit' ? edit() : void check())}
              >
                {t(`act.${act}`)}
              </Button>
            );
          return <ReasonedActButton key={act} act={act} version={version} triedBy={triedBy} isPrimary={index === 0} />;
        })}
      </div>
      {checking.problem !== undefined && (
        <p role="alert" className={office.problem}>
          {checking.problem}
        </p>
      )}
    </>
  );
};
