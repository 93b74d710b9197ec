import type { Title } from '../catalogue.ts';
import { kenoPays } from '../maths/keno.ts';
import { lineSets } from '../maths/lines.ts';
import { rulesOf } from '../rules/rules-of.ts';
import { showTable } from '../rules/roulette.rules.ts';
import type { GameFacts, Shown, ShownRound } from './play.contract.ts';
import type { PlaySession, Records, Round } from './records.ts';
import { tableOf } from './rounds.ts';
import { stakesOf } from './stakes.ts';

const SHOWN_ROUNDS = 30;

const factsOf = ({ grid, uuid, name, provider, mechanic, theme, volatility, rtp }: Title): GameFacts => ({
  uuid,
  name,
  provider,
  mechanic,
  theme,
  volatility,
  rtp,
  ...(grid && { reels: grid.reels, rows: grid.rows, pays: grid.pays }),
  ...(mechanic === 'keno' && { kenoPays }),
  ...(mechanic === 'lines3' && { lines: lineSets[3] ?? [] }),
  ...(mechanic === 'lines5' && { lines: lineSets[5] ?? [] }),
});

/** Page of a session. */
export const createShow = ({ records, secret }: { records: Records; secret: string }) => {
  const { now } = records;
  return (session: PlaySession, title: Title): Shown => {
    const rules = rulesOf(title, secret, tableOf(session));
    const showRound = (round: Round): ShownRound => ({
      id: round.id,
      isOver: round.status !== 'on',
      isVoid: round.status === 'void',
      isFree: round.freespinId !== undefined,
      stakeMinor: round.bets.reduce((sum, { minor, isTaken }) => sum + (isTaken ? minor : 0), 0),
      wonMinor: round.wonMinor,
      at: round.at,
      view: round.facts ? rules.view(round.facts, round.status !== 'on', now()) : {},
    });
    const { isDemo, language, currency, returnUrl, balanceMinor, token } = session;
    const free = isDemo || !title.grid ? undefined : records.freespinsOf(session);
    const isOwed = records.calls(token).some(({ status }) => status === 'waiting' || status === 'held');
    return {
      game: factsOf(title),
      isDemo,
      isClosed: records.isClosed(session),
      language,
      currency,
      ...(returnUrl !== undefined && { returnUrl }),
      balanceMinor,
      isOwed,
      stakes: stakesOf(currency),
      ...(free && {
        freespins: { left: free.left, stakeMinor: free.stakeMinor, wonMinor: free.totalWinMinor },
      }),
      rounds: records
        .rounds(token, SHOWN_ROUNDS)
        .filter(({ status }) => status !== 'betting')
        .map(showRound),
      ...(title.mechanic === 'roulette' && { table: showTable(secret, tableOf(session), now()) }),
      now: now(),
    };
  };
};
export type Show = ReturnType<typeof createShow>;
