import { useState, type ReactNode } from 'react';
import type { CallAnswer, GuardrailVersion } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import {
  useBoundText,
  BoundsTable,
  type BoundsTableProps,
  changedBounds,
  shapeOf,
  type BoundValues,
} from '../../core/configs/bounds.tsx';
import { useShapeText } from '../../core/configs/field-text.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { useSession } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Switch } from '../../core/ui/switch.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { draftOfBounds, readBounds, type BoundsDraft } from './bounds-draft.ts';
import formFields from './form-fields.module.css';
import { Pending } from '../../core/office/loaded.tsx';
import office from '../../core/office/office.module.css';
import { STUDIO_CALLS } from './version-acts.ts';
import { Note, Section } from '../../core/office/section.tsx';
import { Trail } from '../../core/office/trail.tsx';
import { Act } from '../../core/office/act.tsx';
import { Decisions } from '../../core/office/changes.tsx';

/** Differences of bounds from those in force. */
const Differences = (props: Omit<BoundsTableProps, 'labels' | 'none'>): ReactNode => {
  const t = useMessages('studio', 'guardrails');
  return <BoundsTable {...props} labels={{ before: t('inForce'), after: t('proposed') }} none={t('same')} />;
};

/** Proposal, and its reader's decisions about it. */
const Proposal = ({ proposal, inForce }: { proposal: GuardrailVersion; inForce: BoundValues }): ReactNode => {
  const t = useMessages('studio', 'guardrails');
  const moment = useMoment();
  const isAdmin = useIsAdmin();
  const { id, game, author, reason, createdAt, isOwn, bounds } = proposal;
  return (
    <Section title={t('proposal', { version: proposal.version })}>
      <Note>{reason}</Note>
      <p className={office.faint}>
        {author} · {moment(createdAt)}
      </p>
      <Differences title={t('proposal', { version: proposal.version })} game={game} before={inForce} after={bounds} />
      {isAdmin && (
        <Decisions
          id={id}
          isOwn={isOwn}
          name={t('proposal', { version: proposal.version })}
          rereads={STUDIO_CALLS}
          decide={(send, decision) => send('guardrails.decide', decision)}
        />
      )}
    </Section>
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
  const t = useMessages('studio', 'guardrails');
  const text = useBoundText(game);
  const { unit } = useShapeText();
  const isAdmin = useIsAdmin();
  const [draft, setDraft] = useState<BoundsDraft>(() => draftOfBounds(inForce));
  const { bounds, wrong } = readBounds(draft);
  const isChanged = changedBounds(inForce, bounds).length > 0;
  const write = (key: string, value: boolean | string): void => setDraft({ ...draft, [key]: value });
  return (
    <Section title={t('inForce')}>
      <Note>{t('text')}</Note>
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
        <div className={office.actions}>
          <Act
            label={t('propose')}
            text={t('propose.text')}
            done={t('done')}
            rereads={STUDIO_CALLS}
            disabled={!mayPropose || !isChanged || wrong.length > 0}
            send={(send, reason) => send('guardrails.propose', { game, bounds: { ...bounds }, reason })}
          />
          <Button variant="ghost" disabled={!isChanged} onClick={() => setDraft(draftOfBounds(inForce))}>
            {t('restart')}
          </Button>
        </div>
      )}
    </Section>
  );
};

const History = ({ all }: { all: readonly GuardrailVersion[] }): ReactNode => {
  const t = useMessages('studio', 'guardrails');
  const moment = useMoment();
  return (
    <Section title={t('history')}>
      {all.length === 0 && <Note>{t('program')}</Note>}
      <Trail
        events={all.map(({ id, version, status, author, reason, createdAt, decider, decision, decidedAt }) => ({
          key: id,
          title: `${version} · ${t(`status.${status}`)}`,
          facts: [author, moment(createdAt), reason],
          children: decider !== null && decidedAt !== null && (
            <Note>
              {decider} · {moment(decidedAt)} · {decision}
            </Note>
          ),
        }))}
      />
    </Section>
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

/** Bounds of a game's configs, proposals, and their results. */
export const GuardrailsView = ({ game }: { game: string }): ReactNode => {
  const { data, error, refetch } = useCallQuery('guardrails.load', { game });
  return data ? <Shown game={game} loaded={data} /> : <Pending error={error} retry={() => void refetch()} />;
};
