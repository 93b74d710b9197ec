import type { ReactNode } from 'react';
import type { VersionEvent } from 'server/contract';
import { useShapeText } from '../../core/configs/field-text.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Section } from '../../core/office/section.tsx';
import { Trail } from '../../core/office/trail.tsx';

/** Events of a version: author, time, reason. */
export const VersionTrail = ({ events }: { events: readonly VersionEvent[] }): ReactNode => {
  const t = useMessages('configs', 'config');
  const text = useShapeText();
  const moment = useMoment();
  return (
    <Section title={t('trail.title')}>
      <Trail
        label={t('trail.title')}
        events={events.map(({ id, kind, isFailed, actor, reason, sharePpm, at }) => {
          const name = t(kind === 'checked' && isFailed ? 'event.failed' : `event.${kind}`);
          const share = sharePpm === null ? '' : `: ${text.number({ unit: 'percent', decimals: 4 }, sharePpm)}`;
          return {
            key: id,
            title: name + share,
            text: actor === null ? '' : reason,
            facts: [actor ?? t('author.program'), moment(at)],
          };
        })}
      />
    </Section>
  );
};
