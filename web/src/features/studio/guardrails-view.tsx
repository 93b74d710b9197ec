import { useState, type ReactNode } from 'react';
import type { CallAnswer, GuardrailVersion } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useBoundText } from '../../core/configs/bound-text.ts';
import { BoundsTable, type BoundsTableProps } from '../../core/configs/bounds-table.tsx';
import { changedBounds, shapeOf, type BoundValues } from '../../core/configs/bounds.ts';
import { useShapeText } from '../../core/configs/field-text.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { ReasonAct, type ReasonActProps } from '../../core/ui/reason-act.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { draftOfBounds, readBounds, type BoundsDraft } from './bounds-draft.ts';
import formFields from './form-fields.module.css';
import { guardrailMessages } from './guardrails.messages.ts';
import { Loading } from './loading.tsx';
import styles from './studio.module.css';
import { rereadStudio } from './reread-studio.ts';
import versions from './versions.module.css';

/** An act on guardrails, with its reason. */
const GuardrailAct = (asked: Omit<ReasonActProps, 'reason' | 'done' | 'reread'>): ReactNode => {
  const t = useMessages(guardrailMessages);
  return <ReasonAct {...asked} reason={t('reason')} done={t('done')} reread={rereadStudio} />;
};

/** How bounds differ from those in force. */
const Differences = (props: Omit<BoundsTableProps, 'labels' | 'none'>): ReactNode => {
  const t = useMessages(guardrailMessages);
  return <BoundsTable {...props} labels={{ before: t('inForce'), after: t('proposed') }} none={t('same')} />;
};

/** What was proposed, and what its reader may do about it. */
const Proposal = ({ proposal, inForce }: { proposal: GuardrailVersion; inForce: BoundValues }): ReactNode => {
  const t = useMessages(guardrailMessages);
  const moment = useMoment();
  const isAdmin = useIsAdmin();
  const { id, game, author, reason, createdAt, isOwn, bounds } = proposal;
  const decide =
    (isApproved: boolean): ReasonActProps['act'] =>
    (send, why) =>
      send('guardrails.decide', { id, isApproved, reason: why });
  return (
    <Card className={styles.card}>
      <h2>{t('proposal', { version: proposal.version })}</h2>
      <p className={styles.muted}>{reason}</p>
      <p className={styles.faint}>
        {author} · {moment(createdAt)}
      </p>
      <Differences title={t('proposal', { version: proposal.version })} game={game} before={inForce} after={bounds} />
      {isOwn && <p className={styles.muted}>{t('own')}</p>}
      {isAdmin && (
        <div className={styles.actions}>
          {!isOwn && <GuardrailAct label={t('approve')} text={t('approve.text')} act={decide(true)} />}
          <GuardrailAct label={t(isOwn ? 'withdraw' : 'reject')} text={t('reject.text')} act={decide(false)} />
        </div>
      )}
    </Card>
  );
};

const useIsAdmin = (): boolean => useSession().profile?.roles.includes('admin') ?? false;

interface BoundsFormProps {
  game: string;
  inForce: BoundValues;
  mayPropose: boolean; // nothing else waits
}

/** The bounds in force as a form: an admin may propose others. */
const BoundsForm = ({ game, inForce, mayPropose }: BoundsFormProps): ReactNode => {
  const t = useMessages(guardrailMessages);
  const text = useBoundText(game);
  const { unit } = useShapeText();
  const isAdmin = useIsAdmin();
  const [draft, setDraft] = useState<BoundsDraft>(() => draftOfBounds(inForce));
  const { bounds, wrong } = readBounds(draft);
  const isChanged = changedBounds(inForce, bounds).length > 0;
  const write = (key: string, value: boolean | string): void => setDraft({ ...draft, [key]: value });
  return (
    <Card className={styles.card}>
      <h2>{t('inForce')}</h2>
      <p className={styles.muted}>{t('text')}</p>
      <div className={formFields.form}>
        {Object.entries(draft).map(([key, value]) =>
          typeof value === 'boolean' ? (
            <Switch
              key={key}
              label={text.name(key)}
              checked={value}
              disabled={!isAdmin}
              onChange={(checked) => write(key, checked)}
            />
          ) : (
            <TextField
              key={key}
              label={text.name(key)}
              error={wrong.includes(key) ? t('wrong') : undefined}
              suffix={unit(shapeOf(key))}
              inputMode="decimal"
              autoComplete="off"
              readOnly={!isAdmin}
              value={value}
              onChange={(event) => write(key, event.currentTarget.value)}
            />
          ),
        )}
      </div>
      {isAdmin && isChanged && wrong.length === 0 && (
        <Differences title={t('changes')} game={game} before={inForce} after={bounds} />
      )}
      {isAdmin && (
        <div className={styles.actions}>
          <GuardrailAct
            label={t('propose')}
            text={t('propose.text')}
            disabled={!mayPropose || !isChanged || wrong.length > 0}
            act={(send, reason) => send('guardrails.propose', { game, bounds: { ...bounds }, reason })}
          />
          <Button variant="ghost" disabled={!isChanged} onClick={() => setDraft(draftOfBounds(inForce))}>
            {t('restart')}
          </Button>
        </div>
      )}
    </Card>
  );
};

const History = ({ all }: { all: readonly GuardrailVersion[] }): ReactNode => {
  const t = useMessages(guardrailMessages);
  const moment = useMoment();
  return (
    <Card className={styles.card}>
      <h2>{t('history')}</h2>
      {all.length === 0 && <p className={styles.muted}>{t('program')}</p>}
      <ol className={versions.list}>
        {all.map(({ id, version, status, author, reason, createdAt, decider, decision, decidedAt }) => (
          <li key={id} className={versions.row}>
            <div className={versions.rowBody}>
              <p>
                {version} · {t(`status.${status}`)}
              </p>
              <p className={styles.faint}>
                {author} · {moment(createdAt)} · {reason}
              </p>
              {decider !== null && decidedAt !== null && (
                <p className={styles.faint}>
                  {decider} · {moment(decidedAt)} · {decision}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
};

const Shown = ({ game, loaded }: { game: string; loaded: CallAnswer<'guardrails.load'> }): ReactNode => {
  const { bounds, versions: all } = loaded;
  const proposal = all.find(({ status }) => status === 'proposed');
  return (
    <>
      {proposal && <Proposal proposal={proposal} inForce={bounds} />}
      <BoundsForm key={JSON.stringify(bounds)} game={game} inForce={bounds} mayPropose={!proposal} />
      <History all={all} />
    </>
  );
};

/** What configs of a game are held to, what was proposed, and what became of it. */
export const GuardrailsView = ({ game }: { game: string }): ReactNode => {
  const { data, error, refetch } = useCallQuery('guardrails.load', { game });
  return data ? <Shown game={game} loaded={data} /> : <Loading error={error} retry={() => void refetch()} />;
};
