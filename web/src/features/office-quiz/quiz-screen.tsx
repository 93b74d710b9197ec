import { Suspense, type ReactNode } from 'react';
import { isAmong } from '../../core/features/audience.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useAddress } from '../../core/office/list-state.ts';
import { Loading } from '../../core/office/loaded.tsx';
import { Parts } from '../../core/office/parts.tsx';
import { useSession } from '../../core/session/session.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const Questions = lazyPart(async () => (await import('./questions-section.tsx')).QuestionsSection);
const Schedule = lazyPart(async () => (await import('./schedule-section.tsx')).ScheduleSection);

const parts = [
  { value: 'questions', audience: 'quiz' },
  { value: 'schedule', audience: 'bonusRules' },
] as const;

/** /office/quiz: questions for moderators; prize, times and budgets for finance. */
export const QuizScreen = (): ReactNode => {
  const t = useMessages('office-quiz', 'main');
  const session = useSession();
  const { params } = useAddress();
  const allowed = parts.filter(({ audience }) => isAmong(audience, session));
  const shown = allowed.find(({ value }) => value === params.get('part')) ?? allowed[0];
  if (!shown) return null;
  return (
    <>
      {allowed.length > 1 && (
        <Parts
          label={t('parts')}
          parts={allowed.map(({ value }) => ({ value, label: t(value) }))}
          value={shown.value}
        />
      )}
      <Suspense key={shown.value} fallback={<Loading />}>
        {shown.value === 'questions' ? (
          <Questions />
        ) : (
          <>
            <Schedule subject="quizSchedule" />
            <Schedule subject="rainSchedule" />
          </>
        )}
      </Suspense>
    </>
  );
};
