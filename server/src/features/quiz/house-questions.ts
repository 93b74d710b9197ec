import type { Language } from '../../../contract/languages.ts';
import { texts } from '../../core/i18n/texts.ts';

/** The questions that come with the house, as `question` and `answers`, which a bar divides. */
export const houseQuestions = (language: Language): { question: string; answers: string[] }[] =>
  Object.values(texts('quiz-questions')[language]).map((line) => {
    const [question = '', ...answers] = line.split('|').map((part) => part.trim());
    return { question, answers };
  });
