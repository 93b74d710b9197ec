import { checkConfig, type GuardBounds } from 'games-engine/analysis';
import { TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { VersionDetails } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Tabs } from '../../core/ui/tabs.tsx';
import { ChangesTable } from '../../core/configs/changes-table.tsx';
import { changesBetween } from '../../core/configs/config-changes.ts';
import { draftOf, readDraft, type DraftProblem } from './config-draft.ts';
import { fieldsOf, type ConfigValues } from '../../core/configs/config-fields.ts';
import { ConfigForm } from './config-form.tsx';
import { FindingList } from '../../core/configs/finding-list.tsx';
import { GoalView } from './goal-view.tsx';
import { Loading, Pending } from '../../core/office/loaded.tsx';
import { MeasuresView } from './measures-view.tsx';
import findingStyles from '../../core/configs/findings.module.css';
import tones from '../../core/ui/tones.module.css';
import { SaveAct } from './save-act.tsx';
import styles from './studio.module.css';
import office from '../../core/office/office.module.css';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';
import { useBounds } from './use-guardrails.ts';
import { useActiveVersion, useVersions } from './use-versions.ts';
import { useWork } from './use-work.ts';
import { Note } from '../../core/office/section.tsx';

const Preview = lazy(async () => ({ default: (await import('./preview-view.tsx')).PreviewView }));

const ImportView = lazy(async () => ({ default: (await import('./import-view.tsx')).ImportView }));

const views = ['measures', 'preview', 'goal', 'table', 'changes'] as const;
type View = (typeof views)[number];

/** In the place of a verdict while the form holds no config: the last one was of other numbers. */
const Unread = ({ problems }: { problems: readonly DraftProblem[] }): ReactNode => {
  const t = useMessages('studio', 'main');
  return (
    <p className={findingStyles.finding}>
      <TriangleAlert aria-hidden="true" size={18} className={tones.bad} />
      {t('findings.unread', { count: problems.length })}
    </p>
  );
};

const Design = ({ active, bounds }: { active: VersionDetails; bounds: GuardBounds }): ReactNode => {
  const t = useMessages('studio', 'main');
  const { game } = active;
  const studio = useGameStudio(game);
  const fields = useMemo(() => fieldsOf(studio), [studio]);
  const { work, isBegun, write, restart } = useWork(game, fields, active);
  const read = useMemo(() => readDraft(studio.game, fields, work.draft), [studio, fields, work.draft]);
  const [good, setGood] = useState<ConfigValues>(active.config); // the last that could be read
  if (read.config && read.config !== good) setGood(read.config);
  const config = useDeferredValue(good);
  const changes = useMemo(() => changesBetween(fields, active.config, config), [fields, active.config, config]);
  const findings = useMemo(() => checkConfig(studio.analysis, config, bounds), [studio, config, bounds]);
  const isCurrent = !read.problems && config === good;
  const candidate = useVersions(game).data?.candidate;
  const [view, setView] = useState<View>('measures');
  const shownViews = views.filter((value) => value !== 'table' || studio.analysis.tables?.fromRows);
  const labels = { before: t('version', { version: active.version }), after: t('edited') };
  return (
    <div className={styles.design}>
      <section className={styles.column} aria-label={t('design.form')}>
        <Note>{t('design.active', { version: active.version })}</Note>
        {candidate && <Note>{t('home.candidate', { version: candidate.version })}</Note>}
        <ConfigForm
          game={game}
          fields={fields}
          draft={work.draft}
          problems={read.problems ?? []}
          onWrite={(key, value) => write({ [key]: value })}
        />
        <div className={office.actions}>
          <SaveAct
            game={game}
            basedOn={work.basedOn}
            config={good}
            disabled={read.problems !== undefined || changes.length === 0}
          />
          <Button variant="ghost" disabled={!isBegun} onClick={restart}>
            {t('restart')}
          </Button>
        </div>
        {read.problems && <p className={office.problem}>{t('design.problems', { count: read.problems.length })}</p>}
      </section>
      <section className={styles.column} aria-label={t('design.views')}>
        <div className={findingStyles.verdict} aria-live="polite" aria-busy={!read.problems && !isCurrent}>
          {read.problems ? (
            <Unread problems={read.problems} />
          ) : (
            isCurrent && <FindingList game={game} config={config} findings={findings} />
          )}
        </div>
        <Tabs<View>
          label={t('design.views')}
          tabs={shownViews.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={setView}
        >
          {view === 'measures' && <MeasuresView compared={{ game, before: active.config, after: config, labels }} />}
          {view === 'preview' && (
            <Suspense fallback={<Loading />}>
              <Preview game={game} config={config} />
            </Suspense>
          )}
          {view === 'goal' && (
            <GoalView
              game={game}
              config={config}
              bounds={bounds}
              fields={fields}
              onTake={(taken) => write(draftOf(fields, taken))}
            />
          )}
          {view === 'table' && (
            <Suspense fallback={<Loading />}>
              <ImportView
                game={game}
                config={config}
                fields={fields}
                onTake={(taken) => write(draftOf(fields, taken))}
              />
            </Suspense>
          )}
          {view === 'changes' && (
            <ChangesTable
              title={t('changes.title')}
              none={t('changes.none')}
              game={game}
              changes={changes}
              before={active.config}
              after={config}
              labels={labels}
            />
          )}
        </Tabs>
      </section>
    </div>
  );
};

/** The config of a game as a form, and what its changes come to. */
export const DesignBench = ({ game }: { game: string }): ReactNode => {
  const { active, error, retry } = useActiveVersion(game);
  const { bounds, error: boundsError, retry: retryBounds } = useBounds(game);
  if (active && bounds) return <Design active={active} bounds={bounds} />;
  return <Pending error={error ?? boundsError} retry={error ? retry : retryBounds} />;
};
