import { houseAnalyses } from 'games-engine/analysis';
import { answerJobs } from '../core/configs/answer-jobs.ts';

answerJobs(houseAnalyses);
