import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { AuditedVersion, AuditedVersionEvent } from 'server/contract';
import { useShapeText } from '../../core/configs/field-text.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useGames } from '../../core/games/games.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { CopyValue } from '../../core/ui/copy.tsx';
import { useFigures } from './use-figures.ts';
import { Facts } from '../../core/ui/facts.tsx';

/** Somebody of the staff, and what they staked. */
export const Person = ({ who }: { who: NonNullable<AuditedVersion['author']> }): ReactNode => (
  <Link to={`/audit/rounds?player=${encodeURIComponent(who.userId)}`}>
    {who.nick} ({who.userId})
  </Link>
);

/** Notation of a share of players: millionths. */
const SHARE = { unit: 'percent', decimals: 4 } as const;

/** Says a share of players. */
export const useShareText = (): ((sharePpm: number) => string) => {
  const { number } = useShapeText();
  return (sharePpm) => number(SHARE, sharePpm);
};

/** Says where in the log something stands. */
export const useLeafText = (): ((index: number | null) => string) => {
  const t = useMessages('audit', 'versions');
  const { number } = useFigures();
  return (index) => (index === null ? t('leaf.none') : t('leaf.at', { index: number(index) }));
};

/** A return, and the one that it took the place of. */
const useReturnText = (): ((version: AuditedVersion) => string) => {
  const t = useMessages('audit', 'versions');
  const { percent } = useFormat();
  const say = (rtpPercent: string): string => (rtpPercent === '' ? '—' : percent(rtpPercent));
  return ({ rtpPercent, tookOverFrom }) =>
    tookOverFrom ? t('rtp.change', { before: say(tookOverFrom.rtpPercent), after: say(rtpPercent) }) : say(rtpPercent);
};

const lastOf = (events: readonly AuditedVersionEvent[], kind: AuditedVersionEvent['kind']) =>
  events.findLast((event) => event.kind === kind);

/** Author and approver of a version, its time in force, and its promise before and after. */
export const VersionFacts = ({ version }: { version: AuditedVersion }): ReactNode => {
  const t = useMessages('audit', 'versions');
  const words = useMessages('configs', 'config');
  const { moment } = useFigures();
  const [shareText, leafText, returnText] = [useShareText(), useLeafText(), useReturnText()];
  const isDraw = useGames().findDraw(version.game) !== undefined;
  const { author, approver, events } = version;
  const [saved, since, until] = [events[0], lastOf(events, 'activated'), lastOf(events, 'retired')];
  const share = lastOf(events, 'candidate.started')?.sharePpm ?? null;
  return (
    <>
      <Facts
        facts={[
          [t('author'), author ? <Person key="author" who={author} /> : words('author.program')],
          [t('approver'), approver ? <Person key="approver" who={approver} /> : t('nobody')],
          saved && [t('saved'), moment(saved.at)],
          share !== null && [t('share'), shareText(share)],
          since && [t('since'), moment(since.at)],
          until && since && until.at >= since.at && [t('until'), moment(until.at)],
          !isDraw && [t('rtp'), returnText(version)], // nothing is staked on a draw
          [t('leaf'), leafText(version.logIndex)],
        ]}
      />
      <CopyValue label={t('hash')} value={version.hash} />
    </>
  );
};
