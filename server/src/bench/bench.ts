import { benchAudit, benchMaths } from 'games-engine/bench';
import { benchDice } from './dice.bench.ts';

console.log('\n== dice over sockets');
await benchDice();
console.log('\n== exact maths and simulation');
benchMaths();
console.log('\n== audit');
await benchAudit();
