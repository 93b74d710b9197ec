import { useState, type ReactNode } from 'react';
import type { BonusGrant } from 'server/contract';
import { call, legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useMoney } from '../../core/money/money.ts';
import { useProfile } from '../../core/session/session.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { Button } from '../../core/ui/button.tsx';
import { ActButton } from '../../core/ui/act-button.tsx';
import { useBonusAmount } from './bonus-amount.ts';
import { isOpen, isUntouched, leftOf, ONE_DIC, stakesToRelease } from './bonus-facts.ts';
import { useBonusName } from './bonus-name.ts';
import styles from './bonus.module.css';
import { grantShare } from './card-state.ts';
import { HowComputed, ProgressLine } from './explained.tsx';
import { PrizeRing } from './prize-ring.tsx';
import { useBonusAct } from './use-take.ts';

interface GrantProps {
  grant: BonusGrant;
}

/** Switches bets to this bonus or back to the real balance. */
const PlayFrom = ({ grant: { id, status } }: GrantProps): ReactNode => {
  const t = useMessages('bonus', 'main');
  const { busy, problem, run } = useBonusAct();
  const gameMode = useProfile()?.game_mode ?? 0;
  const isPlayed = status === 'active' && gameMode !== 0;
  const choose = (): void =>
    void run(
      () => legacy('bonus:setBonusActive', { bonus_id: isPlayed ? 0 : id }),
      ({ game_mode }) => t(game_mode === 0 ? 'playsReal' : 'playsBonus'),
    );
  return (
    <ActButton variant={isPlayed ? 'secondary' : 'primary'} busy={busy} problem={problem} onAct={choose}>
      {t(isPlayed ? 'playReal' : 'playBonus')}
    </ActButton>
  );
};

/** Confirms giving up a bonus. */
export const DeclineDialog = ({ grant, name, onClose }: GrantProps & { name: string; onClose(): void }): ReactNode => {
  const t = useMessages('bonus', 'main');
  const written = useBonusAmount();
  const { busy, problem, run } = useBonusAct();
  const decline = async (): Promise<void> => {
    const isDone = await run(
      () => call('bonus.decline', { id: grant.id }),
      () => t('decline.done', { name }),
    );
    if (isDone) onClose();
  };
  const text = isUntouched(grant)
    ? t('decline.untouched', { amount: written(grant.account, grant.amount) })
    : t(`decline.${grant.account === 'dicLocked' ? 'locked' : 'played'}`, {
        amount: written(grant.account, leftOf(grant)),
      });
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t(isUntouched(grant) ? 'decline.decline' : 'decline.giveUp', { name })}
      text={text}
      submit={t('decline.submit')}
      busy={busy}
      problem={problem}
      onSubmit={() => void decline()}
    />
  );
};

const Decline = ({ grant, name }: GrantProps & { name: string }): ReactNode => {
  const t = useMessages('bonus', 'main');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        {t(isUntouched(grant) ? 'decline.one' : 'giveUp.one')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {isAsking && <DeclineDialog grant={grant} name={name} onClose={() => setIsAsking(false)} />}
    </>
  );
};

/** Progress, and what exactly is missing. */
const Progress = ({ grant, name }: GrantProps & { name: string }): ReactNode => {
  const t = useMessages('bonus', 'main');
  const written = useBonusAmount();
  const { account, amount, released, wager } = grant;
  if (account === 'dicLocked') {
    const params = {
      done: written(account, released),
      of: written(account, amount),
      left: written(account, leftOf(grant)),
    };
    return <ProgressLine label={name} text={t('progress.released', params)} done={released} of={amount} />;
  }
  if (!wager) return null;
  const params = {
    done: written(account, wager.done),
    of: written(account, wager.of),
    left: written(account, wager.of - wager.done),
  };
  return <ProgressLine label={name} text={t('progress.staked', params)} done={wager.done} of={wager.of} />;
};

/** Rules that release locked DIC, with the rest of this bonus. */
const LockedRules = ({ grant }: GrantProps): ReactNode => {
  const t = useMessages('bonus', 'cards');
  const { format } = useMoney();
  const written = useBonusAmount();
  const left = leftOf(grant);
  const params = {
    unlock: format(stakesToRelease(ONE_DIC)),
    locked: written('dicLocked', left),
    stakes: format(stakesToRelease(left)),
  };
  return (
    <HowComputed lines={[t('welcome.how.rate', params), t('welcome.how.stakes', params), t('welcome.terms.order')]} />
  );
};

const PlayedRules = ({ grant: { account, amount, wager, cap, expiresAt } }: GrantProps): ReactNode => {
  const t = useMessages('bonus', 'main');
  const moment = useMoment();
  const written = useBonusAmount();
  if (!wager || cap === null) return null;
  const params = { amount: written(account, amount), of: written(account, wager.of), cap: written(account, cap) };
  const lapse = expiresAt === null ? [] : [t('played.lapse', { at: moment(expiresAt) })];
  return <HowComputed lines={[t('played.wager', params), t('played.cap', params), ...lapse]} />;
};

/** A waiting, ready or active bonus. */
export const GrantRow = ({ grant }: GrantProps): ReactNode => {
  const t = useMessages('bonus', 'main');
  const written = useBonusAmount();
  const moment = useMoment();
  const name = useBonusName()(grant);
  const { account, amount, status, expiresAt } = grant;
  return (
    <li className={styles.grant}>
      <div className={styles.granted}>
        <PrizeRing bonus={grant.bonus} share={status === 'active' ? grantShare(grant) : undefined} />
        <div className={styles.between}>
          <h3>{name}</h3>
          <strong>{written(account, amount)}</strong>
          <p className={styles.state}>{t(`status.${status}`)}</p>
        </div>
      </div>
      {status === 'active' && <Progress grant={grant} name={name} />}
      {expiresAt !== null && <p className={styles.note}>{t('expires', { at: moment(expiresAt) })}</p>}
      {isOpen(grant) && (
        <div className={styles.actions}>
          {account === 'bonus' && status !== 'waiting' && <PlayFrom grant={grant} />}
          <Decline grant={grant} name={name} />
        </div>
      )}
      {account === 'dicLocked' ? <LockedRules grant={grant} /> : <PlayedRules grant={grant} />}
    </li>
  );
};
