import { useMessages } from '../../core/i18n/messages.ts';
import type { ReactNode } from 'react';
import type { AuditedVersion, AuditedVersionEvent } from 'server/contract';
import { DrawFindings } from '../../core/configs/draws/draw-findings.tsx';
import { FindingList } from '../../core/configs/finding-list.tsx';
import { useDrawStudio } from '../../core/games/games.ts';
import { useFigures } from './use-figures.ts';
import { type TrailEvent, Trail } from '../../core/office/trail.tsx';
import { Person, useLeafText, useShareText } from './version-facts.tsx';
import { Section } from '../../core/office/section.tsx';

/** Details that no list of findings and no share says. */
const unreadDetails = ({ details, findings, sharePpm }: AuditedVersionEvent): string =>
  findings === null && sharePpm === null && Object.keys(details).length > 0 ? JSON.stringify(details) : '';

const useStep = (version: AuditedVersion): ((event: AuditedVersionEvent, key: number) => TrailEvent) => {
  const words = useMessages('configs', 'config');
  const { moment } = useFigures();
  const [shareText, leafText] = [useShareText(), useLeafText()];
  const draw = useDrawStudio(version.game);
  const { config, game } = version;
  return (event, key) => {
    const { actor, at, findings, kind, logIndex, reason, sharePpm } = event;
    const rest = unreadDetails(event);
    const isFailed = findings?.some(({ severity }) => severity === 'error') === true;
    const name = words(kind === 'checked' && isFailed ? 'event.failed' : `event.${kind}`);
    return {
      key,
      title: sharePpm === null ? name : `${name}: ${shareText(sharePpm)}`,
      text: actor ? reason : '',
      facts: [actor ? <Person key="actor" who={actor} /> : words('author.program'), moment(at), leafText(logIndex)],
      children: (
        <>
          {findings && draw && <DrawFindings studio={draw} config={config} found={findings} />}
          {findings && !draw && <FindingList game={game} config={config} findings={findings} />}
          {rest !== '' && <code>{rest}</code>}
        </>
      ),
    };
  };
};

/** Everything that happened to a version, the oldest first, each with its entry of the log. */
export const VersionTrail = ({ version }: { version: AuditedVersion }): ReactNode => {
  const words = useMessages('configs', 'config');
  return (
    <Section title={words('trail.title')}>
      <Trail events={version.events.map(useStep(version))} />
    </Section>
  );
};
