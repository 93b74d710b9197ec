import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../i18n/messages.ts';
import { useMoment } from '../../i18n/use-moment.ts';
import { useSession } from '../../session/session.ts';
import { usePlayMoney } from '../play-money/play-money.tsx';
import { useStore } from '../../store/store.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './notice.module.css';
import { sessionTime, usePlayBlock, type PlayBlock } from './play-block.ts';
import type { GameConfigState } from '../screen/use-game-config.ts';

export interface BetNoticeProps {
  settings: Pick<GameConfigState<unknown>, 'status' | 'retry'>; // state of the config or of the round, which must be there
  enabled: boolean; // the game is on
  problem?: string | undefined; // problem of the last bet
  hint?: string | undefined; // why nothing can be bet right now
}

/** Link to the player's own limits. */
const LimitsLink = (): ReactNode => {
  const t = useMessages('game-kit', 'main');
  return <Link to="/settings/limits">{t('block.more')}</Link>;
};

const blockKey = ({ kind, until }: PlayBlock) =>
  kind === 'self_exclusion' && until === null ? 'block.forever' : (`block.${kind}` as const);

/** Says calmly why play is closed to the player. */
export const BlockNotice = ({ block }: { block: PlayBlock }): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const momentOf = useMoment();
  const text = t(blockKey(block), { until: block.until === null ? '' : momentOf(block.until) });
  return (
    <output className={classNames(styles.note, styles.calm)}>
      {text} <LimitsLink />
    </output>
  );
};

/** Says that the time which the player allows themselves today is nearly over. */
export const EndingNotice = (): ReactNode => {
  const t = useMessages('game-kit', 'main');
  return (
    <output className={classNames(styles.note, styles.calm)}>
      {t('block.soon')} <LimitsLink />
    </output>
  );
};

/** Tells a guest to sign in, or to try the table with play money. */
const GuestNotice = (): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { isOffered, isOn, set } = usePlayMoney();
  return (
    <p className={classNames(styles.note, isOn ? styles.calm : styles.guest)}>
      {isOn ? t('play.mark') : !isOffered && t('bet.guest')}
      {isOffered && (
        <Button variant="ghost" className={styles.switch ?? ''} onClick={() => set(!isOn)}>
          {t(isOn ? 'play.leave' : 'play.try')}
        </Button>
      )}
    </p>
  );
};

/** Why nothing can be bet, or what went wrong with the last bet, next to the button that it is about. */
export const BetNotice = ({ settings, enabled, problem, hint }: BetNoticeProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { status } = useSession();
  const block = usePlayBlock();
  const isEnding = useStore(sessionTime).state === 'ending';
  if (block) return <BlockNotice block={block} />;
  if (settings.status === 'failed') {
    return (
      <p className={styles.note} role="alert">
        {t('config.error')} <Button onClick={settings.retry}>{t('config.retry')}</Button>
      </p>
    );
  }
  if (settings.status === 'ready' && !enabled) return <p className={styles.note}>{t('off.text')}</p>;
  if (hint !== undefined) return <output className={styles.note}>{hint}</output>;
  if (problem !== undefined) {
    return (
      <p className={styles.note} role="alert">
        {problem}
      </p>
    );
  }
  if (isEnding) return <EndingNotice />;
  return status === 'guest' ? <GuestNotice /> : null;
};
