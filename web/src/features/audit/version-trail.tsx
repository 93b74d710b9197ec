import type { ReactNode } from 'react';
import type { AuditedVersion, AuditedVersionEvent } from 'server/contract';
import { configMessages } from '../../core/configs/config.messages.ts';
import { DrawFindings } from '../../core/configs/draws/draw-findings.tsx';
import { FindingList } from '../../core/configs/finding-list.tsx';
import { useDrawStudio } from '../../core/games/games.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Card } from '../../core/ui/card.tsx';
import styles from './audit.module.css';
import { useFigures } from './use-figures.ts';
import { Person, useLeafText, useShareText } from './version-facts.tsx';

interface StepProps {
  event: AuditedVersionEvent;
  version: AuditedVersion;
}

/** Details that no list of findings and no share says. */
const unreadDetails = ({ details, findings, sharePpm }: AuditedVersionEvent): string =>
  findings === null && sharePpm === null && Object.keys(details).length > 0 ? JSON.stringify(details) : '';

const Step = ({ event, version }: StepProps): ReactNode => {
  const words = useMessages(configMessages);
  const { moment } = useFigures();
  const [shareText, leafText] = [useShareText(), useLeafText()];
  const draw = useDrawStudio(version.game);
  const { actor, at, findings, kind, logIndex, reason, sharePpm } = event;
  const rest = unreadDetails(event);
  const isFailed = findings?.some(({ severity }) => severity === 'error') === true;
  return (
    <li>
      <h3>
        {words(kind === 'checked' && isFailed ? 'event.failed' : `event.${kind}`)}
        {sharePpm !== null && `: ${shareText(sharePpm)}`}
      </h3>
      {actor && reason !== '' && <p>{reason}</p>}
      {findings && draw && <DrawFindings studio={draw} config={version.config} found={findings} />}
      {findings && !draw && <FindingList game={version.game} config={version.config} findings={findings} />}
      {rest !== '' && <code>{rest}</code>}
      <p className={styles.note}>
        {actor ? <Person who={actor} /> : words('author.program')} · {moment(at)} · {leafText(logIndex)}
      </p>
    </li>
  );
};

/** Everything that happened to a version, the oldest first, each with its entry of the log. */
export const VersionTrail = ({ version }: { version: AuditedVersion }): ReactNode => {
  const words = useMessages(configMessages);
  return (
    <Card className={styles.card}>
      <h2>{words('trail.title')}</h2>
      <ol className={styles.trail}>
        {version.events.map((event, index) => (
          <Step key={`${event.kind} ${index}`} event={event} version={version} />
        ))}
      </ol>
    </Card>
  );
};
