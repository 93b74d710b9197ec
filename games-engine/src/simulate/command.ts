import { houseAnalyses } from '../games/analyses.ts';
import { simulate } from './pool.ts';
import { readQuestion, SimulateInputError, type AnalysesModule } from './question.ts';
import { answersOf, createProgress, reportJson, reportLines, statusOf } from './report.ts';

/** The house's own games. */
export const houseModule: AnalysesModule = {
  houseAnalyses,
  url: new URL('../games/analyses.ts', import.meta.url).href,
};

/** Output of the command. */
export interface SimulateOutput {
  print(line: string): void;
  complain(text: string): void;
  progress: NodeJS.WriteStream;
}

/** Runs `npm run simulate` with these arguments, on the house's games or others; the exit status. */
export const runSimulate = async (
  args: readonly string[],
  output: SimulateOutput,
  among: AnalysesModule = houseModule,
): Promise<number> => {
  try {
    return await answer(args, output, among);
  } catch (error) {
    const isInput = error instanceof SimulateInputError;
    const text = isInput ? error.message : String(error instanceof Error ? error.stack : error);
    output.complain(`${text}\n${isInput ? 'npm run simulate -- --help says how\n' : ''}`);
    return 2;
  }
};

const answer = async (args: readonly string[], output: SimulateOutput, among: AnalysesModule): Promise<number> => {
  const question = readQuestion(args, among);
  if (typeof question === 'string') {
    output.print(question);
    return 0;
  }
  const progress = createProgress(output.progress, question.rounds * question.classes.length);
  const startedAt = performance.now();
  const tallies = await simulate(question, progress.add).finally(progress.end);
  const answers = answersOf(question, tallies);
  const lines = question.isJson
    ? [reportJson(question, answers)]
    : reportLines(question, answers, performance.now() - startedAt);
  for (const line of lines) output.print(line);
  return statusOf(answers);
};
