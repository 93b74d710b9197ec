import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration073Giveaways } from './migration-073-giveaways.ts';
import { QuizPrizeEntity, QuizQuestionEntity, QuizRoundEntity } from './quiz.entities.ts';
import { RainEntity, RainShareEntity } from './rain.entities.ts';

export * from './quiz.repository.ts';
export * from './quiz-questions.repository.ts';
export * from './rain.repository.ts';
export * from './rain-talkers.repository.ts';

export const stored: StoredFeature = {
  entities: [RainEntity, RainShareEntity, QuizQuestionEntity, QuizRoundEntity, QuizPrizeEntity],
  migrations: [{ name: '073-giveaways', class: Migration073Giveaways }],
};
