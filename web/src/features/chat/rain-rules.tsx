import type { ReactNode } from 'react';
import { AIRDROP_LAPSE_DAYS, AIRDROP_WAGER_TIMES, rainRule } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import styles from './giveaways.module.css';

/** Id under which the dialog of rules shows those of a rain. */
export const RAIN_RULES = 'rain';

const { talkMinutes: minutes, messages, letters, playedMinor } = rainRule;

/** The published rule: who gets a share of a rain, and how much. */
export const RainRules = (): ReactNode => {
  const t = useMessages('chat', 'rain');
  const { format } = useMoney();
  return (
    <ol className={styles.rules}>
      <li>{t('rule.talk', { minutes, messages, letters })}</li>
      <li>{t('rule.play', { amount: format(playedMinor) })}</li>
      <li>{t('rule.before')}</li>
      <li>{t('rule.one')}</li>
      <li>{t('rule.out')}</li>
      <li>{t('rule.share')}</li>
      <li>{t('rule.paid', { days: AIRDROP_LAPSE_DAYS, times: AIRDROP_WAGER_TIMES })}</li>
      <li>{t('rule.odds')}</li>
    </ol>
  );
};
