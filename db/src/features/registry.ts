// One line an area. Its module holds what it stores, as `stored`, and its repositories.
export * as airdrop from './airdrop/index.ts';
export * as bonus from './bonus/index.ts';
export * as chat from './chat/index.ts';
export * as partner from './partner/index.ts';
export * as cashbox from './cashbox/index.ts';
export * as casino from './casino/index.ts';
export * as catalogue from './catalogue/index.ts';
export * as guardrails from './guardrails/index.ts';
export * as giveaways from './giveaways/index.ts';
export * as kyc from './kyc/index.ts';
export * as tournament from './tournament/index.ts';
export * as outsideBonus from './outside-bonus/index.ts';
export * as newyear from './newyear/index.ts';
export * as staff from './staff/index.ts';
export * as jobs from './jobs/index.ts';
export * as notices from './notices/index.ts';
export * as support from './support/index.ts';
