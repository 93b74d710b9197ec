import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import styles from './office-cash.module.css';
import { riskLevel } from './queue.maths.ts';
import { withdrawalMessages } from './withdrawals.messages.ts';

const looks = { low: styles.good, medium: styles.wait, high: styles.bad } as const;

/** A sum of risk points, and in a word how high it is. */
export const RiskMark = ({ risk }: { risk: number }): ReactNode => {
  const t = useMessages(withdrawalMessages);
  const level = riskLevel(risk);
  return <span className={classNames(styles.badge, looks[level])}>{t(`risk.${level}`, { risk })}</span>;
};
