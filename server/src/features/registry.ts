// One line an area: what it brings to the server, under the name of its contract.
export { bonus } from './bonus/index.ts';
export { cashbox } from './cashbox/index.ts';
export { casino } from './casino/index.ts';
export { catalogue } from './catalogue/index.ts';
export { guardrails } from './guardrails/index.ts';
export { kyc } from './kyc/index.ts';
export { liveFeed } from './live-feed/index.ts';
export { moderation } from './moderation/index.ts';
export { vip } from './vip/index.ts';
export { withdrawals } from './withdrawals/index.ts';
export { officeCash } from './office-cash/index.ts';
export { officeBonus } from './bonus/office-bonus.ts';
export { tournament } from './tournament/index.ts';
export { promo } from './bonus/promo.ts';
export { telegramBonus } from './bonus/telegram/index.ts';
export { outsideBonus } from './bonus/outside/index.ts';
export { newyear } from './bonus/bonuses/newyear/index.ts';
