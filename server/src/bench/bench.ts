import { benchAudit, benchMaths } from 'games-engine/bench';
import { benchBattle } from './battle.bench.ts';
import { benchSolo } from './solo.bench.ts';

console.log('\n== dice over sockets');
await benchSolo('dice');
console.log('\n== mines over sockets');
await benchSolo('mines');
console.log('\n== a full battle');
await benchBattle();
console.log('\n== exact maths and simulation');
benchMaths();
console.log('\n== audit');
await benchAudit();
