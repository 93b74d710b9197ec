import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { riskLevel } from './queue.maths.ts';

const tones = { low: 'good', medium: 'wait', high: 'bad' } as const;

/** A sum of risk points, and in a word how high it is. */
export const RiskMark = ({ risk }: { risk: number }): ReactNode => {
  const t = useMessages('office-cash', 'withdrawals');
  const level = riskLevel(risk);
  return <Badge tone={tones[level]}>{t(`risk.${level}`, { risk })}</Badge>;
};
