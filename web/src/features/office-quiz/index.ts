import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import type { ScheduleSubject } from './schedule-house.ts';

const house = (subject: ScheduleSubject) => async () => (await import('./schedule-house.ts')).scheduleHouse[subject];

/** The quiz and the rains of the house in the back office. */
export const officeQuiz = defineFeature({
  office: [
    {
      order: 455,
      path: 'quiz',
      label: label(texts('office-quiz', 'titles'), 'quiz'),
      audience: ['quiz', 'bonusRules'],
      load: async () => (await import('./quiz-screen.tsx')).QuizScreen,
    },
  ],
  houseChanges: { quizSchedule: house('quizSchedule'), rainSchedule: house('rainSchedule') },
});
