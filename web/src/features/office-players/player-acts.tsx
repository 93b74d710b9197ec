import { useId, useState, type ReactNode } from 'react';
import type { PlayerPage } from 'server/contract';
import { isAmong } from '../../core/features/audience.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Act } from '../../core/office/act.tsx';
import office from '../../core/office/office.module.css';
import { useSession } from '../../core/session/session.ts';
import styles from './player.module.css';

const MAX_LETTER = 4000;
const REREADS = ['officePlayers.'];

const Block = ({ page: { userId, nick, blockedAt } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'acts');
  if (blockedAt === null)
    return (
      <Act
        label={t('block')}
        text={t('block.text', { nick })}
        done={t('block.done')}
        rereads={REREADS}
        send={(send, reason) => send('moderation.block', { userId, reason })}
      />
    );
  return (
    <Act<{ isOpen: boolean }>
      label={t('unblock')}
      text={t('unblock.text', { nick })}
      done={({ isOpen }) => t(isOpen ? 'unblock.done' : 'proposed')}
      rereads={REREADS}
      send={(send, reason) => send('moderation.unblock', { userId, reason })}
    />
  );
};

const Hold = ({ page: { userId, nick, isHeld } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'acts');
  const name = isHeld ? 'release' : 'hold';
  return (
    <Act<{ isDone: boolean }>
      label={t(name)}
      text={t(`${name}.text`, { nick })}
      done={({ isDone }) => t(isDone ? `${name}.done` : 'proposed')}
      rereads={REREADS}
      send={(send, reason) => send('officeCash.block', { userId, isBlocked: !isHeld, reason })}
    />
  );
};

const Letter = ({ page: { userId, nick } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'acts');
  const id = useId();
  const [text, setText] = useState('');
  const [requestId, setRequestId] = useState('');
  return (
    <Act
      label={t('letter')}
      submit={t('letter.send')}
      text={t('letter.text', { nick })}
      reason={false}
      done={t('letter.done')}
      rereads={REREADS}
      fault={() => (text.trim() === '' ? t('letter.missing') : undefined)}
      onOpen={() => {
        setText('');
        setRequestId(crypto.randomUUID());
      }}
      send={(send) => send('officeSupport.write', { userId, text: text.trim(), requestId })}
    >
      <div className={styles.note}>
        <label htmlFor={id}>{t('letter.words')}</label>
        <textarea
          id={id}
          rows={6}
          maxLength={MAX_LETTER}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </div>
    </Act>
  );
};

const Recovery = ({ page: { userId, nick } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'acts');
  return (
    <Act
      label={t('recovery')}
      text={t('recovery.text', { nick })}
      done={t('recovery.done')}
      rereads={REREADS}
      send={(send, reason) => send('officePlayers.sendRecovery', { userId, reason })}
    />
  );
};

const named = ['account.unblock', 'withdrawals.release', 'second_factor.off'] as const;

/** Acts of one person that wait for another one. */
const Proposals = ({ page: { proposals } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'acts');
  const moment = useMoment();
  return proposals.flatMap(({ kind, author, reason, at, isOwn }) => {
    const act = named.find((each) => each === kind);
    if (!act) return [];
    return [
      <p key={kind} className={office.notice}>
        {t(`proposal.${act}`, { author, at: moment(at) })}
        <span className={office.line}>{reason}</span>
        <span className={office.line}>{t(isOwn ? 'proposal.own' : 'proposal.confirm')}</span>
      </p>,
    ];
  });
};

/** Acts on a player, as far as the rights of who looks go. */
export const PlayerActs = ({ page }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'acts');
  const session = useSession();
  return (
    <>
      <Proposals page={page} />
      <div className={office.actions} role="group" aria-label={t('title')}>
        {isAmong('supportDesk', session) && <Letter page={page} />}
        {isAmong('supportDesk', session) && <Recovery page={page} />}
        {isAmong('withdrawals', session) && <Hold page={page} />}
        {isAmong('accounts', session) && <Block page={page} />}
      </div>
    </>
  );
};
