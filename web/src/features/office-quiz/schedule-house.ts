import type { HouseTexts } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/messages.ts';

/** Subjects under four-eyes control that the page shows. */
export type ScheduleSubject = 'quizSchedule' | 'rainSchedule';

/** Labels of the schedules for their four-eyes forms. */
export const scheduleHouse: Readonly<Record<ScheduleSubject, HouseTexts>> = {
  quizSchedule: { messages: texts('office-quiz', 'quiz-house') },
  rainSchedule: { messages: texts('office-quiz', 'rain-house') },
};
