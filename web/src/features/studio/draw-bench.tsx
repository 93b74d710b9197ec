import { checkDraw } from 'games-engine/analysis';
import { useMemo, useState, type ReactNode } from 'react';
import type { VersionDetails } from 'server/contract';
import type { ConfigValues } from '../../core/configs/config-fields.ts';
import findingStyles from '../../core/configs/findings.module.css';
import { useDrawStudio } from '../../core/games/games.ts';
import type { DrawStudio } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { DrawCosts } from '../../core/configs/draws/draw-costs.tsx';
import { DrawFindings } from '../../core/configs/draws/draw-findings.tsx';
import { DrawForm } from './draw-form.tsx';
import { drawChanges, drawNumbers } from '../../core/configs/draws/draw-numbers.ts';
import { readDrawDraft } from './draw-draft.ts';
import { Pending } from '../../core/office/loaded.tsx';
import { SaveAct } from './save-act.tsx';
import styles from './studio.module.css';
import office from '../../core/office/office.module.css';
import { useDrawWork } from './use-draw-work.ts';
import { useActiveVersion } from './use-versions.ts';
import { Note } from '../../core/office/section.tsx';

const Bench = ({ studio, active }: { studio: DrawStudio; active: VersionDetails }): ReactNode => {
  const t = useMessages('studio', 'main');
  const words = useMessages('configs', 'draws');
  const numbers = useMemo(() => drawNumbers(studio, active.config), [studio, active]);
  const { basedOn, draft, isBegun, write, restart } = useDrawWork(active, numbers);
  const read = useMemo(() => readDrawDraft(numbers, active.config, draft), [numbers, active, draft]);
  const [good, setGood] = useState<ConfigValues>(active.config); // the last that could be read
  if (read.config && read.config !== good) setGood(read.config);
  const changes = drawChanges(numbers, active.config, good);
  const problems = read.problems ?? [];
  return (
    <div className={styles.design}>
      <section className={styles.column} aria-label={words('form')}>
        <Note>{t('design.active', { version: active.version })}</Note>
        <DrawForm studio={studio} config={good} numbers={numbers} draft={draft} problems={problems} onWrite={write} />
        <div className={office.actions}>
          <SaveAct
            game={active.game}
            basedOn={basedOn}
            config={good}
            disabled={problems.length > 0 || changes.length === 0}
          />
          <Button variant="ghost" disabled={!isBegun} onClick={restart}>
            {t('restart')}
          </Button>
        </div>
        {problems.length > 0 && <p className={office.problem}>{t('design.problems', { count: problems.length })}</p>}
      </section>
      <section className={styles.column} aria-label={t('design.views')}>
        <div className={findingStyles.verdict} aria-live="polite">
          {problems.length === 0 && <DrawFindings studio={studio} config={good} found={checkDraw(studio.draw, good)} />}
          <Note>{words('changed', { count: changes.length })}</Note>
        </div>
        <DrawCosts
          studio={studio}
          before={{ label: t('version.active', { version: active.version }), config: active.config }}
          after={{ label: t('edited'), config: good }}
        />
      </section>
    </div>
  );
};

/** The distribution of a draw as a form, and what it costs exactly. */
export const DrawBench = ({ draw }: { draw: string }): ReactNode => {
  const studio = useDrawStudio(draw);
  const { active, error, retry } = useActiveVersion(draw);
  if (studio && active) return <Bench studio={studio} active={active} />;
  return <Pending error={error} retry={retry} />;
};
