import { canonicalText } from 'games-engine';
import { Download } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PublicRound } from 'server/contract';
import { isAmong } from '../../core/features/audience.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { classNames } from '../../core/ui/class-names.ts';
import { saveFile } from '../../core/ui/save-file.ts';
import { CopyValue } from '../../core/ui/copy.tsx';
import styles from './round.module.css';
import type { CheckedRound } from './round-steps.ts';
import { commitmentCommand, drawCommand, betsCommand, scriptCommand } from './shell-command.ts';

export interface RoundToolsProps {
  asked: { game: string; id: string };
  round: PublicRound;
  checked: CheckedRound;
}

const MAX_LINES = 50; // most lines of bets: a longer command cannot be copied by hand

const DrawCommands = ({ checked }: { checked: CheckedRound }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const { seeds, trace, read } = checked;
  if (!seeds || !trace) return null;
  const draw = drawCommand(seeds, trace);
  const lines = read?.hosting === 'shared' ? read.lines : [];
  const isLit = read?.hosting === 'shared' && read.log.draw !== undefined;
  return (
    <>
      <CopyValue label={t('tools.shell.commitment')} value={commitmentCommand(seeds.serverSeed)} />
      {lines.length > 0 && lines.length <= MAX_LINES && (
        <CopyValue label={t(isLit ? 'step.bets' : 'tools.shell.entropy')} value={betsCommand(lines)} />
      )}
      {draw !== undefined && <CopyValue label={t('tools.shell.draw')} value={draw} />}
    </>
  );
};

const Commands = ({ asked: { game, id }, round, checked }: RoundToolsProps): ReactNode => {
  const t = useMessages('fairness', 'round');
  const site = location.origin;
  const whole = scriptCommand({ site, game, id, logIndex: round.log?.index ?? null });
  return (
    <>
      <h3>{t('tools.shell')}</h3>
      <CopyValue label={t('tools.shell.script')} value={whole} />
      <DrawCommands checked={checked} />
    </>
  );
};

/** The exact bytes that are hashed, or nothing for what has no canonical text. */
const hashedText = (record: unknown): string | undefined => {
  try {
    return canonicalText(record);
  } catch {
    return undefined;
  }
};

/** The version of the rules that a round pins, whatever its record says. */
const versionOf = (record: PublicRound['record']): number | undefined => {
  const { version } = Object(record['config']) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
};

const RecordFile = ({ round }: { round: PublicRound }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const text = useMemo(() => hashedText(round.record), [round.record]);
  const version = versionOf(round.record);
  return (
    <>
      {version !== undefined && <p>{t('tools.version', { version })}</p>}
      <CopyValue label={t('tools.hash')} value={round.hash} />
      {text !== undefined && (
        <>
          <Button onClick={() => saveFile(text, `round-${String(round.record['id'])}.json`, 'application/json')}>
            <Download aria-hidden="true" size={18} />
            {t('tools.download')}
          </Button>
          <p className={styles.note}>{t('tools.download.text')}</p>
        </>
      )}
      <details className={styles.details}>
        <summary>{t('tools.record')}</summary>
        <pre className={styles.json}>{JSON.stringify(round.record, null, 2)}</pre>
      </details>
      <details className={styles.details}>
        <summary>{t('step.config')}</summary>
        <pre className={styles.json}>{JSON.stringify(round.config, null, 2)}</pre>
      </details>
    </>
  );
};

/** Link for auditors to the authors of the round's rules. */
const Approval = ({ game, record }: { game: string; record: PublicRound['record'] }): ReactNode => {
  const t = useMessages('fairness', 'round');
  const isAuditor = isAmong('audit', useSession());
  const version = versionOf(record);
  return (
    isAuditor && version !== undefined && <Link to={`/audit/configs/${game}/${version}`}>{t('tools.approval')}</Link>
  );
};

/** Tools to check the round without this site. */
export const RoundTools = (props: RoundToolsProps): ReactNode => {
  const t = useMessages('fairness', 'round');
  return (
    <Card className={classNames(styles.card, styles.tools)}>
      <h2>{t('tools.title')}</h2>
      <Commands {...props} />
      <RecordFile round={props.round} />
      <Approval game={props.asked.game} record={props.round.record} />
    </Card>
  );
};
