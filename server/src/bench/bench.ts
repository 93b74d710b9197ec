import { benchAudit } from 'games-engine/audit-bench';
import { benchMaths } from 'games-engine/maths-bench';
import { benchBattle } from './battle.bench.ts';
import { benchBonus } from './bonus.bench.ts';
import { benchCallbacks } from './callbacks.bench.ts';
import { benchCasino } from './casino.bench.ts';
import { benchChat } from './chat.bench.ts';
import { benchCrowd } from './crowd.bench.ts';
import { benchHostile } from './hostile.bench.ts';
import { benchOffice } from './office.bench.ts';
import { benchSolo } from './solo.bench.ts';
import { benchTournament } from './tournament.bench.ts';

const figures: Readonly<Record<string, readonly [title: string, run: () => unknown]>> = {
  dice: ['dice over sockets', () => benchSolo('dice')],
  mines: ['mines over sockets', () => benchSolo('mines')],
  battle: ['a full battle', benchBattle],
  callbacks: ['callbacks of deposits', benchCallbacks],
  bonus: ['dice with and without bonuses', benchBonus],
  tournament: ['the ranking of the tournament', benchTournament],
  casino: ['provider games: finding, listing, callbacks', benchCasino],
  chat: ['messages to viewers beside bets', benchChat],
  crowd: ['a crowd of viewers over one to three processes', benchCrowd],
  hostile: ['ten accounts that ask for the dearest calls', benchHostile],
  office: ['lists of the office', benchOffice],
  maths: ['exact maths and simulation', () => benchMaths()],
  audit: ['audit', () => benchAudit()],
};

const wanted = process.argv.slice(2);
for (const [name, [title, run]] of Object.entries(figures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${title}`);
  await run();
}
