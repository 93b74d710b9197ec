import { houseAnalyses } from 'games-engine/analysis';
import { answerJobs } from '../features/studio/answer-jobs.ts';

answerJobs(houseAnalyses);
