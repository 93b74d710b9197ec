import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditedVersion, AuditedVersionEvent } from 'server/contract';
import { configMessages } from '../../core/configs/config.messages.ts';
import { useShapeText } from '../../core/configs/field-text.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { CopyValue } from '../../core/ui/copy-value.tsx';
import { auditVersionsMessages } from './audit-versions.messages.ts';
import styles from './audit.module.css';
import { useFigures } from './use-figures.ts';

/** Somebody of the staff, and what they staked. */
export const Person = ({ who }: { who: NonNullable<AuditedVersion['author']> }): ReactNode => (
  <Link to={`/audit/rounds?player=${encodeURIComponent(who.userId)}`}>
    {who.nick} ({who.userId})
  </Link>
);

/** How a share of players is written: millionths. */
const SHARE = { unit: 'percent', decimals: 4 } as const;

/** Says a share of players. */
export const useShareText = (): ((sharePpm: number) => string) => {
  const { number } = useShapeText();
  return (sharePpm) => number(SHARE, sharePpm);
};

/** Says where in the log something stands. */
export const useLeafText = (): ((index: number | null) => string) => {
  const t = useMessages(auditVersionsMessages);
  const { number } = useFigures();
  return (index) => (index === null ? t('leaf.none') : t('leaf.at', { index: number(index) }));
};

/** A return, and the one that it took the place of. */
const useReturnText = (): ((version: AuditedVersion) => string) => {
  const t = useMessages(auditVersionsMessages);
  const { percent } = useFormat();
  const say = (rtpPercent: string): string => (rtpPercent === '' ? '—' : percent(rtpPercent));
  return ({ rtpPercent, tookOverFrom }) =>
    tookOverFrom ? t('rtp.change', { before: say(tookOverFrom.rtpPercent), after: say(rtpPercent) }) : say(rtpPercent);
};

const lastOf = (events: readonly AuditedVersionEvent[], kind: AuditedVersionEvent['kind']) =>
  events.findLast((event) => event.kind === kind);

/** Who made and approved a version, when it was in force, and what it promised before and after. */
export const VersionFacts = ({ version }: { version: AuditedVersion }): ReactNode => {
  const t = useMessages(auditVersionsMessages);
  const words = useMessages(configMessages);
  const { moment } = useFigures();
  const [shareText, leafText, returnText] = [useShareText(), useLeafText(), useReturnText()];
  const isDraw = useGames().findDraw(version.game) !== undefined;
  const { author, approver, events } = version;
  const [saved, since, until] = [events[0], lastOf(events, 'activated'), lastOf(events, 'retired')];
  const share = lastOf(events, 'candidate.started')?.sharePpm ?? null;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    [t('author'), author ? <Person key="author" who={author} /> : words('author.program')],
    [t('approver'), approver ? <Person key="approver" who={approver} /> : t('nobody')],
    ...(saved ? [[t('saved'), moment(saved.at)] as const] : []),
    ...(share === null ? [] : [[t('share'), shareText(share)] as const]),
    ...(since ? [[t('since'), moment(since.at)] as const] : []),
    ...(until && since && until.at >= since.at ? [[t('until'), moment(until.at)] as const] : []),
    ...(isDraw ? [] : [[t('rtp'), returnText(version)] as const]), // nothing is staked on a draw
    [t('leaf'), leafText(version.logIndex)],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CopyValue label={t('hash')} value={version.hash} />
    </>
  );
};
