import type { ReactNode } from 'react';
import type { VersionEvent } from 'server/contract';
import { useNumberText } from '../../core/configs/numbers.ts';
import { useShapeText } from '../../core/configs/field-text.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Section } from '../../core/office/section.tsx';
import { Trail } from '../../core/office/trail.tsx';

const MILLION = 1_000_000;

/** Name of an event. */
const useEventName = (): ((event: VersionEvent) => string) => {
  const t = useMessages('configs', 'config');
  const number = useNumberText();
  const share = (ppm: number): string => number.share(ppm / MILLION);
  return ({ kind, isFailed, isOverride, left }) => {
    if (left)
      return t('event.left', { value: share(left.returnPpm), low: share(left.lowPpm), high: share(left.highPpm) });
    if (isOverride) return t('event.override');
    return t(kind === 'checked' && isFailed ? 'event.failed' : `event.${kind}`);
  };
};

/** Events of a version: author, time, reason. */
export const VersionTrail = ({ events }: { events: readonly VersionEvent[] }): ReactNode => {
  const t = useMessages('configs', 'config');
  const text = useShapeText();
  const moment = useMoment();
  const nameOf = useEventName();
  return (
    <Section title={t('trail.title')}>
      <Trail
        label={t('trail.title')}
        events={events.map((event) => {
          const { id, actor, reason, sharePpm, at } = event;
          const share = sharePpm === null ? '' : `: ${text.number({ unit: 'percent', decimals: 4 }, sharePpm)}`;
          return {
            key: id,
            title: nameOf(event) + share,
            text: actor === null ? '' : reason,
            facts: [actor ?? t('author.program'), moment(at)],
          };
        })}
      />
    </Section>
  );
};
