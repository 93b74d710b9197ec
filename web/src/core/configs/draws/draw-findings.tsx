import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VersionFinding } from 'server/contract';
import type { ConfigValues } from '../config-fields.ts';
import { useShapeText } from '../field-text.ts';
import findings from '../findings.module.css';
import { useNumberText } from '../numbers.ts';
import type { DrawStudio } from '../../games/web-game.ts';
import { hasMessage, texts, useMessages } from '../../i18n/messages.ts';
import tones from '../../ui/tones.module.css';
import { useDrawText } from './draw-numbers.ts';

interface DrawFindingsProps {
  studio: DrawStudio;
  config: ConfigValues;
  found: readonly VersionFinding[];
}

const MS = { unit: 'ms', decimals: 0 } as const;

/** Line for a finding: its place, its value and the allowed range. */
const useLine = (studio: DrawStudio, config: ConfigValues): ((finding: VersionFinding) => string) => {
  const t = useMessages('configs', 'config');
  const text = useDrawText(studio);
  const shape = useShapeText();
  const number = useNumberText();
  return ({ rule, where, got, allowed: { min, max } }) => {
    const average = studio.draw.averages(config).find(({ id }) => id === where);
    const name = rule === 'drawCost' ? text.averageName(where) : text.place(where, config);
    const say = (value: number): string => {
      if (rule === 'drawCost' && average) return text.average(average, value);
      return rule === 'drawChance' ? number.share(value) : shape.number(MS, value);
    };
    const bounds = [
      min !== undefined && t('finding.least', { min: say(min) }),
      max !== undefined && t('finding.most', { max: say(max) }),
    ];
    const is = typeof got === 'number' ? t('finding.got', { got: say(got) }) : got;
    return [name, is, ...bounds].filter(Boolean).join(' · ');
  };
};

/** Findings of the guardrails in a draw's config. */
export const DrawFindings = ({ studio, config, found }: DrawFindingsProps): ReactNode => {
  const t = useMessages('configs', 'config');
  const words = useMessages('configs', 'draws');
  const line = useLine(studio, config);
  const rules = [...new Set(found.map(({ rule }) => rule))];
  if (found.length === 0)
    return (
      <p className={findings.finding}>
        <CircleCheck aria-hidden="true" size={18} className={tones.good} />
        {t('findings.none')}
      </p>
    );
  return (
    <ul className={findings.findings} aria-label={t('findings.title')}>
      {rules.map((rule) => (
        <li key={rule} className={findings.finding}>
          <TriangleAlert aria-hidden="true" size={18} className={tones.bad} />
          <div>
            <p className={findings.eventName}>
              {t('finding.error')}:{' '}
              {hasMessage(texts('configs', 'draws'), `rule.${rule}`) ? words(`rule.${rule}` as 'rule.timing') : rule}
            </p>
            {found
              .filter((finding) => finding.rule === rule)
              .map((finding) => (
                <p key={finding.where} className={findings.muted}>
                  {line(finding)}
                </p>
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
};
