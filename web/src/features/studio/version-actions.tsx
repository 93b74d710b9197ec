import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CallAnswer, VersionDetails } from 'server/contract';
import type { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { Button } from '../../core/ui/button.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { readNumber } from './config-draft.ts';
import { studioMessages } from './studio.messages.ts';
import styles from './studio.module.css';
import { useVersionAct } from './use-version-act.ts';
import { actsOf, type VersionAct } from './version-acts.ts';

/** What is done after its reason was given. */
type ReasonedAct = Exclude<VersionAct, 'edit' | 'check'>;

const SHARE_DECIMALS = 4; // of a percent: millionths
const FIRST_SHARE = '5';

const run = (send: typeof call, act: ReasonedAct, { id, game }: VersionDetails, reason: string, sharePpm: number) => {
  const works = {
    approve: () => send('studio.approve', { id, reason }),
    activate: () => send('studio.activate', { id, reason }),
    start: () => send('studio.candidate.start', { id, sharePpm, reason }),
    stop: () => send('studio.candidate.stop', { game, reason }),
    rollback: () => send('studio.rollback', { game, to: id, reason }),
    reject: () => send('studio.reject', { id, reason }),
  } satisfies Record<ReasonedAct, () => Promise<unknown>>;
  return works[act]();
};

/** Who plays a candidate: a share of players; of rounds, where all play together; nobody, where nothing is staked. */
export type TriedBy = 'player' | 'round' | 'nobody';

const actName = <Act extends VersionAct>(act: Act, triedBy: TriedBy): `act.${Act}` | 'act.start.rounds' =>
  act === 'start' && triedBy === 'round' ? 'act.start.rounds' : `act.${act}`;

interface ReasonDialogProps {
  act: ReasonedAct;
  open: boolean;
  version: VersionDetails;
  triedBy: TriedBy;
  onClose: () => void;
}

/** Asks why, and does it. */
const ReasonDialog = ({ act, open, version, triedBy, onClose }: ReasonDialogProps): ReactNode => {
  const t = useMessages(studioMessages);
  const name = actName(act, triedBy);
  const { busy, problem, run: doing } = useVersionAct<object>();
  const [share, setShare] = useState(FIRST_SHARE);
  const [isWrong, setWrong] = useState(false);
  const sharePpm = readNumber(share, SHARE_DECIMALS);
  const submit = async (reason: string): Promise<void> => {
    const lacks = act === 'start' && !(sharePpm >= 1 && sharePpm < 1_000_000);
    setWrong(lacks);
    if (!lacks && (await doing((send) => run(send, act, version, reason, sharePpm), `act.${act}.done`))) onClose();
  };
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={t(name)}
      text={t(`${name}.text`)}
      submit={t(name)}
      reason={t('reason')}
      busy={busy}
      problem={problem}
      onSubmit={(reason) => void submit(reason)}
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
    </ActDialog>
  );
};

export interface VersionActionsProps {
  version: VersionDetails;
  triedBy: TriedBy;
  onEdit(): void; // the version becomes what is written from
}

const ofTrials: readonly VersionAct[] = ['start', 'stop'];

/** What can be done with a version, as far as it has come. */
export const VersionActions = ({ version, triedBy, onEdit }: VersionActionsProps): ReactNode => {
  const t = useMessages(studioMessages);
  const navigate = useNavigate();
  const [asked, setAsked] = useState<ReasonedAct>();
  const [last, setLast] = useState<ReasonedAct>('approve'); // what the dialog shows while it closes
  const checking = useVersionAct<CallAnswer<'studio.check'>>();
  const { game, id, isOwn, status } = version;
  const acts = actsOf(version).filter((act) => triedBy !== 'nobody' || !ofTrials.includes(act));
  const ask = (act: ReasonedAct): void => {
    setLast(act);
    setAsked(act);
  };
  const edit = (): void => {
    onEdit();
    void navigate(`/studio/${game}/design`);
  };
  const check = async (): Promise<void> => {
    const checked = await checking.run((send) => send('studio.check', { id }));
    if (checked?.version.status === 'checked') toast.success(t('act.check.done'));
    else if (checked) toast.error(t('act.check.failed'));
  };
  const press = (act: VersionAct): void => {
    if (act === 'edit') edit();
    else if (act === 'check') void check();
    else ask(act);
  };
  return (
    <>
      {status === 'checked' && isOwn && <p className={styles.muted}>{t('own')}</p>}
      <div className={styles.actions}>
        {acts.map((act, index) => (
          <Button
            key={act}
            variant={index === 0 && act !== 'edit' ? 'primary' : 'secondary'}
            loading={act === 'check' && checking.busy}
            onClick={() => press(act)}
          >
            {t(actName(act, triedBy))}
          </Button>
        ))}
      </div>
      {checking.problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {checking.problem}
        </p>
      )}
      <ReasonDialog
        key={last}
        act={last}
        open={asked !== undefined}
        version={version}
        triedBy={triedBy}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
};
